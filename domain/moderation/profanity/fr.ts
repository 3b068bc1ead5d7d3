import type { ProfanityLexicon } from './lexicon.ts'

/** French of France, Belgium, Switzerland, Quebec, the Maghreb and West Africa. */
export const fr: ProfanityLexicon = {
  classes: {
    are: `t_es tes_un tes_une tes_qu tes_qune tes_vraiment tes_trop tes_juste tes_con tes_bete t_etes te_es tu_es tu_n_es
      tu_nes vous_êtes vous_etes espèce_d espèce_de espece_de espece_d especes_de bande_de sale sales maudit maudite maudits ostie_de osti_de crisse_de criss_de câlisse_de putain_de
      putin_de tas_de_cons ramassis_de que_t_es toi_t_es tu_n_es_qu t_es_qu tes_q t_es_rien_qu race_de gueule_de té_qune`,
    insult: `con conne cons connes connard connards connasse connasses conard conasse connar abruti abrutie abrutis débile débiles
      idiot idiote idiots idiotes imbécile imbéciles crétin crétine crétins crétinou stupide bête bouffon bouffonne bouffons
      boloss bolosse bolos bolos tocard tocards naze nul nulle nullard minable minables raté ratée ratés perdant loser losers
      clown clochard clocharde clochards cassos kassos cas_soc cave épais niaiseux niaiseuse tata nono twit gnochon innocent
      débile_mental guignol pitre andouille nouille cruche dinde bécasse gourde truffe patate cloche bourrique âne ânesse
      buse morue vache truie cochon cochonne porc porcs porcasse chien chienne chiens chiennes rat rats cafard cafards
      vermine parasite parasites sangsue sangsues vipère serpent sorcière mégère harpie hystérique pétasse pétasses
      poufiasse pouffiasse pouffe pouf garce garces salope salopes salop salaud salauds salopard salopards saloperie pute putes
      putain catin traînée trainée tchoin tchoins guidoune guédaille plotte cagole michto crasseuse crasseux enculé enculés
      enfoiré enfoirés bâtard bâtards bâtarde batard merde merdeux merdeuse sous_merde ordure ordures déchet déchets
      pourriture pourritures pourri pourrie charogne racaille racailles crapule crapules vaurien fumier fumiers raclure
      raclures lavette larbin larbins lèche_bottes lèche_cul lèche_botte menteur menteuse menteurs voleur voleurs escroc
      tricheur tricheuse mouton moutons collabo traître lâche trouillard peureux pleureuse pleurnichard
      caca_boudin laideron moche moches laid laide thon grosse gros_lard gros_tas grognasse pouilleux puant puante
      crevard crevarde charo mytho mythos teubé teubée teube golmon golmons gogol gogole attardé attardée demeuré
      demeurée taré tarée dégénéré dégénérée ignare inculte analphabète illettré incapable bon_à_rien
      noob noobs campeur kikoo rageux puceau pucelle mongol tête_à_claques face_de_pet face_de_rat sac_à_merde fdp ntm
      fils_de_pute consanguin consanguins cocu connaud trou_de_cul trou_du_cul trouduc couillon couillonne casse_couilles
      casse_pieds tête_de_noeud tête_de_cul gland glandeur branleur branleurs branleuse mange_merde vicelard pervers
      mariole blaireau blaireaux beauf beaufs péquenaud plouc ploucs gueux gueuse sagouin gougnafier malotru crasse
      gbaki yébéré maboul mabouls hmar hmara kelb klab kahba ould 9ahba tahan zamel zebi sauvage débile`,
    strong: `débile conar connard connards connasse connasses conard abruti abrutis crétin crétins bouffon bouffonne tocard pétasse pétasses
      poufiasse pouffiasse salope salopes salopard pute putes tchoin guidoune enculé enculés enfoiré enfoirés
      fdp ntm trouduc branleur fumier raclure cassos niaiseux golmon garce imbécile imbéciles
      crapule sous_merde mange_merde lèche_bottes boloss pouffe fils_de_pute merdeux ordure ordures vermine
      face_de_pet gros_con pauvre_con`,
    slur: `bougnoule bougnoules bougnoul bicot bicots bicote bicotte youpin youpins youpine youtre youtres bamboula bamboulas
      négresse négresses chinetoque chinetoques chintok niakoué niakoués niaquoué bridé_de_merde raton_x ratons_arabes crouille
      crouilles boukak boukaks bounty_de_merde kawish kawiche tarlouze tarlouzes tarlouse tafiole tafioles tantouze
      tantouse tapette tapettes fiotte fiottes gouine gouines goudou goudous gouinasse pédé pédés pd pds travelo travelos
      trans_de_merde fif fifi_de_service singe_noir romano romanos manouche_de_merde
      gitan_de_merde boche_de_merde sale_boche rital_de_merde melon_de_merde toubab_de_merde mongolien mongoliens mongolienne triso trisos
      gogole attardé_mental débile_profond débile_mental gogolito schleu_de_merde
      nègre nègres enculeur_de_chèvres sale_arabe sale_noir sale_juif sale_juive sale_gitan sale_gitane sale_race
      hagreb azi_kahlouch kahlouch_de_merde`,
    slurword: `bougnoule bamboula tarlouze gouine pédé négro nègre youpin chinetoque tapette pédale mongolien travelo`,
    group: `arabe arabes noir noirs noire noires juif juifs juive juives rom roms gitan gitans gitane musulman musulmans musulmane chinois chinoise
      africain africains immigré immigrés migrant migrants étranger étrangers asiatique blanc blancs feuj rebeu renoi reubeu
      handicapé handicapée handicapés autiste autistes légume mongol trisomique triso sourd sourde aveugle nain naine homo homos negro négro négros
      lesbienne lesbiennes trans gay gays roumain polonais maghrébin tutsi hutu peul malien sénégalais haïtien toubab melon raton
      race boche portos schleuh voilée femmes espagnol`,
    attack: `ta_gueule tg ftg ferme_la ferme_la_la ferme_ta ferme_ta_gueule fermez_la ferme_ton dégage dégagez casse_toi
      cassez_vous barre_toi tire_toi va_te_faire va_pleurer va_jouer va_lire va_mourir désinstalle désinstal tais_toi taisez_vous
      apprends_à_jouer apprends_à_lire personne_t_aime personne_ne_t_aime personne_taime on_t_a_pas_sonné personne_t_a_sonné
      personne_te_parle sors_de sors_d_ici retourne retourne_à casses_toi t_es_pas_invitée fous_le_camp foutez_le_camp
      va_donc décâlisse décrisse mange_d_la_marde mange_la_marde ferme_donc la_ferme clos_ta on_t_a_pas_demandé rends_la_manette
      tu_fais_honte tu_me_dégoûtes tu_saoules lâche_l_affaire ftg_toi jte_bloque va_t_acheter te_parle_plus t_as_pas_honte`,
    relatives: `mère père soeur soeurs daron daronne darons famille race parents grand_mère reum maman oncle morts frère`,
    hurt: `défonce défoncer démonter démonte casser casse péter pète tuer tue buter bute fumer fume massacrer massacre éclater
      éclate planter plante frapper frappe niquer nique marave maraver crever égorger étrangler cogner gifler violer viole
      brûler saigner exploser explose briser tabasser tabasse retrouver choper chope tomber_dessus arracher arrache enterrer
      fracasser fracasse noyer pogner péter_la_gueule refaire_le_portrait finir démolir`,
    body: `gueule genoux genou jambes jambe dents bras tête nez os mâchoire face doigts rotules cou visage crâne figure reins`,
    will: `je_vais jvais j_vais jvé on_va nous_allons va_te m_as mas_te j_vas jte je_te on_te j_te nous_te je_vous jvais_te jv`,
    pic: `photo photos pic pics nude nudes vidéo snap selfie foto`,
    kys: `tue_toi suicide_toi pends_toi va_te_pendre va_te_suicider va_te_tuer va_te_jeter supprime_toi bute_toi kys flingue_toi
      va_sauter_d_un_pont ouvre_toi_les_veines jette_toi tire_toi_une_balle fous_toi_en_l_air
      va_mourir va_crever vas_mourir vas_crever va_creuver crève_charogne crève_câlisse crève_sale crève_connard crève_la_bouche_ouverte crève_salope crève_toi crève_en_enfer crève_donc crevez_tous fais_toi_sauter vas_te_pendre noie_toi
      disparais_de_cette_planète débranche_toi désinstalle_toi_de_la_vie pend_toi vas_te_suicider va_t_pendre`,
  },
  severe: `
    {slur}
    sale|sales|espèce_de|espèce_d|maudit|maudits|pauvre {group}
    {group} de merde|service
    {group} .2 {attack}
    {attack} .2 {group}
    retourne|retournez|rentre|rentrez .1 dans|au|à|en|chez ton|ta|votre|bled|pays|brousse|afrique|arbre|toi|réserve|jungle|ulis|institution|asile|savane|grotte|vous
    reste dans ta réserve
    comme|voleur toute ta race
    ta race de porc|chien|merde|voleurs|rat
    on_veut_pas|on_ne_veut_pas|pas .2 de {group}|nègres|pédés .1 ici
    les|tous_les {group} .1 sont .2 animaux|parasites|rats|ordures|singes|cafards|déchets|merdes|vermine
    mort aux {group}
    {kys}
    t_es qu|un un|une .1 {group}|mongol|erreur_de_la_nature|trav
    t_es un mongol|autiste|triso|handicapé|légume|trans
    le|la mongol|triso|autiste|gogole|gogol|handicapé .2 il|elle|pareil|de_service
    un autiste pareil
    erreur de la nature
    seras jamais .2 femme|homme
    bouge ton fauteuil
    quand on bave
    on devrait t_interner|te_piquer|t_euthanasier|te_gazer
    sale|espèce_de|dégage|grosse|vieille|petite pédale|pédales|trav|macaque|macaques
    pédale|pédales|trav dégage|va|de_service|de_merde
    trav un|une monstre
    espèce de légume|triso|mongol|autiste
    rends|rendez|fais|faites .1 service|plaisir .4 supprime_toi|disparais|crève|meurs|saute|pends|tue|débarrasse
    tu manquerais|manquerait à qui|personne
    personne viendra|pleurera|te_pleurera|te_regrettera|ne_te_pleurera .2 enterrement?
    fais le .1 saute
    saute et qu_on|du|par
    pourquoi|prk tu .2 vis|respires|existes .1 encore
    t_aurais|aurais|tu_aurais dû .1 crever|mourir|avorter|avorté|naître
    ta mère|daronne aurait dû .2 avorter|avaler
    j_espère|jespère|espère|souhaite .3 crèves|crève|meures|meurt|meure|cancer|accident|brûles|souffres|écrase|viole|finisses|sida|attrapes|noies|perdes|pourrisses
    qu_il|qu_un|qu_une t_arrive|camion|bagnole|bus .2 malheur|écrase|renverse
    que|vivement|espère|jespère|souhaite|voudrais .1 ta|ton|tes|vos|ta|le .1 mère|père|fils|fille|enfants|famille|gosses|chien|maison|avion|frère|soeur .3 choper|chope|crève|meure|meurt|cancer|finisse|finir|brûle|camion|fauteuil|souffre|attrape|disparaisse
    souhaite à tes|ta|ton
    vivement|j_espère|que que? tu te .3 renverser|crash|crever|plantes|tues|écraser|pendes|noies
    tu mérites .3 leucémie|cancer|mort|mourir|crever|viol|sida|tumeur
    prends ta voiture .2 plante
    plante_toi .2 ça fera
    crève du|d|de|avec|en|tout|comme|sale cancer|sida|enfer|seul|un|merde|chien|toi
    que dieu t|te|vous .1 enlève|prenne|maudisse|brûle|punisse|tue|reprenne
    un con|parasite|déchet de moins
    que_tu|puisses_tu|pourvu_que_tu crèves|meures|pourrisses|souffres|brûles
    que dieu te .1 tue|maudisse|punisse
    je te souhaite .2 mort|pire|cancer|malheur
    te .1 {hurt} .1 le|la|les|tes|ta {body}|genoux|deux
    jte|je_te|j_te|on_te {hurt} .3
    je|on|nous .1 vais|va|allons te|vous .1 {hurt}
    va te retrouver
    te|jte .1 jette à|dans la|l|le .1 lagune|eau|fleuve|canal|seine
    te péter les jambes|dents|genoux
    tu|t vas .2 plus|pas .1 marcher|rire|vivre|te_réveiller
    t_es|tes|té un_homme_mort|prévenu|prévenue
    t_es mort .1 demain|lundi|ce_soir|à_la|si|quand|fdp|connard
    fais tes prières
    prépare tes dents|ton_cercueil|ta_tombe
    profite bien de ta|tes
    t_attendent|t_attend|t_attends|jtattends .4 discuter|arrêt|sortie|lycée|gueule
    je|j|jsais .1 sais|sé où|ou tu|t bosses|habites|crèches|vis|dors|traînes|étudies|h
    je_te|jte suis depuis|partout
    je|jsais .2 tu|t bosses|habites|crèches
    j_ai|on_a|jai ton|votre adresse|num_de_plaque
    j_ai toujours|gardé|encore tes|les|des|tous nudes|photos|vidéos|vocaux|captures|screens
    ta rue .4 digicode|école
    balance|affiche|poste|publie|envoie|diffuse|partage|balancer|poster|afficher|publier|mets|lâche|jposte|leak .2 tes|ta|ton|tout photos|photo|nudes|vidéos|adresse|conversations|dossiers|messages|à_minuit|intimes|screens
    tes|ton selfies|photos|nudes|vidéos|adresse|intimes .3 chez|partent|sera|seront|ligne|partout|groupe|public
    un mot de plus
    venir|viens|viendrai en personne
    te faire payer
    ta famille .3 va adorer
    jte|je_te|te|j_te harcèle
    jte|j_te|je_te veux ce soir
    tu vas|va le? .1 regretter|pleurer_du_sang
    envoie|envoi|envoye|montre|montres|fais_voir|balance .3 {pic}|seins|fesses|chatte|cul|nichons|corps .4 toi|pull|timide|non|dis|montre|juste|allez|jte|sainte|attends|demandées|nue|nu|vite|sinon
    montre|envoie .2 tes? seins|fesses|chatte|cul|nichons|nibards|boobs|teuch|plus
    {pic} .4 sans .1 pull|culotte|haut|vêtements|filtre_x
    j_ai dit .1 {pic}
    t_as|tu_as|as dit non
    encore refusé
    dis|dit pas non
    envoie moi ça
    une seule|juste_une {pic}
    stp une {pic} .3 pour moi
    ton non .3 envoie|fous
    tu refuses
    envoie les {pic}
    surtout tes seins|fesses|jambes
    dis moi ce que tu portes
    tu|t portes|portes_quoi|portais quoi|sous_ta|là_dessous|en_dessous
    avec un corps comme
    ça|ca m_excite
    tu|t .1 m_excites|mexcites|me_fais_bander|me_chauffes
    passes|viens|venir|finir dans mon lit
    prix|combien .2 la|une|de_la nuit
    combien tu prends|coûtes
    beaux|bons|gros|jolis seins|nichons|cul|boobs
    suce|sucer|suces|lèche ma|moi|mes|bite|queue
    j_ai_envie|envie de te baiser|sauter|prendre|lécher|toucher|goûter|déshabiller
    je_te|jte|on_te baise|baiserais|sauterais|violerais|prendrais|boufferais|ferais_bien
    fais pas ta|la timide|sainte|prude|coincée|difficile
    🐒|🐵|🍌 .4 retourne|arbre
    s@le|sale b0ugn0ul3
    crève la_vieille|charogne|câlisse
  `,
  offensive: `
    {are} .2 {insult}
    {attack} .4 {insult}
    {insult} {strong}
    {strong}
    {insult}|gros|grosse débile|bâtard|couillon|morue
    {strong} {insult}
    gros|grosse|petit|petite|quel|quelle con|conne|noob|porc|abruti|débile|pute|merde|vache|truie|boloss|cassos|nul|loser|clochard
    {insult} de_merde|que_t_es|que_vous_êtes|à_la_con
    {are} .1 merde|marde|m3rd3|caca|caca_boudin|boudin|honte
    tu es|pues bête|du|moche|laid|nul|nulle|grosse|gros|con|conne|débile|idiot|idiote
    tu|t pues|schlingues|sens_mauvais .3 
    ta|vos|ferme_ta|ta_grosse|votre gueule|geule|guele|yeule
    tg
    ftg
    vtff|vtf|ntm|nsm|ptn_de_merde|tmtc_fdp
    fdp
    f d p
    nique|niquer|nik|niquez|niker|niké|n1que|nike ta|tes|sa|vos|ses .1 mère|race|morts|maman|père|soeur|grand_mère|daronne|mere
    va|vas|allez|aller|va_donc|vous .1 te|vous|ten|se faire foutre|fouttre|enculer|enqulé|niquer|voir|f|mettre|enculé|cuire
    va|vas niquer|niker|chier|mourir|manger_tes_morts|te_faire|crever_x
    envoie chier
    mange d|de|la|d_la .1 marde|merde|tes_morts|mes
    ta .1 mère|daronne|soeur .3 pute|grosse|salope|chienne|putain|conne|suce|cochonne|vache|moche|pareil|t_a_raté
    ta putain de mère|soeur|race
    ta mère la|en|elle|c_est .1 {insult}|grosse|string|slip|pute|short
    tes|ta|vos|ton darons|famille|parents|père|mère|soeur .4 consanguins|cousins|honte|alcoolo|débile|rats|clochards|ratés|ivrogne|t_ont_fini|poubelle|cassos
    fils|fille|filles|fs de pute|p|chien|chienne|putain|tainpu|pte|p*te|bâtard|viol|rat|catin
    fille de joie|p
    na3al|nael|nal|na3el|yen3al|inal|inaal .1 yemmak|mok|dine|din|waldik|bouk
    mok|yemmak|yemak
    casses|casse|cassez les couilles|pieds
    cassez|cassent les pieds
    raconte|racontes|dis .1 de_la merde|conneries|des_conneries
    et vous .2 moutons
    c|c_est|est|sont|êtes un|une|des|tous|qu_une|qu_un .2 pute|porc|salope|ordures|crapule|pourritures|vermine|chien|tchoin|racaille|parasites|déchets|rats|cafards|connards|moutons|chienne|garce|pétasse
    tous des ordures|pourris|voleurs|menteurs|connards|cons|rats|porcs
    menteurs voleurs|cochons
    retourne|retournez à|a ta|la cuisine|niche|barbie
    de|d la casse
    pas de couilles|cerveau|c0uilles
    la_tête|tête|face|sac de_noeud|cul|pet|rat|merde|à_claques|gland
    t_es pas invitée .1
    personne t_aime|taime|peut_te_blairer .2
    va pleurer .2
    grosse|gros m3rd3|merde|marde|vache|truie|porc
    sale p*te|p
    cette|ce|ces|cet|règlement .2 à la con
    vieille|vieux|pauvre|maudite morue|bourrique|bique|peau|harpie|garce|con|conne|sorcière|taupe|type|naze|loser|tache|cave|fou|folle|truie|crétin|idiot
    t_es .1 pauvre loser|con
    campeur à
    à marde
    admin de mes deux
    de mes couilles|deux|burnes
    va jouer .2 {insult}
    la fermer
    la ferme espèce|espece|toi|sale|gros|grosse|maintenant|ok
    tête de noeud|cul|gland
  `,
  crude: `
    merde|merdes|merdique|merdiques|emmerde|emmerdes|emmerder|emmerdeur|putain|putains|putin|ptain|marde|chier|foutre_x|enculer|encule|niquer|niqué|niquée|saloperie|saloperies|conneries|connerie|couilles|couille|chiotte_x|tabarnak|tabarnac|tabarnack|câlice|calice_de|câlisse|calisse|ostie|osti|esti|hostie_de|ciboire|viarge_x|tabernacle_de|connard|salope|pute|putes|enculé|chatte_x|cul_x|pétasse|baiser_x|zob|teub|dégueulasse_x|plein_le_cul|mon_cul|trou_du_cul|trou_de_cul
  `,
  reported: `
    traite|traité|traitée|traitent|traitait|traitaient|traiter|traites de|d
    m_a|m_ont|nous_a|nous_ont|l_a|l_ont|lui_a|me|m|ma|mon .1 traité|traitée|dit|lancé|crié|appelé|appelée|écrit|hurlé|balancé|insulté|insultée|envoyé|sorti|traite|appelle|dis|dit|menace|menacé|demande|forcé|répète
    merci papa|maman
    il|elle|ils|elles|on .1 dit|disent|disait|crie|crient|appelle|appellent|m_a|m_ont|menace|jure|promet|répète
    a|ont dit|crié|écrit|lancé|marqué que|sur|je
    dit que je|j
    le mot
    il|elle|on|qui|chien|chat|mère|père va mourir|chier
    j ai|avais dit|écrit|crié
    ça_veut|veut_dire|que|c_est dire|quoi|signifie .1
    insulte|insultes comme|genre
    on lit|lu
    livre|film|pièce de|qui
    envoie chier mes
  `,
  self: `
    je|j suis|me|étais|serai
    jsuis|chuis|chui|chu
    je me sens|trouve
    moi aussi|c_est
    fier|fière de
    mon|ma|mes
    en|comme tant
  `,
  denied: `
    merde_alors|raclure_de|vide_ordures
    c_est .1 de la merde
    le|la|un|une|du|de morue|fumier|raclure|ordures|bâtard
    t_es|tes|tu_es|tu_n_es|vous_n_êtes|il_n_est|elle_n_est|c_est|est|es|sont|êtes|etes|suis|sois|étais|était pas|jamais
  `,
  fond: `
    que_je_suis|joyeux_anniv
    je_t|j_t|jt|je_te|jte|j_te aime|adore|kiffe
    je l|le|la|les aime|adore|kiffe
    jtm|jtd|jtadore|jtaime|jtkiff
    m_as|m_a|m_ont fait rire
    bisous|bisou|câlin|câlins|bizous
    joyeux|bon anniversaire
    de mon coeur
    mon|ma p_tit|ptit|petite|gros|grosse|vieux|vieille .2
    mon boloss|bolosse préféré|préférée
    tu me manques
    de même
    ❤️
    l_adore
    vieille branche
  `,
  distress: `
    triste|moral|coeur|tristesse|pleurer
    jveux|veux|voudrais .1 juste être|disparaître|dormir
    vie de merde
    cherche la merde
    ça me fait|tue
    je me|suis|veux|peux|vais|hais
    jme sens|suis
    ma vie|tête
    envie de|d mourir|en|crever
    j_en peux|ai_marre
    j_envoie
    me sens|hais|déteste
    m_a violée|violé|frappée|frappé
  `,
}
