import type { ProfanityLexicon } from './lexicon.ts'

/** Spanish of Spain and the Americas. */
export const es: ProfanityLexicon = {
  classes: {
    are: `eres sos es_usted usted_es son ustedes_son sois sos_un sos_una eres_un eres_una eres_tan eres_muy er3s pareces
      parecés q_eres resultaste pedazo_de tremenda_puta tenias_que_ser vaya_panda_de menudo_hijo menuda_panda
      como_tu como_vos como_usted como_ustedes tu_eres vos_sos callate cállese cierra eso_eres eres_el eres_la`,
    insult: `idiota idiotas imbecil imbeciles estupido estupida estupidos estupidas tonto tonta tontos tontas bobo boba tarado
      tarada tarados pelotudo pelotuda pelotudos boludo boluda gilipollas gilipuertas capullo capulla pendejo pendeja pendejos
      pendejas huevon huevona weon wn aweonao culiao culiado qliao ql ctm conchetumadre cabron cabrona cabrones mamon mamona
      baboso babosa menso mensa burro burra bruto bruta animal bestia inutil inutiles payaso payasa payasos ridiculo
      ridicula patetico patetica fracasado fracasada perdedor perdedora looser loser basura escoria mierda rata ratas sabandija
      sabandijas cerdo cerda cerdos cerdas cochino cochina puerco puerca marrano marrana chancho chancha gusano gusanos gusana
      cucaracha lacra lacras parasito parasitos parasita alimaña alimañas vibora culebra sapo sapa perro perra perras zorra
      zorras zorro guarra guarro golfa puta putas puto putos furcia ramera prostituta fulana bruja vieja_bruja cuaima histerica
      amargada amargado malcogida malparido malparida malparidos gonorrea careverga carepicha hijueputa hijueputas hpta hp hdp
      jueputa malnacido malnacida desgraciado desgraciada imbesil estupida asqueroso asquerosa repugnante feo fea feos apestoso
      apestosa hediondo mugroso mugrosa gordo gorda gordos foca ballena vaca vacaburra tapon enano enana cobarde llorona lloron
      mediocre ignorante analfabeto analfabeta memo lelo lerdo lerda zopenco mequetrefe cretino cretina subnormal cara_de_caca
      caraculo cara_culo cara_de_culo cara_de_pedo pedorro pedorra comemocos cabeza_hueca tontolaba tontaco pringado pringada
      parguela panoli gil gila giles otario nabo salame mogolico mongol mongolico naco naca corriente lameculos lambon lamebotas
      chupasangre chupasangres ladron ladrona ladrones mentiroso mentirosa mentirosos mentirosas traidor vendepatria
      vendepatrias corrupto corruptos facho fachos rojo_de_mierda progre payasos noob manco manca paquete malo_de_cojones bot
      lacroso guiri mantenido mantenida rastrera rastrero trepa engendro esperpento mamarracho mamarracha sinverguenza
      desubicado bocazas chismosa metiche mamaguevo mamahuevo guevon gueon pajero pajera pajuo pendejito
      cagon cagona cagado pelmazo zángano imbécila cerebro_de_mosquito cabezon orejon cuatro_ojos narizon ternero
      arrastrado arrastrada hocicon hocicona lambiscon desagradecida`,
    strong: `payaso gilipollas pelotudo pelotuda pelotudos imbecil imbeciles tarado tarada pendejo pendeja pendejos pendejas mamon mamona
      malparido malparida careverga malnacido malnacida hijueputa hijueputas jueputa hpta hdp zorra zorras guarra
      cerda golfa furcia ramera cuaima comemocos caraculo sabandijas escoria alimañas lamebotas chupasangres subnormal
      conchetumadre aweonao culiao qliao mamaguevo mamahuevo vendepatrias malcogida capullo cretino cretina huevon huevona guevon
      imbecila pedorro lameculos perdedor perdedora noob `,
    slur: `sudaca sudacas negrata negratas moromierda moromierdas sudacas_ tiraflechas machupichu panchito panchitos panchita
      indio_pata_rajada pata_rajada pata_raja indio_sucio maricon mariconazo maricas mariconcito joto jotos jota_asquerosa
      bollera bolleras tortillera tortilleras travelo travelos trava travas travesti_de_mierda sarasa
      sarasas bujarra bujarron muerdealmohadas soplanucas
      puto_culo_roto culo_roto machorra marimacho marimacha 
      subnormal subnormales mongolo mongolos mongolico mongolica mogolico mogolica mogolicos retrasado_mental
      tullidos sub_normal paraguas_de_mierda
      boliguayo perucho peruchos veneco veneca venecos cholo_de_mierda chola_de_mierda naco_de_mierda prieto_asqueroso
      moraco moro_de_mierda moros_de_mierda gabacho_de_mierda cabecita_negra judiazo perro_judio guachupin
      chino_de_mierda`,
    slurword: `sudaca sudacas maricon maricones marica bollera tortillera travelo subnormal negrata mongolo`,
    group: `negro negra negros negras indio india indios gitano gitana gitanos gitanas moro mora moros judio judia judios judias
      haitiano haitiana haitianos boliviano boliviana bolivianos peruano peruana venezolano venezolana venezolanos colombiano
      colombianos paraguayo chino china chinos musulman musulmana musulmanes inmigrante inmigrantes migrante migrantes mexicano
      mexicanos ecuatoriano cholo chola cholos trans homosexual homosexuales gay gays lesbiana lesbianas autista autistas
      down cojo coja cojos ciego sordo sorda discapacitado discapacitada minusvalido paralitico enana rumano rumanos torta
      africanos arabe arabes mulato mariquita puto bolita refugiados`,
    foul: `de_mierda de_mrd asqueroso asquerosa asquerosos asquerosas ladron ladrona ladrones mugroso mugrosa mugrosos roñoso
      roñosa sucio sucia sucios apestoso apestosa muerto_de_hambre muertos_de_hambre de_m inmundo inmunda hediondo
      malparido hijo_de_puta hijos_de_puta repugnante cerdo sarnoso lárgate animal parasito inutil fea feo disfrazado
      no_pintas anormal 🐒 🐵 💩 basura de_porqueria culiao ql`,
    attack: `callate callese cállense calla callá cierra_el_hocico cierra_el_pico cierra_la_boca cerra_el_orto cerra_el_culo
      cierra_la_jeta largate lárguense largo_de_aqui fuera_de fuera_del sal_de sal_del vete bórrate borrate andate ándate rajá tomatelas
      nadie_te_pregunto nadie_te_pidio nadie_pidio nadie_te_quiere nadie_te_aguanta nadie_te_soporta aprende_a_leer
      aprende_a_jugar desinstala desinstalá no_opines deja_de_opinar a_nadie_le_importa das_asco dan_asco das_lastima
      das_pena vuelvete volvete regresate llora chilla borra_ese borra_el_juego vete_a_llorar das_verguenza
      sal_del_grupo nadie_te_invito no_te_metas que_asco cerrá lárgate`,
    relatives: `madre mama mamá mami vieja hermana padre papa familia abuela viejo mujer mujeres hija parientes`,
    hurt: `matar matarte mato matare mataré romper rompo rompere romperé rompe partir parto partire reventar reviento reventarte
      quebrar quiebro quebrare golpear golpearte pegar pegarte apuñalar apuñalarte cortar cortarte quemar violar violarte
      destrozar destrozarte hacer_pedazos dar_una_paliza moler cagar_a_palos cagar_a_trompadas cagar_a_piñas sacar_la_mierda
      sacar_la_cresta sacar_la_chucha sacar_los_dientes dejar_en_el_hospital dejo_en_el_hospital rajar picar descuartizar
      enterrar ahorcar degollar machacar reventarla tumbar volar balear agarrar madrear surtir encontrar`,
    body: `cara piernas dientes huesos boca cabeza jeta hocico cuello brazos nariz manos dedos madre culo costillas todo crisma
      alma hocico rodillas cráneo`,
    pic: `foto fotos fotito pack nudes nude video pics fotico`,
    ask: `manda mandame mándame mandá envia enviame envíame pasa pasame pásame muestra muestrame muéstrame mostra mostrá mostrame
      enseña enseñame enséñame quiero mandala mándala mandalas mándalas envíala pasala rola rolame sube tirate mandas saca
      ensename ver dame mandarme`,
  },
  severe: `
    {slur}
    {group} {foul}
    putos|putas|puto|puta|malditos|maldito|sucio|sucios|pinche|pinches|asqueroso|sucia {group}
    callate|calla|cállate .2 {group}
    marica|maricas|tullido|retrasado|anormal|bolita {foul}|asqueroso|otra_vez|como_tu|como_vos
    eres|sos|cállate|callate|calla|amigos|puto|ese|sucio|maldito .1 marica|maricas|tullido|retrasado|anormal|simio|macaco|mongola
    torta|macho .1 asquerosa|como_tu
    {group} .2 tenias_que_ser
    {group} .1 vuelve|largate|fuera|vete|regresa .2 pais|selva|tribu|bled
    vuelve|vuelvete|vete|andate|largate|regresate|volvete a? tu pais|selva|tribu|patera|arbol|jaula
    vuelve|vuelvete a? .2 escuela_especial|cole_de_especiales|especiales|educacion_especial
    vete|andate .1 a tu pais
    todos .1 de tu raza
    de tu raza|calaña
    los|las|todos_los {group} son .2 animales|basura|escoria|ratas|cerdos|monos|una_plaga|parasitos|ladrones|peste
    ustedes son animales|ratas_de|una_plaga|monos
    ni hablar puedes|sabes|pueden
    no es mujer|hombre .4 trava|disfrazado|travelo
    {group} .3 de mierda
    autista esta|este|de
    ese|este|esa|puto retrasado|retrasada del|de|asqueroso|otra|mental
    los_de|las_de|como tuyos|tuyas|tú|vos|tu .1 dan asco
    no queremos de|a los|las tuyos|tuyas|tú
    como vos no deberian
    matate|mátate|suicidate|ahorcate|cuelgate|colgate|pegate_un_tiro|tirate_de_un_puente|tirate_por_la_ventana|tirate_por_el_balcon|cortate_las_venas|muerete|morite|muere_ya|kys|desvivete|desaparece_del_mundo|tirate_al_tren|tirate_a_un_tren|quitate_la_vida|envenenate|ahógate
    por_que|porque|xq|pq no .2 matas|mueres|suicidas|ahorcas|cuelgas|tiras|moris|morís
    ojala|ojalá|espero|deseo .2 te|se|le|les .2 mueras|muera|mates|mate|maten|muere|pudras|violen|atropelle|de|dé|pase|caiga|parta|estrelles|ahogues|queme|enfermes
    ojala|ojalá|espero|deseo|que .1 mueras|mueran|muera|pudras|murieras|mates
    ojala|ojalá|espero .2 cancer|sida|tumor|accidente
    ojala|ojalá|espero .1 que? {relatives}|tu|tus|tu_madre .3 muera|mueran|queme|pudra|cancer
    ojala tengas ojos .2 espalda
    que|q|así|asi te .1 de|dé|den .1 cancer|cáncer|infarto|sida|algo|tumor|covid|ataque|cirrosis
    que|q te .1 atropelle|atropellen|pudras|pudra|ahogues|estrelles|caigas|maten|violen|muerda|explote|caiga
    deseo|espero|ojala|ojalá .2 tu|tus|su .1 {relatives}|hijo|hija|hijos|bebe|casa|avion|perro .2 enferme|muera|mueran|queme|estrelle|sufra|se_muera
    se estrelle .4 tu|tus
    que_te parta .1 rayo|autobus|camion
    que_te|q_te|te .1 mueras|atropelle|atropellen
    te deseo .2 muerte|peor|cancer|mal
    nadie te? va_a_extrañar|extrañaria|echaria|lloraria|iria|te_va_a_echar
    haz|haznos|hacenos|háganos|hazle .3 favor .3 matate|muere|muerete|desaparece|tirate|suicidate|salta|ahorcate|cuelgate
    salta de una vez|ya
    el mundo .3 sin ti|vos|usted
    te voy a .3 {hurt}
    te vamos a .3 {hurt}
    te .1 rompo|reviento|quiebro|parto|mato|rajo|pico|destrozo|madreo|surto|cago_a|reventare|apuñalo|meto_un|ahorcamos|matamos|partimos|rompemos
    romperte|partirte|quebrarte|reventarte|matarte|apuñalarte|violarte .4
    te quiebro|parto|rompo|voy_a_romper
    te espero|esperamos .2 salida|afuera|esquina .4 rompo|parto|matar|vas_a_ver|vemos|solo|romper|y
    te agarro|agarre|cojo|pillo|encuentro .4 reviento|mato|dejo|vas|saliendo|solo|rompo
    cuando te agarre|pille|encuentre|vea .4 dejo|mato|rompo|reviento|vas
    se donde vives|vivis|trabajas|estudias|duermes
    sé|se .1 en_que|que|cual|cuál bus|colegio|portal|calle|casa .2 vas|vives|es
    sé|se tu portal|casa|direccion|calle
    tengo tu direccion|dirección|casa|ubicacion
    tengo|guarde|guardé|tenemos .3 tu_cara|tus|nuestras .2 capturas|fotos|videos|videollamadas|dormida|audios|nudes
    cabron {insult}|de_mierda|hijo_de_puta|asqueroso
    te cae .1 paliza
    no llegas entero|viva|vivo
    estás|estas muerto|muerta|avisado|avisada .1 si|cuando|gil|perro|pendejo|mañana|puto|maldito
    voy|vas a .2 amanecer|aparecer muerto|muerta
    subo|publico|publicar|cuelgo|difundo|filtro|comparto|mando|mostrar|subir|poner|pongo|enseño .4 tus|tu|las capturas|fotos|direccion|videos|nudes|pack|casa
    lo publico|subo|cuelgo hoy|mañana|si
    fotos|video|videos|capturas .2 llegan|llega|van .3 jefe|madre|colegio|marido|familia|padre|todos
    esta|está en todos los chats
    {ask} .4 {pic} .5 ropa|ya|no|desnuda|desnudo|santa|bloqueo|tetas|tuyas|encuera|pesada|listo|íntima|ahora|calzones|ultima
    {ask} .1 {pic} ya
    quiero {pic} tuyas|tuya
    pasa|manda|quiero|fotos .4 {pic} sin ropa
    español fotos
    no llega mi foto
    pasa|manda|pasame ese|tu|el pack
    otra {pic} ya
    no me_vengas|me_vengas .4 {pic}|excusas
    {pic} .3 no|repito acepto|un_no|te_lo_repito
    manda|mandala|mándala .1 y listo|o
    no te hagas|hagás .1 la? santa|dificil|difícil|inocente|rogada
    prende|prendas|enciende .2 camara|cámara
    quita|quitate|saca|sacate|saques .2 ropa|blusa|camisa|sosten|bragas|camiseta
    muestra|mostrá|mostra|enseña|enséñame|mostrame|muestrame .2 tetas|culo|chichis|nalgas|bubis|pechos|concha
    con esa boca|ese_cuerpo|ese_culo|esas_tetas
    que|qué|q rico|buenas|ricas|lindas tetas|culo|nalgas|chichis
    te imagino .2 cama|desnuda
    en mi cama cada|contigo
    cuanto|cuánto cobras
    en un motel|hotel .3 favor|pagarme
    pagarme .2 favor
    te .2 follaria|follaba|cogeria|violaria|chingaria|culiaria|garcharia|meteria|haria_tuya|lo_meto|chupo|partiria
    chupamela|chúpamela|mamamela|mámamela|chupame_la|sientate_en_mi
    vives|vivis|trabajas .3 violar|voy_a_buscar
    t0rt1ller@|sudac@
    judio|judía|j*d10 .2 de? mierda|sabemos .2 vives?
    🐒 .4 {attack}|negro|negra
    {attack} .2 negro|negra|negros|indio|panchito|autista|cojo .2 🐒|asqueroso
    torta .2 fea
  `,
  offensive: `
    {are} .3 {insult}
    {attack} .4 {insult}
    {insult} .5 {attack}
    {strong} {insult}
    {insult} {strong}
    {strong}
    {insult} de mierda|m|porqueria|pacotilla|los_cojones|cuarta
    puto|puta|pinche|maldito|maldita|pedazo_de|cacho|so|grandisimo|viejo|vieja {insult}
    pinche|pinches {insult}|vieja|wey
    cerdo|cerda|perra|rata|bruja|vieja|gordo|gorda|burra|zorra|idiota|tonto|tonta|payaso|chancho|rata|ratas|gusanos|ladrones|progre fea|feo|asquerosa|asqueroso|mentiroso|mentirosa|mensa|apestoso|inutil|mentirosas|oportunistas|de_alcantarilla|gordo|gorda
    vieja|viejo|tio|tia fea|amargada|amargao|asquerosa|ridicula|bruja|cuaima
    tú|tu|vos|usted|ustedes {strong}
    tú|vos|usted bobo|payaso|burro|pendejo|idiota|tonto|gordo
    q|que|qué {insult} .1 eres|sos
    qué|que|q burra|tonta|tonto|burro|bobo|perra|pendejo|idiota|estupida eres|sos
    eres|sos un|una .3 {insult}
    a_la mierda|verga|vrg|chingada|chucha|pinga
    vete|andate|ándate|andá|anda|idos|vayanse|váyase|vayase|que_te|q_te .1 a? la|tomar|cagar|mierda|verga|vrg|chingada|chucha|concha|den|jodan|follen|freir|carajo|coño|jodas|por_culo|por_el_culo|pinga
    a tomar|la por|x|mierdaaa|mierda|verga|chingada culo|contigo|tú|tu
    vtalv|vetealaverga|alv|chtm|ptm|ctm|lpm|lcdtm
    chinga|chingas|chinguen tu|a_tu|su madre
    chingatumadre|chingadamadre|tumadre
    me cago en .2 {relatives}|madre|puta|dios|leche|muertos|vos
    tu|su madre|mama|hermana|vieja .2 puta|zorra|perra|gorda|concha|culo|chingada|coño|te_pario|cobra
    tu|su|tus {relatives} .2 da|dan|es|son .2 asco|cualquiera|puta|verguenza|manga|muertos_de_hambre|peor
    tu|sos un? queso|paquete|manco
    manco inutil
    jaja|jajaja lloron|llorona|manco
    tu .1 {relatives} .4 puta|zorra|perra|gorda|basura|ladrones|escoria|ladron|borracho|borracha|rateros|muertos_de_hambre|fea|cerda
    concha|chocho|coño de|d|e|e_tu tu|su|la madre|hermana|lora
    reconcha
    hijo|hija|hijos|ijo|hijas|ijos de|d|e? puta|perra|su_madre|la_gran_puta|la_chingada|p|puta_madre|zorra|tu_madre|mil_putas
    toda tu|su .1 familia|gente|bolita|parentela
    tu familia .4 basura|escoria|verguenza|asco|ratas|mierda|pena
    hueles|apestas|jiedes .1 a? pedo|caca|mierda|culo|pis|mal|muerto|basura
    nadie te quiere|soporta|aguanta .2 equipo|gordo|gorda|fea|feo|aqui|tonto|tonta|aquí|en|bobo|que
    cara|cabeza|cerebro de caca|culo|mosquito|pedo|verga|mono|perro|moco
    cierra|cerra|cállese|callese .1 el|la hocico|pico|boca|jeta|orto|culo
    vuelve|volvé|volve|vete|andá|andate a la cocina|cueva|cloaca
    es un|una .2 zorra|cerdo|ramera|puta|ramera|fulana|golfa|guarra|escoria
    son .3 escoria|basura|ratas|cerdos|sabandijas|alimañas|gusanos|lacra|mierda|parasitos|unos_cerdos|unos_ladrones
    ratas|cerdos|gusanos|ladrones|basura|parasitos .1 mentirosas|todos|oportunistas|son|asquerosos|inmundos|corruptos
    los_que .5 son_escoria|escoria|cerdos|basura|borregos|ratas
    come|comeme|cómeme|chupame|chúpame|mamame .2 mierda|verga|huevos|polla|pija|pito
    no tenes|tienes huevos|cojones|neuronas|cerebro
    ni tu marido
    por eso estas sola|solo
    das|dan asco|pena|verguenza .2 {insult}|gordo|gorda|tú|a_todos
    ni sabes sumar|leer|jugar|escribir
  `,
  crude: `
    mierda|mierdas|mrd|joder|jodete|jódete|jodido|jodida|jodan|coño|carajo|carajos|coñazo|hostia_puta|puta|putas|puto|putos|putísima|putamadre|putada|putear
    gilipollas|gilipollez|cabrona|cabrones|cabronazo|pendejo|pendeja|pendejada|verga|vergas|vrg|chingar|chingada|chingado|chingados|chingadera|chingon_x
    culero|culeros|culera|pelotudo|pelotudeces|boludeces_x|hijueputa|jueputa|hijoputa|hijodeputa|malparido|concha_tu_madre|la_concha|conchetumare|conchesumadre|chucha_tu_madre|cojones|mamadas|mamada|follar|follen|polla_x|cagada_x|cagar_x|ojete|ojetes|zorra|ramera|hdp|hpta|ptm|reputa
  `,
  reported: `
    me|nos|le|lo|la|les|te llamo|llama|llaman|llamaron|llamaba|llamaban|dijo|dijeron|dice|dicen|decian|decia|grito|gritaron|gritan|grita|escribio|escribieron|solto|solto|puso|pusieron|pone|ponen|ponia|gritaba|gritaban|trato_de|insulto|insultaron|amenazo|amenaza|amenazaron|mando|mandaron|pide|piden|pidio|exige|dicen|comento|espeto
    dijo|dijeron|dice|dicen|gritaron|grito que? soy|era|me
    llamandome|diciendome|gritandome|diciéndome|gritándome
    me han|ha|habia llamado|dicho|gritado|escrito
    la palabra
    el|ella|ellos dijo|dice|dijeron|amenaza
    cuando me|digo
    madre|padre|mama|papa|hermano|hermana|novio|novia|marido|ex|profe|abuela|abuelo|jefe|tia|tio dice|dijo|decia|grita|gritaba
    pedido|tren|vuelo|avion|bus|paquete retrasado
    si no
    que significa|quiere_decir
    leyo|leíste|leyeron|leer|libro
  `,
  self: `
    soy|era|fui|somos|estoy|siendo
    me siento|llamo|considero|declaro
    mi|mis|nuestra|nuestro
    de ser
    y|orgullosa|orgulloso orgullosa|orgulloso|a_mucha_honra
    como
  `,
  denied: `
    mierda de rodilla|wifi|dia|semana|martes|lunes|noche|tiempo|trabajo|examen
    que mierda lo|de
    de puta madre
    la gran puta
    frio|calor|hambre|sueño de .2 puta|mierda|cojones
    me|se|que|no cierra
    no eres|sos|es|son|sois|eras|era|fuiste|soy|somos|fui|seas
    ni|nunca|tampoco eres|sos|fuiste
    sale|sales con
    el|la|un|una|los|las|de|del|mas payaso|payasos|zorra|capullo
    payaso quiero|triste
  `,
  fond: `
    tonta|tonto|boba|burra|vieja de mi
    te quiero|amo|adoro|extraño|kiero|kelo
    los|las quiero|amo|adoro
    mi mejor|mejores amigo|amiga|amigos
    feliz cumple|cumpleaños
    tontita|bobo|tonto|tonta|loco|loca|gordo|gorda|feo|fea|mensa|cabezota|burro mio|mia|mío|mía
    mio|mía|mia te|mi
    jajaja|jaja te|tqm
    con cariño|todo_el_cariño
    abrazo|abrazos|besos|besitos
    tqm
    mi gordo|gordita|gorda|viejo
  `,
  distress: `
    me siento|quiero|duele|odio|da|muero
    mi vida|cabeza|cuerpo
    odio mi|mi_vida
    no puedo|quiero|aguanto|doy
    ayuda|ayudenme|ayúdenme
    que|qué puto|puta asco|bajon
    hasta la verga|madre
    traigo|ando|resfriado|bajón|semana|llorar
    estoy tan|muy|harta|harto|hecha|hecho|cansada|cansado|sola|solo
    soy una? mierda|basura
    me violo|pego|pega|golpea
  `,
}
