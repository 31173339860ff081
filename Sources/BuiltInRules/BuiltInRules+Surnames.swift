extension BuiltInRules {
  /// The commonest surnames of many languages in ASCII letters: a login is often an initial and one of these.
  package static let surnames: StaticString = """
    abbott abdi abreu acevedo acosta acuna adam adams adan adkins aguila aguilar aguilera aguirre ahmed alarcon alba
    alcala alcaraz alegria aleman alexander alfaro alfonso ali aliaga allard allen allison almeida alonso alvarado
    alvarez alves amador amaya anaya andersen anderson andrade andre andres andrews angel angulo anthony anton
    aparicio aragon aranda araujo arce archer arcos arellano arenas arevalo arias ariza armas armstrong arnold
    arrieta arroyo arteaga ashley atkins atkinson auger austin avery avila aviles ayala ayers bachmann baez baeza
    bailey baird baker baldwin ball ballard ballesteros banks barajas barber barbosa barker barnes barnett baron
    barr barragan barrera barrett barriga barrios barron barros barrows barry barta bartlett barton bass bates bauer
    bautista baxter bean beard beasley becerra beck becker bednar beer bejarano bell bello beltran benavides bender
    benitez benjamin bennett benoit benson bentley benton berg berger bermudez bernal bernard bernier berry bertrand
    best bird bishop black blackburn blackwell blair blake blanch blanchard blanco blankenship blevins bolanos
    bolton bond bonilla booker boone booth borrego bosch boucher boulanger boutin bowen bowers bowman boyd boyer
    boyle bradford bradley bradshaw brady brandt brandusa braun bravo bray brennan breton brewer bridges briggs
    bright briones brito brock brooks brown browne browning bruce brun brunet bryan bryant buchanan buck buckley
    bueno bullock burch burgess burgos burke burnett burns burton bush bustamante bustos butler byrd caballero
    cabello cabezas cabrera caceres cain calderon caldwell calhoun callahan calvo camacho camara cameron campbell
    campo campos canales cannon cano cantrell cantu cardenas cardona cardoso carey carlier carlson carmona carney
    caro caron carpenter carr carranza carrasco carreno carrera carrillo carrion carroll carson carter carvajal
    carvalho casanova casares casas casey castaneda castellanos castillo castro catalan ceballos cepeda cerda
    cervantes cespedes chacon chambers chamorro chan chandler chaney chang chaparro chapman charles chase chavez
    chen cherry choi christensen christian christiansen chung church cifuentes cisneros clark clarke clay clayton
    clement clements cline cobb cochran coffey cohen cole coleman coll collado collier collins colon combs compton
    conley conner connolly conrad contreras conway cook cooke cooley cooper copeland cordero cordoba cordova cormier
    cornejo coronado corral correa correia cortes cortez costa cowan cox craig crane crawford crespi crespo crosby
    cruz cuellar cuesta cuevas cummings cunningham curry curtis dahl dalton daniel daniels daugherty davenport davey
    david davidson davies davila davis dawson daza dean decker delacruz deleon delgado denis dennis diallo dias diaz
    dickerson dickson dillon dixon dodson doherty dominguez donaldson donnelly donoso donovan dorsey dougherty
    douglas downs doyle drake duarte dube dubois duchesne dudley duenas duffy dufour duke dumas dumont duncan dunlap
    dunn dupont dupuis duque duran durand durham duval dyer eaton echeverria edwards elias elliott ellis ellison
    english enriquez erickson ernst escalona escamilla escobar esparza espinosa espinoza estes estevez estrada evans
    everett ewing fabian fajardo farias farley farmer farrell faulkner ferguson fernandes fernandez ferran ferreira
    ferrell ferrer figueroa finley fischer fisher fitzgerald fitzpatrick fleming fletcher flores flowers floyd flynn
    foley fonseca fontaine forbes ford forrest forsell forster fortier foster fournier fowler fox francis franco
    francois frank franklin frazier frederick freeman french frey frias frick friedman fritsch fritz frost fry frye
    fuchs fuentes fuller gaines galindo gallagher gallardo gallego gallegos gallo galloway galvan galvez gamble
    gamboa gamez garay garces garcia gardner gargallo garner garrett garrido garrison garza garzon gaspar gates
    gauthier gay gentry george georges gerard germain gervais gibbons gibbs gibson gilbert giles gill gillespie
    gilmore gimenez girard giron glass glenn glover godfrey godin godoy golden gomes gomez goncalves gonzales
    gonzalez good goodman goodwin gordon gosselin gould gracia graf graham granados graves gray green greene greer
    gregoire gregory grenier griffin griffith griffiths grimes guerra guerrero guevara guidone guillaume guillen
    gutierrez guzman haas hafner hahn hale haley hall hamel hamilton hammond hampton hancock haney hanna hansen
    hanson hardin harding hardy haring harmon haro harper harrell harrington harris harrison hart hartman hartmann
    harvey hassan hatfield hawkins hayden hayes haynes hays heath hebert henderson hendricks hendriks hendrix henry
    hensley henson heredia herman hermann hermans hernandez herrera herring herzog hess hester hickman hicks hidalgo
    higgins hill hines hinton hobbs hodge hodges hoffman hoffmann hofmann hogan holdaway holden holland holloway
    holm holmes holt hood hooper hoover hopkins horak horn horne horton house houston howard howe howell hoyos huang
    hubbard huber hubert hudson huerta huff huffman hughes hull humphrey hunt hunter hurley hurst hurtado hussein
    hutchinson huynh hyde ibanez ibarra ibrahim iglesias ingram irwin jackson jacob jacobs jacobson jacques james
    jans janssen janssens jara jaramillo jarvis jean jefferson jenkins jennings jensen jerez jimenez johansen john
    johns johnson johnston joly jones jordan joseph jost jovanovic joyce juarez jurado kaiser kane kara kaufman
    kaufmann kaur keith keller kelley kelly kemp kennedy kent kerr kessler khan kidd kim king kirby kirk klein kline
    knapp knight knox koch kohl kohler kolar konrad kovac kral kramer kraus krause krueger kucera kuhn labbe lacroix
    laine lam lamb lambert landa landry lane lange langlois lara laroche larsen larson lasa latesha lawrence lawson
    leach leal leblanc leclerc ledesma leduc lee lefebvre legros leiva lemmens leon leonard lepage lerma leroy
    lester levesque levine levy lewis lillo lima lin linares lind lindgren lindsey little liu livingston llamas
    llanos lloyd logan lopes lopez louis love lowe lowery lozano lucas lucero luna lund lutz lynch lynn lyons
    macdonald machado macias mack madden maddox madrid madrigal mahieu mahoney maldonado malone mann manning
    manrique manzanares marchal marchand marchant marin marino markovic marks markus marques marquez marsh marshall
    martel martens marti martin martineau martinez martins mason masse massey mata matas mate mateo mathews mathieu
    mathis matthews maxwell may mayer maynard mayo mays mcbride mccall mccann mccarthy mccarty mcclain mcclure
    mcconnell mccormick mccoy mccready mccullough mcdaniel mcdonald mcdowell mcfarland mcgee mcgrath mcguire
    mcintosh mcintyre mckay mckee mckenzie mckinney mcknight mclaughlin mclean mcmahon mcmillan mcneil mcpherson
    meadows medina medved meier meister mejia melendez melo melton mena menard mendes mendez mendoza menendez
    mercado mercer mercier merino merritt mertens mesa meyer meyers meza michael michaud michel michiels middleton
    miles millan miller mills miranda mitchell mohamed mohammed molina monroe monteiro montenegro montero montes
    montgomery montoya moody moon mooney moore mora morales moran moreau moreira moreno morgan morin morissette
    morris morrison morrow morse morton moses mosley mosquera moss moya moyer mueller mullen muller mullins muniz
    munoz murcia murillo muro murphy murray myers naranjo narvaez nash navarrete navarro neal neira nelson nemec
    newman newton nguyen nichols nicholson nicolas nielsen nieto nino nixon noble noel nogueira nolan noriega norman
    norris norton novak novoa nunez obrien ochoa oconnell oconnor odom odonnell ojeda oliva olivares oliveira oliver
    olivera olmedo olsen olson omar oneal oneill ordonez orozco orr ortega ortiz osborn osborne osorio otero owen
    owens pace pacheco padilla paez palacio palacios palma palmer palomino palomo panarea pardo paredes park parker
    parks parra parrish parsons passons pastor patel patino patrick patterson patton paul pauwels payne pearson peck
    pedersen pedraza peeters pelayo pelletier pena pennington perales peralta perea pereira perez perkins perry
    peter peters petersen peterson petit petty pham phelps phillips picard pierce pina pineda pinilla pino pinto
    pires pittman pitts pizarro plaza poirier pollard pollone polo ponce pons poole pope porras porter portillo
    posada potter potts powell powers pozo prada prado pratt preston prevost prieto prince proctor pruitt puente
    puga pugh puig pulido putz quesada quinn quintana quintanilla quintero quiroga quiroz ramirez ramon ramos ramsey
    randall randolph rangel rasmussen ray raya raymond reed reese reeves reid reilly renaud renner restrepo reuter
    reyes reynolds rhodes ribeiro rice rich richard richards richardson richmond rico riddle riggs riley rincon rios
    riquelme ritter rivas rivera rivero rivers roach robbins roberson robert roberts robertson robinson robledo
    robles roca rocha rodgers rodrigues rodriguez rogers rojas roldan rollins roman romero roos rosa rosado rosales
    rosario rose ross rossi roth rousseau rowe rowland roy rozas rubio rueda ruiz rush russell russo ryan saavedra
    saenz saez said salamanca salas salazar salcedo saldana salgado salinas salmon sampson samson sanabria sanchez
    sanders sandoval sanford santana santiago santos sarabia sarmiento sauer saunders savage sawyer scandone
    schaefer schafer scheer schenk schmidt schmitt schneider schroeder schuler schultz schumacher schuster schwartz
    scott segovia seguin segura sellers sepulveda serna serra serrano sevilla sexton shaffer shah shannon sharp shaw
    shea shelton shepard shepherd sheppard sherman shields sierra silva simmons simo simon simonis simons simonsen
    simpson sims singh singleton skinner slavisa sloan small smith snow snyder solano solis solomon soria sosa
    sotelo soto spannum sparks spears spence spencer stafford stanley stanton stark steele stein stephens stephenson
    stevens stevenson stewart stokes stone stout strickland strong stuart suarez sullivan summers sutton swanson
    sweeney swift tamayo tanner tapia tate taylor teixeira tejada tellez tello terrell terry tessier thibault thomas
    thompson thornton timmermans tirado todd toledo tomas toro torrens torres tovar townsend tran travis tremblay
    trevino trujillo tucker turcotte turk turner tyler underwood urena uribe urrutia valderrama valdes valdez
    valencia valentin valentine valenzuela valle vallee vallejo valles valverde vance vang varela varga vargas
    vasquez vaughan vaughn vazquez vega velasco velasquez velazquez velez vera verdugo vergara vermeulen viana
    vicente vidal vigil villa villalba villalobos villanueva villar villarreal villegas vincent vogt vrancken wade
    wagner walker wall wallace waller walls walsh walter walters walton wang ward ware warnant warner warren
    washington waters watkins watson watts weaver webb weber webster weeks weiss welch wells werner west wheeler
    whitaker white whitehead whitney wiggins wilcox wiley wilkerson wilkins wilkinson willems williams williamson
    willis wilson winfield winkler winters wirth wise wolf wolfe wong wood woodard woods woodward wouters wright
    wyatt yanez yang yates yilmaz yoder york young zambrano zamora zamorano zapata zaragoza zavala zhang zimmerman
    zuniga zurita
    """
}
