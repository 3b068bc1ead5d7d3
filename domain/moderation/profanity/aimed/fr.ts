import { fr } from '../fr.ts'
import type { AimedLexicon } from '../lexicon.ts'

/** What French aims at a reader without a word that is foul alone. */
export const frAimed: AimedLexicon = {
  classes: {
    ...fr.classes,
    fut: `je_vais jvais j_vais jvas j_vas m_en_vais on_va nous_allons il_va ils_vont elle_va vont vais va veux jveux faudrait_qu_on
      devrait viens_te venir_te vient_te viennent`,
    harm: `défoncer démonter casser péter tuer buter fumer massacrer éclater planter frapper niquer crever égorger étrangler
      cogner gifler violer brûler saigner exploser briser tabasser arracher enterrer fracasser noyer pogner démolir trancher couper
      cramer torturer défigurer écraser piétiner lyncher pendre kidnapper empoisonner poignarder broyer tordre ouvrir tirer
      descendre liquider détruire flinguer dégommer refroidir finir étriper dépecer scalper crucifier rouler fendre incendier
      balafrer vitrioler étouffer bastonner dérouiller castrer`,
    now: `défonce casse pète tue bute fume massacre éclate plante nique crève égorge étrangle viole brûle saigne explose brise arrache
      enterre fracasse noie démolis tranche coupe crame écrase descends ouvre finis marave étripe fends balafre`,
    part: `yeux oeil gueule genoux genou jambes jambe dents dent bras tête nez os mâchoire face doigts rotules cou visage crâne gorge
      langue oreilles oreille ventre tripes coeur cheveux dos mains main poignets côtes mollets peau chevilles vie colonne`,
    own: `maison baraque voiture caisse chien chat gosses enfants famille mère mere fils fille moto vitres porte boutique frère soeur`,
    weapon: `flingue couteau lame machette balle balles batte fusil acide essence marteau pistolet gun kalach schlass hache calibre
      surin pruneau plomb barre`,
    misfortune: `cancer sida tumeur accident leucémie mort infarctus crèves crève crever meures meure meurs mourir mourras écraser
      écrase pourrisses pourrir brûles brûle brûler noies noie violer viole souffres souffre souffrir perdes perdre finisses
      étouffes aveugle paralysé paralysée handicapé renverser renverse égorge égorger tue tuer fausse_couche enterres
      enterrer disparaisses chope pendre rouler_dessus foudre ébola agonises plante planter malheur`,
    intimate: `nue nu nues sous_vêtements culotte soutif string seins nichons nibards fesses cul chatte bite sexe boobs lingerie
      nude nudes à_poil décolleté sans_haut sans_pull corps maillot téton tétons dénudée douche torse sous_tes_vêtements
      déshabillée sous_ton sous_ta parties_intimes petite_tenue minou`,
    show: `envoie envoies envoye montre montres fais_voir fais_moi_voir balance filme_toi prends_toi je_veux_voir jveux_voir
      je_veux_te_voir laisse_moi_voir veux_te_voir j_aimerais_te_voir snap donne_moi`,
    relatives: `arabes noirs juifs roms gitans musulmans chinois africains immigrés migrants étrangers asiatiques handicapés autistes
      homos homosexuels lesbiennes trans gays pédés roumains maghrébins haïtiens réfugiés femmes vieux sdf clandestins
      homosexualité algériens marocains sénégalais maliens turcs islam chrétiens gens_comme_toi gens_comme_vous gens_de_ton_espèce
      gens_comme_ça gens_de_ta_race ta_race ton_espèce votre_espèce votre_race ton_peuple vous_autres ces_gens personnes_comme_toi
      types_comme_toi trisomiques cas_sociaux`,
    beast: `animaux cafards rats parasites ordures singes déchets vermine cancer maladie maladies malades fléau peste porcs chiens
      sous_hommes sous_race inférieurs sauvages nuisibles erreurs anomalie dégénérés bêtes terroristes violeurs voleurs
      délinquants microbes poux racaille insectes fardeau poison envahisseurs aberration monstres virus tarés
      sangsues asticots honte`,
    doom: `exterminer exterminés gazer gazés brûler brûlés tuer tués crever mourir fusiller fusillés pendre pendus expulser expulsés
      stériliser stérilisés abattre abattus éliminer éliminés interner enfermer enfermés cage zoo camps camp noyer noyés
      euthanasier piquer éradiquer disparaître exister naître vivre reproduire respirer éradiqués dehors lyncher four fours
      renvoyer bateau`,
    lump: `vermisseau crapaud limace moule paysan paysanne péquenot bouseux bouseuse cul_terreux plouc cancrelat punaise
      vieille_bique bique cochon dindon baleine hippopotame thon mocheté monstre épouvantail gnome larve rebut
      moins_que_rien rien_du_tout facho fasciste gauchiste gauchiste coco bobo crevure vautour hyène
      tocarde pauvre_type pauvre_fille sac_à_puces morveux morveuse pisseuse chouineuse chialeuse bébé_cadum tas_de_graisse
      boudin laideron face_de_crapaud tronche gros_plein_de_soupe quatre_yeux binoclard dentiers cageot cloporte fiente
      gaspillage lèche_bottes girouette vendu vendus pantin goret guignols cassos rascal gredin pourceau asperge
      sorcière vieux_débris débris croûton fossile gorille ogre ignare paillasson serpillière`,
    politic: `politiciens politiques politicards gouvernement président ministre ministres députés maire sénateurs parti gauchistes
      gauche droite macronistes macron socialistes fachos élus patrons lepénistes insoumis libéraux caquistes`,
  },
  severe: `
    {fut} .1 te|t|vous|lui .3 {harm}
    {fut} .1 te|t .2 envoyer|mettre|jeter|foutre|balancer|enfermer .3 hôpital|hosto|cimetière|tombe|trou|fauteuil|canal|fleuve|coma|réa|ravin|coffre|urgences
    {fut} te faire .2 peau|payer|souffrir|pleurer|regretter|bouffer|saigner|la_fête|mal|avaler|disparaître
    {fut} .1 {harm} .2 ta|ton|tes|vos|votre .1 {own}|{part}
    je|j|on te|t .1 {now} .2 {part}|la|les|le|ta|tes|ton
    {now}|{harm} .1 tes|ta|ton {part}|{own}
    t arriveras|auras .1 pas|plus|jamais .3 chez|vivant|vivante|demain|anniversaire|entier
    tu .1 rentreras|sortiras|marcheras .1 pas|jamais|plus
    vas|va finir|terminer|crever|finiras .2 fossé|hôpital|morgue|canal|cercueil|trou|tombe|cimetière|fauteuil|hosto|sac|coffre|caniveau|seul
    tu finiras .2 fossé|morgue|canal|cercueil|cimetière
    surveille|protège|gare à? .1 tes|ton|ta arrières|dos|gosses|enfants|famille|derrière|mère
    mon|mes|nos|un .1 cousin|cousins|frère|frères|pote|potes|gars|père|oncle|copains .6 pour|chez|après|te|t toi|retrouver|défoncer|chercher|casser|attendre|choper|buter|attend|attendent
    {weapon} .4 pour|dans|sur|entre|contre|sous toi|ta|ton|tes|les_yeux|la_tête
    {weapon} .3 ton nom
    dors|dormir avec .2 oeil|yeux
    on|je|ils t attend|attends|attendent|attendra|chope|retrouvera|aura|aurons .4 sortie|dehors|cher|nombreux|parking|lycée|collège|arrêt|coin|soir
    prendre|prends cher
    tes jours|heures sont comptés|comptées
    dis|fais|fait adieu|tes .2 à|adieux|prières|valises .2 ta|tes|ton|vie|chien
    creuse ta tombe
    tu vas|va le|la|me|nous? .1 payer|regretter|supplier|saigner|souffrir|morfler .2
    un|encore_un|une mot|message|phrase|commentaire de|d plus .1 et|je
    cracher|danser|pisser|rire sur|à ta|ton tombe|enterrement
    espère|souhaite|prie|vivement|jespère|mérites|mériterais|hâte|aimerais|rêve .3 que|qu|de|d|le|la|un|une|ta|tu .4 {misfortune}
    tu mérites|mériterais .3 {misfortune}|baffe|gifle|baffes|raclée
    que tu|ta|ton|tes .3 {misfortune}
    tu|t|t_aurais|tu_aurais devrais|devrait|aurais|dû .2 être|mourir|crever|avorté|mort|te_pendre|te_tuer|te_suicider|te_jeter|y_rester|naître|disparaître .1 mort|morte|enterré|noyé|ya
    devrais|aurais|aurait|auraient .2 pas|jamais|plus .1 dû? .1 naître|exister|vivre|respirer|t_avoir|te_mettre
    ta mère|daronne aurait|devait .2 avorter|noyer|étouffer|jeter|préférer
    méritent|mérites|mérite pas|plus de|d vivre|exister|respirer|la_vie|l_air|être_en_vie|oxygène
    tu|t manqueras|manquerais|manques|manquerai .1 à .1 personne|aucun
    personne .2 te|t|ton|ta .3 pleurera|pleurer|pleure|regrettera|regretter|regretterait|enterrement|mort|absence
    service|plaisir .5 arrête|arrêter|cesse|crève|meurs|disparais|saute|finis .2
    arrête|cesse de respirer|exister
    finis z_en|ta_vie|tes_jours
    mets|met fin à tes|ta .1 jours|vie
    monde|tout_le_monde|famille|planète|on|classe|enfants .3 mieux|heureux|soulagés|tranquille|heureuse sans toi
    avale|avales|prends|bois|gobe .2 toute|toutes|tous|entière|boîte|plaquette|javel|poison|antigel .3 cachets|boîte|médocs|comprimés|javel|vite|plaquette .3 parle|vite|connard|bon_débarras|toi|fous|tranquille|débarrasse
    bois de la javel
    bois|avale .2 javel
    corde|pont|train|rails|balcon|fenêtre|toit|lame .3 attend|attendent|t_appelle
    jette_toi|balance_toi .3 pont|toit|fenêtre|train|rails|balcon|étage
    {show} .6 {intimate}
    {show} .2 ce|c .1 que? t|tu .2 sous|dessous
    déshabille|désape|touche|caresse|doigte|masturbe toi .3
    enlève|retire|soulève|baisse|ôte|ouvre|vire ton|ta|tes haut|pull|t|tshirt|soutif|culotte|jupe|pantalon|chemisier|jean|robe|string|vêtements|chemise|jogging|maillot
    combien|quelle|quel .2 soutif|bonnet|soutien|taille_de_soutif|poitrine|taille_de_seins
    tu .1 bonnets|couleur
    couleur .3 culotte|soutif|string|sous_vêtements
    quoi sous|dessous .2 ta|ton|jupe|tes
    t|tu as|portes|mets quoi .1 sous|dessous|comme_culotte
    ai|envie|veux|vais|jveux|aimerais|voudrais .1 de|d? te|t toucher|lécher|baiser|sauter|prendre_par|peloter|caresser|déshabiller|goûter|bouffer_la|mordre_les|doigter|tripoter|enculer|démonter_le|fesser|renifler|pénétrer|mettre_en_levrette|ken|tringler
    t|tu .2 excites|bander|mouiller|chauffes|chauffe|allumes|m_excites
    fais|fait bander
    imagine|imaginé|imaginer|pense|pensé|rêve|rêvé .2 toi|t|te .4 nue|nu|lit|douche|dessous|à_poil|sans
    je|j t imagine .3
    coucher|baiser|faire_l_amour|niquer|sexe avec moi|toi
    à genoux .3 suce|salope|devant
    sinon|ou .1 je|j|jte|jbalance .2 balance|montre|poste|publie|partage|diffuse|affiche|envoie|dis .4
    {fut} .1 balancer|afficher|poster|publier|diffuser|partager|montrer|envoyer|mettre|leaker|vendre|imprimer|coller|lâcher .3 tes|ton|ta|les .2 photos|photo|nudes|vidéos|vidéo|adresse|numéro|conversations|messages|screens|secrets|captures|vocaux|dossiers
    tes|ta|ton .1 photos|photo|nudes|vidéo|vidéos|adresse|captures .4 vont|va|seront|sera|partent|finiront|tourneront|tourner|circuler .5
    tout_le_monde|lycée|boss|patron|mère|collège|classe|tous .4 va|vont|verra|verront|saura|sauront .3 photos|seins|nue|nudes|vidéo|où_t_habites|corps|cul
    {relatives} .1 c|sont|est|êtes|ce .3 {beast}
    {relatives} .5 faudrait|faut|devraient|devrait|doivent|méritent|mérite|faudra|devriez .4 {doom}
    faudrait|faut|devrait|doit|va|vais .1 tous|toutes? {doom} .2 tous|toutes|ces|les|ce .2 {relatives}
    faudrait|faut tous|toutes les|vous {doom}
    {relatives} .2 méritent|mérite|devriez|devraient .1 pas .2 vivre|exister|naître|respirer|reproduire
    mort aux|à_tous_les {relatives}
    on|personne .1 veut pas|plus de toi|vous|tes|ta .1 ici|dans|chez|pareils|semblables|race|sale
    pas .1 ta|votre place ici|en_france|au_québec|chez_nous|parmi
    te|t fais|ferai|fait .1 bouffer|avaler|cracher|pleurer|saigner|manger .1 tes|ta|ton
    mieux|service .6 gosses|enfants|famille|monde|tous .4 crever|mourir|disparaître|crèves
    va|vas jouer|dormir|te_coucher|t_allonger .1 sur|sous .1 autoroute|route|rails|voie|voies|train
    voir .6 sous .1 cette|ta|ton|tes|ce jupe|pull|robe|haut|chemisier|culotte|t
    pense|penser|rêve|rêver .1 à|de toi .2 nue|nu|à_poil|lit|douche
    paie|paye|payes|raque .2 ou|sinon .3 photos|vidéos|vidéo|tout .4
    tout|tous|toute .3 va|vont|verra|verront .1 voir? .1 cette|tes|ta|ces vidéo|photos|vidéos|photo
    {relatives} .2 aurait|auraient|devraient|devrait .1 jamais|pas|tous|se .1 dû? .3
    {relatives}|vous|êtes pas .1 des|êtes .1 humains|gens
    {relatives} .1 devraient .2 se noyer|pendre|tuer
  `,
  offensive: `
    {are} .3 {lump}
    quel|quelle|espèce|espece|pauvre|gros|grosse|sale|petit|petite|vieille|vieux|sacré|bande .2 {lump}
    va|vas .2 {lump}
    {attack} .4 {lump}
    {lump} .3 {attack}|pathétique|dégueulasse|répugnant
    qu|que du|de|une|un .1 gaspillage|perte|erreur|déchet|rien|merde|parasite|honte
    t|tu as|a|avez .1 une|un|le|la|l .1 tête|gueule|cerveau|face|tronche|QI|haleine|cul|QI|voix d|de|du .3
    as|a|avez .1 pas|aucun|zéro .1 cerveau|couilles|neurones|éducation|potes
    dirait .1 un|une .1 cochon|truie|vache|singe|crapaud|clochard|baleine|rat|thon|clown|sorcière|pute|porc|monstre|épouvantail|mongol|gorille|chien
    tu|t ressembles|pues|sens|parles|manges|marches|schlingues|chlingues .3 rien|cochon|truie|vache|singe|crapaud|clochard|caca|pipi|prout|mort|égout|rat|plouc|paysan|chien|chiottes|poubelle|pied|pieds|cul|merde|pisse|bouc|poisson|monstre|bébé|fesses|baleine|sorcière|blédard
    tu sens|pues .1 mauvais|mal|fort|trop
    es|est tellement|trop|si .1 moche|laid|laide|con|conne|bête|débile|gros|grosse|nul|nulle|stupide|naze .3
    plus|aussi moche|laid|laide|con|conne|bête|débile|grosse|stupide que|qu .3 toi|tes|pieds|balai
    débile|con|conne|bête|stupide|sourd|idiot|idiote|demeuré ou tu|quoi|t
    apprends|apprend|apprenez .2 parler|écrire|français|lire|orthographe|conjuguer|grammaire .2
    sais|sait même pas|plus parler|écrire|lire|français|jouer
    parles|écris comme un|une|mon|tes .1 paysan|plouc|vache|arabe|pied|illettré|bouseux|blédard|gosse|sauvage|cul
    va|vas|allez|qu_il_aille .1 au|aux|en|te|voir|brûler|pourrir|chez .1 diable|enfer|fraises|faire|cuire|ailleurs
    brûle|pourris en enfer
    mettre|mets|mettez|foutre|carrer|carre .2 où|au|dans .1 pense|cul|fion|derche|le_cul
    ferme|fermez|clos|boucle .1 ton|ta|la|votre|le clapet|bouche|museau|caquet|bec|trou|groin
    boucle la
    tu|t sers|vaux|vaut|servez .2 rien .1
    bon|bonne à rien
    personne .1 veut|t|te|peut .1 supporter|supporte|aime|voir|blairer|piffrer|jouer|parler|encadrer .4 toi|tes|ta
    tout_le_monde|on|toute_la_classe|ils .2 te|t .1 déteste|détestent|hait|haïssent|méprise|rit|supporte
    se moque|fout|rient de toi|ta
    tu|t me|nous|m dégoûtes|donnes|débectes|écoeures|répugnes .2
    donnes|donne envie de|d gerber|vomir|dégueuler
    es|est la|une|qu_une .1 honte|risée|erreur|merde|catastrophe|plaie .2
    ta|tes .1 famille|mère|parents|père .3 déchets|honte|rats|poubelle|cassos|clodos|bouseux|crasseux|alcoolo|alcooliques|pute|regrette|regrettent|ratés
    {politic} .5 pourris|ordures|voleurs|parasites|menteurs|rats|raclures|salauds|enfoirés|merde|vermine|enculés|crapules|cons|guignols|connards|vendus|traîtres|escrocs
    ordures|parasites|pourris|rats|raclures|salauds|bande|sales|saletés|enfoirés|pourritures .3 {politic}
    caca|prout|pipi|crotte boudin|nez|face|tête|culotte
    tête|face|cul|tronche|gueule de|d .1 crapaud|rat|caca|pet|prout|cul|thon|singe|cochon|crotte|con|cochonne|citrouille|oeuf|pizza|boudin|fesse|fesses
    la|une tête|gueule|face comme .3 {insult}|{lump}|melon|citrouille|cul|ballon|patate
    as|a .1 deux|qu_un|trois|un neurones|neurone .2
  `,
  unmeant: `
    n|ne|jamais envoie|envoies|montre|bois|prends|crois|partage
    espère|souhaite .4 pas|guérir|guérisses|mieux|bien|vite|rétablisse|rétablissement|remets|remette|réussir
    traitement|chimio|rémission|guérison|guérie|guéri|s_en_sorte
    voisine|voisines|voisin|voisins|soupe|jardin|vacances|mariage
    médecin|docteur|infirmière|dentiste|chirurgien|kiné|gynéco|sage_femme
    câlin|bisous|bises|tendresse|je_t_aime
    désolé|désolée|navrée|navré
    mdr|ptdr|partie|jeu|niveau|fifa|minecraft|fortnite|roman|film|personnage|match
    j arrête|avale|ai|aurais|cesse|bois|prends
    je|j|jsuis suis|étais|serai|me
    jsuis|chuis|j_ai_l_impression
    c_est|est pas ta faute
    t_es|tu_es pas|plus .1 un|une|seul|seule
    merci|reconnaissante
  `,
}
