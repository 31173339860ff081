extension BuiltInRules {
  /// ISO 3166-1, two and three letters.
  package static let countries: StaticString = """
    ABW AD AE AF AFG AG AGO AI AIA AL ALA ALB AM AND AO AQ AR ARE ARG ARM AS ASM AT ATA ATF ATG AU AUS AUT AW AX AZ
    AZE BA BB BD BDI BE BEL BEN BES BF BFA BG BGD BGR BH BHR BHS BI BIH BJ BL BLM BLR BLZ BM BMU BN BO BOL BQ BR BRA
    BRB BRN BS BT BTN BV BVT BW BWA BY BZ CA CAF CAN CC CCK CD CF CG CH CHE CHL CHN CI CIV CK CL CM CMR CN CO COD
    COG COK COL COM CPV CR CRI CU CUB CUW CV CW CX CXR CY CYM CYP CZ CZE DE DEU DJ DJI DK DM DMA DNK DO DOM DZ DZA
    EC ECU EE EG EGY EH ER ERI ES ESH ESP EST ET ETH EU FI FIN FJ FJI FK FLK FM FO FR FRA FRO FSM GA GAB GB GBR GD
    GE GEO GF GG GGY GH GHA GI GIB GIN GL GLP GM GMB GN GNB GNQ GP GQ GR GRC GRD GRL GS GT GTM GU GUF GUM GUY GW GY
    HK HKG HM HMD HN HND HR HRV HT HTI HU HUN ID IDN IE IL IM IMN IN IND IO IOT IQ IR IRL IRN IRQ IS ISL ISR IT ITA
    JAM JE JEY JM JO JOR JP JPN KAZ KE KEN KG KGZ KH KHM KI KIR KM KN KNA KOR KP KR KW KWT KY KZ LA LAO LB LBN LBR
    LBY LC LCA LI LIE LK LKA LR LS LSO LT LTU LU LUX LV LVA LY MA MAC MAF MAR MC MCO MD MDA MDG MDV ME MEX MF MG MH
    MHL MK MKD ML MLI MLT MM MMR MN MNE MNG MNP MO MOZ MP MQ MR MRT MS MSR MT MTQ MU MUS MV MW MWI MX MY MYS MYT MZ
    NA NAM NC NCL NE NER NF NFK NG NGA NI NIC NIU NL NLD NO NOR NP NPL NR NRU NU NZ NZL OM OMN PA PAK PAN PCN PE PER
    PF PG PH PHL PK PL PLW PM PN PNG POL PR PRI PRK PRT PRY PS PSE PT PW PY PYF QA QAT RE REU RO ROU RS RU RUS RW
    RWA SA SAU SB SC SD SDN SE SEN SG SGP SGS SH SHN SI SJ SJM SK SL SLB SLE SLV SM SMR SN SO SOM SPM SR SRB SS SSD
    ST STP SUR SV SVK SVN SWE SWZ SX SXM SY SYC SYR SZ TC TCA TCD TD TF TG TGO TH THA TJ TJK TK TKL TKM TL TLS TM TN
    TO TON TR TT TTO TUN TUR TUV TV TW TWN TZ TZA UA UG UGA UK UKR UM UMI URY US USA UY UZ UZB VA VAT VC VCT VE VEN
    VG VGB VI VIR VN VNM VU VUT WF WLF WS WSM XK YE YEM YT ZA ZAF ZM ZMB ZW ZWE
    """

  /// ISO 4217, with codes that went out of use and may still stand in data.
  package static let currencies: StaticString = """
    AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BYR BZD CAD CDF CHE
    CHF CHW CLF CLP CNY COP COU CRC CUC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF
    GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR
    LRD LSL LTL LVL LYD MAD MDL MGA MKD MMK MNT MOP MRO MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR
    PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SLL SOS SRD SSP STD STN SVC SYP
    SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS VED VEF VES VND VUV WST XAD XAF XAG XAU
    XBA XBB XBC XBD XCD XCG XDR XOF XPD XPF XPT XSU XTS XUA XXX YER ZAR ZMK ZMW ZWG ZWL
    """

  /// ISO 639-1, and the ISO 639-3 codes of the same languages.
  package static let languages: StaticString = """
    aa aar ab abk ae af afr ak aka am amh an ar ara arg as asm av ava ave ay aym az aze ba bak bam be bel ben bg bi
    bis bm bn bo bod bos br bre bs bul ca cat ce ces ch cha che chu chv co cor cos cr cre cs cu cv cy cym da dan de
    deu div dv dz dzo ee el ell en eng eo epo es est et eu eus ewe fa fao fas ff fi fij fin fj fo fr fra fry ful fy
    ga gd gl gla gle glg glv gn grn gu guj gv ha hat hau hbs he heb her hi hin hmo ho hr hrv ht hu hun hy hye hz ia
    ibo id ido ie ig ii iii ik iku ile ina ind io ipk is isl it ita iu ja jav jpn jv ka kal kan kas kat kau kaz kg
    khm ki kik kin kir kj kk kl km kn ko kom kon kor kr ks ku kua kur kv kw ky la lao lat lav lb lg li lim lin lit
    ln lo lt ltz lu lub lug lv mah mal mar mg mh mi mk mkd ml mlg mlt mn mon mr mri ms msa mt my mya na nau nav nb
    nbl nd nde ndo ne nep ng nl nld nn nno no nob nor nr nv ny nya oc oci oj oji om or ori orm os oss pa pan pi pl
    pli pol por ps pt pus qu que rm rn ro roh ron ru run rus rw sa sag san sc sd se sg sh si sin sk sl slk slv sm
    sme smo sn sna snd so som sot spa sq sqi sr srd srp ss ssw st su sun sv sw swa swe ta tah tam tat te tel tg tgk
    tgl th tha ti tir tk tl tn to ton tr ts tsn tso tt tuk tur tw twi ty ug uig uk ukr ur urd uz uzb ve ven vi vie
    vo vol wa wln wo wol xh xho yi yid yo yor za zh zha zho zu zul
    """
}
