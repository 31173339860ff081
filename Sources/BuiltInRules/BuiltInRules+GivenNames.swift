extension BuiltInRules {
  /// The commonest given names of many languages in ASCII letters: what makes a member name lead to a person.
  package static let givenNames: StaticString = """
    aaron abdul abdullah abel abelardo abigail abraham abril ada adalberto adam adan adela adele adelina adeline
    adem adolf adolfo adrian adriana adriano adrien adrienne agata agatha agathe agnes agnieszka agustin agustina
    ahmad ahmed ahmet aida aidan aiden aimee aisha alain alan alana alba albert alberto albin albina aldo alec
    alejandra alejandro aleksander aleksandra alena alessandro alessia alessio alex alexa alexander alexandra
    alexandre alexandria alexia alexis alf alfons alfonso alfred alfredo ali alice alicia alida alina aline alisa
    alisha alison alix allan allen allison alma alois alonso alphonse alva alvaro alvin alyssa amalia amanda amani
    amaya amber amelia amelie amin amina amir amira amparo amy ana anais anastasia anders anderson andre andrea
    andreas andree andrej andres andrew andrzej andy anette angel angela angele angelica angelika angelina angelique
    angelo angie angus anibal anica anika anita anja anka ann anna annabelle annamaria anne anneli annette annick
    annie annika anny anouk anthony antoine antoinette anton antonella antonia antonietta antonina antonino antonio
    antonius antony april araceli ari aria ariana ariane ariel arlette armand armando armin arne arno arnold aron
    arsenio arthur artur arturo ashlee ashleigh ashley asta astrid audrey august auguste augustin augusto aura
    aurelia aurelie aurelio aurora aurore austin autumn ava axel aya ayla aylin ayoub ayse bailey barbara barry
    basil bastian beata beatrice beatrix beatriz becky belinda bella ben benedict benedikt benita benito benjamin
    benny benoit berit bernadette bernard bernardo bernhard bert berta bertha bertram bertrand beth bethany bettina
    betty beverley beverly bianca bianka bilal bill billy birgit birgitta bjorn blake blanca blanka bob bobby bonnie
    boris bozena brad bradley brady brandi brandon brandy branka branko brayan breanna brenda brendan brent brett
    brian briana brianna bridget brigid brigitta brigitte britt britta brittany brittney brooke bruce bruno bryan
    bryce caitlin caitlyn caleb callum calvin cameron camila camilla camille camilo candace candice carina carine
    carl carla carlo carlos carlota carly carmela carmelo carmen carol carola carole carolina caroline carolyn
    carrie casey casper cassandra cassidy cassie catalina catarina caterina catharina catherine cathrine cathy
    cecile cecilia cedric celia celina celine cesar chad chantal charlene charles charlie charlotte chase chelsea
    chelsey cheryl cheyenne chiara chloe chris christa christel christelle christian christiane christie christina
    christine christoph christophe christopher christy cindy ciro claire clara clare clarence clarisa clarissa
    claude claudia claudine claudio claus clayton clemence clemens clement clemente clementina clifford clinton
    clotilde cody cole colette colin colleen collin colton concepcion concetta connie connor conny conor constance
    constantin constanza consuelo cora corey corina corinna corinne cornel cornelia cornelius cory courtney craig
    cristian cristiano cristina cristobal crystal curt curtis cynthia cyril dagmar dagny daisy dakota dale dalia
    dalibor dalton damaris damian damien damir damon dan dana danica daniel daniela daniele daniella danielle danilo
    danny dante dany daphne dara daria darin dario darius darko darlene darrell darren darryl daryl dave david dawn
    dean deanna debbie debora deborah debra declan delfina delia delphine denis denise dennis derek derrick desiree
    desmond destiny devin devon diamond diana diane didier diego dieter dilara dillon dimitri dina dino diogo dion
    dirk dolores domenico domingo dominic dominik dominique don donald donato donna dora doreen dorian doris dorota
    dorothea dorothee dorothy douglas dragan dragica drew duane duncan dusan dustin dwayne dylan earl ebony eddie
    eden edgar edgard edgardo edison edita edith edmond edmund edouard eduard eduardo edvard edward edwin efrain
    eileen einar ela elaine elba eleanor elena eleonora eleonore eli elia eliana eliane elias elif elijah elin elina
    eline elisa elisabet elisabeth elise eliza elizabeth ella ellen ellie elliot elly elma elmar elna elodie eloisa
    eloise eloy elsa else elsie elvin elvira elvis ema emanuel emelina emil emile emilia emiliano emilie emilio
    emily emin emma emmanuel emmanuelle emmy enrico enrique enzo eric erica erick erik erika erin erling erna ernest
    ernesto ernst ervin erwin esmeralda esperanza esteban estefania estela estelle ester esther ethan ethel etienne
    eugen eugene eugenia eugenie eugenio eunice eva evan eve evelin evelina eveline evelyn evelyne evie evita ewa
    ezequiel fabian fabiana fabienne fabio fabiola fabrizio faith fanny farah fatima fatma federico felicia
    felicitas felipe felix ferdinand fernand fernanda fernando fidel filip filippa filippo filomena finn fiona
    flavia flavio flor flora florence florencia florent florentina florian florin fran frances francesca francesco
    francine francis francisca francisco franco francois francoise frank franklin frans franz franziska fred freddy
    frederic frederick frederik frederique fredy freya frida frieda friedrich fritz gabriel gabriela gabriella
    gabrielle gael gaelle gaetano gail gareth garrett garry gary gaspar gaston gavin gemma genaro gene genevieve
    genoveva geoffrey georg george georges georgette georgia georgina gerald geraldine gerard gerardo gerd gerda
    gerhard germaine german geronimo gert gertrud gertrude ghislaine gian giancarlo gianni gil gilbert gilberte
    gilberto gilda gilles gillian gina ginette gino giovanna giovanni gisela gisele giulia giuliana giuseppe
    giuseppina gladys glen glenda glenn gloria gonzalo goran gordana gordon grace graciela graham greg gregg
    gregoire gregor gregorio gregory greta guadalupe guido guillaume guillermo gunnar gustav gustavo guy gwendolyn
    hailey haley hamza hana hanna hannah hanne hannes hans harald harold harriet harrison harry harvey hasan hassan
    hayden hayley hazel heather hector heidi helen helena helene helga helge helmut hendrik henri henrietta
    henriette henrik henry herbert heriberto herman hermann hermina hernan hilda hildegard hilma holger holly
    horacio hortense hortensia howard hubert hugh hugo hugues huguette hulda humberto hunter ian ibrahim ida ignacio
    igor ilias ilona ilse ilyas imelda ina ines inga inge ingeborg inger ingrid ira irena irene irina iris irma isa
    isaac isabel isabela isabell isabella isabelle isaiah isaias isidor isidro isis ismael ismail israel iva ivan
    ivana iveta ivo ivonne ivy jacinta jack jackie jackson jaclyn jacob jacqueline jacques jade jaime jake jakob
    jakub jamal james jamie jamila jan jana jane janet janette janice janina janine janis janne jaqueline jared jari
    jaroslav jasmin jasmina jasmine jason jasper javier jay jayden jayne jazmin jean jeanette jeanine jeanne
    jeannette jeannine jeff jeffery jeffrey jelena jenna jenni jennifer jenny jens jeremiah jeremias jeremy jermaine
    jerome jeronimo jerry jesper jesse jessica jessy jesus jill jillian jim jimena jimmy jo joachim joakim joan
    joana joann joanna joanne joao joaquin jocelyn jocelyne jodi jodie jody joe joel joelle johan johana johann
    johanna johannes john johnathan johnny jolanda jon jonas jonatan jonathan jonathon jonna jordan jordi jorge
    joris jose josef josefa josefina josefine joseph josephine josette josh joshua josiah josiane josip josue jovita
    joy joyce jozef juan juana juanita judith judy jules julia julian juliana julianna julie julien juliet julieta
    juliette julio julius june junior jurgen justin justina justine justus kai kaitlin kaitlyn kamil kamila kara
    karel karen kari karim karin karina karine karl karla karol karolina karoline kaspar kasper kata katarina kate
    katelyn katerina katharina katharine katherine kathleen kathryn kathy katia katie katja katrin katrina katy kay
    kayla kaylee kayleigh keith kelli kellie kelly kelsey kelvin ken kendra kenneth kenny kent kerri kerry kerstin
    kevin khadija khalid kian kiara kieran kilian killian kim kimberley kimberly kira kirk kirsten kirstin klara
    klaus konrad konstantin kornelia krista kristen kristi kristian kristie kristin kristina kristine kristopher
    kristy krystal krzysztof kurt kyle kylie lacey laetitia laila lambert lana lance lara larissa larry lars latasha
    latoya laura laure lauren laurence laurent laurenz laurie lavinia lawrence lea leah leana leander leandra
    leandro leanne lee leif leigh leila lena leni lenny leo leon leona leonard leonardo leone leonel leonhard leonie
    leonor leonora leopold leopoldo leroy lesley leslie leticia levi lewis leyla lia liam liana lidia lidija lila
    lili lilia lilian liliana liliane lilla lillian lilly lily lina linda lindsay lindsey linn linnea lino linus
    lionel lisa lisandro lisbeth lise lisette liv livia livio liza ljubica logan loic lois lola lonnie loredana
    lorena lorenz lorenza lorenzo loretta lori loris lorna lorraine lotta lotte lou louis louisa louise lourdes
    luana luc luca lucas lucia luciana luciano lucie lucien lucienne lucinda lucio lucy ludmila ludovic ludwig luigi
    luis luisa luka lukas luke luna luz lydia lydie lynda lynn lynne mackenzie madeleine madeline madison magali
    magda magdalena magnus mahdi mahmoud mahmud maia maite maja makayla malcolm malena malik malika malin mallory
    mandy manfred manon manuel manuela mara marc marcel marcela marcella marcelle marcelo marcia marco marcos marcus
    mare marek maren margaret margareta margaretha margarita margaux margit margot margret marguerite mari maria
    mariah mariam marian mariana marianna marianne mariano maribel marica maricela marie mariette marija marijana
    marika marilyn marin marina marine marino mario marion marisa marisol marissa marit marita marius marjan
    marjorie mark marko markus marlen marlene marlon marta martha marthe martin martina martine marvin mary maryam
    maryse mason massimo matej mateo matheo mathew mathias mathieu mathilda mathilde matias matilda matilde mats
    matteo matthew matthias matti mattia maud maude maura maureen maurice mauricio maurizio mauro maxim maxime
    maximilian maximiliano maximo maxwell maya mckenzie meagan megan meghan mehdi mehmet melania melanie melina
    melinda melisa melissa melody melvin mercedes meredith mia micaela michael michaela michal micheal michel
    michele micheline michelle miguel mika mikael mikaela mikayla mike mila milagros milan milda milena milica milka
    milo milos milton mina mindy minna mira miranda mireille miriam mirjam mirko miroslav misty mitchell mohamed
    mohammad mohammed moises molly mona monica monika monique morena morgan moritz morris muhammad muhammed muriel
    musa mustafa myriam nada nadia nadine nadja nancy nanna naomi natacha natalia natalie natanael natasa natascha
    natasha nathalie nathan nathaniel neil nelly nelson nestor nicholas nichole nick nico nicola nicolai nicolas
    nicole nidia niels nigel nikita nikki niklas niko nikola nikolai nikolas nikolina nils nina nino noa noah noe
    noel noelia noelle noemi noemie nora norah norbert norberto norma norman nour nova nuria oceane octavio oda
    odette odile ofelia ola olaf olav ole olga oliver olivia olivier omar omer orlando oscar oskar osman osvaldo
    oswald otilia otto owen pablo paige paloma pam pamela paola paolo paris parker pascal pascale pasquale patric
    patrice patricia patrick patrik patrizia patty paul paula paulette paulina pauline paulo pavel pedro peggy
    penelope penny perla perry petar peter petra philip philipp philippe phillip philomena phoebe phyllis pia pierre
    pietro pilar piotr preston priscila priscilla quentin rachael rachel rafael rafaela ralph ramiro ramon ramona
    randall randy raoul raphael raquel rasmus raul raven ray rayan raymond rebeca rebecca rebekah regina reginald
    regine reinaldo reinhold remy renata renato rene renee renzo reuben reynaldo rhonda rhys ria ricardo richard
    rick rickey ricky rico riley rita robert roberta roberto robin robyn rocco rocio rodney rodolfo rodrigo roger
    roland rolando rolf romain roman romana romeo romina romy ron ronald ronja ronnie ronny rory rosa rosalia
    rosalie rosanna rosaria rosario rose rosemarie rosemary rosina rosita ross rowan roxana roxane roy roza rozalia
    ruben ruby rudi rudolf rudy rune russell ruth ryan sabina sabine sabrina said sally salma salome salomon
    salvador salvatore sam samanta samantha sami samir samira samuel sander sandra sandrine sandro sandy santiago
    santino santos sara sarah sarina sasha saskia saul savannah scott sean sebastian sebastien selena selina selma
    serena serge sergio seth severin shane shania shannon shari sharon shaun shawn shawna sheena sheila shelby
    shelia shelley shelly sheri sherri sherry sheryl shirley shona sierra sigrid sigurd silas silke silvana
    silvester silvia silvio simon simona simone sina slavica slavko socorro sofia sofie sol solange soledad solveig
    sonia sonja sonny sonya sophia sophie soraya soren spencer stacey stacie stacy stan stanislav stanley stefan
    stefania stefanie stefano stella stephan stephane stephanie stephen steve steven stewart stjepan stuart sue
    summer susan susana susann susanna susanne suzana suzanne sven svetlana sydney sylvester sylvia sylvie tabitha
    tamara tami tammie tammy tania tanja tanner tanya tara tasha tatiana tatjana taylor tea teddy teodor terence
    teresa terrance terrence terri terry tess tessa thea theo theodor theodora theodore theresa therese theresia
    thiago thibaut thierry thomas thor tia tiago tibor tiffany tim timea timo timon timothee timothy tina tiziana
    tiziano tobias toby todd tom tomas tomasz tommy toni tony tonya tracey traci tracie tracy travis trevor tricia
    trinidad tristan troy tyler tyrone ulla umar una urban ursula valdemar valentin valentina valentine valentino
    valeria valerie valter vanesa vanessa vera verena vernon veronica veronika veronique vesna vicente vicki vickie
    vicky victor victoria viktor viktoria vilma vince vincent vincenza vincenzo viola violet violeta violetta
    violette virginia virginie vito vivian viviana viviane vivien vivienne vladimir vlasta waldemar walter wanda
    warren wayne wendy werner wesley whitney wilfredo wilhelm william willie willy wilma wilmer wilson wyatt xavier
    xenia ximena yanis yannick yara yasin yasmin yasmina yasmine yassin yesenia yolanda yolande yuliana yusuf yvan
    yves yvette yvonne zachary zahra zakaria zara zdenka zeljko zeynep zina zita zlatko zoe zoey zoltan zora zoran
    """
}
