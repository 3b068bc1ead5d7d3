import { es } from '../es.ts'
import type { AimedLexicon } from '../lexicon.ts'

const hurts =
  `matar romper partir reventar quebrar golpear apuñalar cortar quemar violar destrozar rajar descuartizar enterrar
  ahorcar degollar machacar balear arrancar sacar volar hundir estrangular ahogar envenenar acuchillar disparar atropellar
  patear torturar desfigurar pisar aplastar moler abrir cazar linchar colgar secuestrar incendiar joder destruir tirar
  torcer bajar dejar hacer meter mandar prender callar desaparecer sacudir despellejar`.split(/\s+/)

/** What Spanish aims at a reader without a word that is foul alone. */
export const esAimed: AimedLexicon = {
  classes: {
    ...es.classes,
    fut: `voy_a vamos_a va_a van_a vas_a_ver_como_te quiero_ habria_que hay_que`,
    harm: hurts.join(' '),
    harmyou: hurts.map((verb) => `${verb}te ${verb}los ${verb}le`).join(' '),
    now: `mato rompo parto reviento quiebro rajo quemo arranco saco vuelo corto apuñalo degüello degollo pego hundo ahogo machaco
      destrozo entierro meto disparo clavo piso aplasto matamos rompemos partimos reventamos quemamos cortamos encontramos busco
      bajo tiro arrancare matare cortare quemare sacare dejare acabare hare`,
    part: `ojos ojo cara piernas pierna dientes diente huesos boca cabeza jeta hocico cuello garganta brazos brazo nariz manos mano
      dedos dedo costillas rodillas craneo lengua orejas oreja tripas corazon pelo espalda tobillos muelas pescuezo panza
      barriga uñas piel vida sangre madre`,
    own: `casa coche carro auto perro gato hijos hijo hija familia madre mama negocio puerta moto ventanas hermano hermana bici`,
    weapon: `pistola cuchillo navaja machete bala balazo tiro tiros balazos bate escopeta acido gasolina martillo fierro fusil
      puñalada plomo plomazo navajazo cuchillada batazo rafaga`,
    misfortune: `cancer sida tumor accidente muerte leucemia infarto mueras muera mueran murieras muriera morirte atropellen atropelle
      atropellaran pudras pudra quemes queme queman ahogues ahogue violen violaran maten mate mataran estrelles estrelle sufras
      sufra pegues parta enfermes enferme caigas quedes paralitico paralitica ciego pierdas pierda abortes hundas
      nacido desaparezcas desangres revientes reviente derrame aplaste explote asalten dolor tetraplejico rayo
      vida_se_acabe desgracias desgracia`,
    intimate: `desnuda desnudo desnuda_ ropa_interior encuerada encuerado bragas calzones tanga sosten brasier sujetador bra tetas
      chichis bubis pechos culo nalgas concha verga pito polla pene vagina nudes pack sin_ropa en_pelotas bikini lenceria
      partes_intimas escote calzon tetitas culito pezones sin_camiseta sin_blusa ducha bañandote cuerpo senos`,
    show: `manda mandame mandá mandas mandes envia enviame pasa pasame muestra muestrame mostrame enseña enseñame quiero_ver
      dejame_ver dejame_verte quiero_verte rolame tirate ver verte mandanos sube posa grabate quierover muestranos
      hazte tomate sacate`,
    cloth: `ropa camisa camiseta blusa sosten bragas pantalon pantalones falda calzones sujetador tanga remera playera vestido short
      brasier pijama top`,
    relatives: `inmigrantes migrantes gays gais homosexuales maricas lesbianas trans judios negros moros musulmanes gitanos indios chinos
      rumanos haitianos venezolanos colombianos bolivianos peruanos refugiados arabes africanos discapacitados minusvalidos
      autistas viejos mujeres extranjeros latinos mexicanos argentinos catalanes paraguayos homosexualidad mendigos pobres
      gente_como_tu gente_como_vos gente_como_ustedes gente_como_usted los_de_tu_clase los_de_tu_raza los_de_tu_especie
      los_de_tu_calaña tu_raza tu_gente tu_especie los_tuyos los_como_tu ustedes gente_asi esa_gente personas_como_tu cristianos`,
    beast: `animales cucarachas ratas basura escoria cerdos monos plaga parasitos peste enfermedad enfermos cancer alimañas lacra
      gusanos sabandijas infrahumanos inferiores salvajes una_carga error degenerados aberracion desviados bichos asesinos
      terroristas delincuentes violadores subhumanos bestias simios estorbo desperdicio virus inmundicia perros`,
    doom: `exterminada exterminados exterminar exterminarlos fusilados fusilar fusilarlos muertos muerta morir morirse matarlos gasear
      gasearlos quemarlos quemados ahorcados deportados deportarlos esterilizarlos esterilizados camara camaras hornos jaula
      jaulas zoologico eliminados eliminar eliminarlos desaparecer encerrados encerrarlos quemar existir vivir nacer
      reproducirse colgarlos hundir hundirlos sacrificar sacrificarlos borrados barrer echarlos linchar lincharlos respirar`,
    lump: `gusano gusana sapo sapa lombriz paleto paleta cateto cateta palurdo pueblerino pueblerina indio_bajado igualada igualado
      gata tarugo zoquete besugo merluzo merluza pavo pava adefesio monstruo espantapajaros ballena elefante hipopotamo
      sanguijuela buitre carroñero don_nadie estorbo fracaso perdida desperdicio ceporro cenutrio mendrugo
      garrulo gañan macarra choni cani rojo facha fascista comunista zurdo zurda peronista vendido tirano rastrero alcornoque
      mojon moco mocoso pestoso piojoso piojosa pulgoso llorica cuatrojos dentuda dientona cabezona enclenque bola_de_grasa
      lacayo borrego borregos majadero bellaco sanguijuelas malandro malandra naco chusma lerdo pelele cretina apestado
      lagartona arpia desecho bicho ogro ogra garrapata esperpento pelagatos zangano mocosa trapo bufon fantoche chorizo`,
    politic: `politicos gobierno presidente ministro ministra ministros diputados alcalde senadores partido izquierda derecha congreso
      sindicatos jueces concejales presidenta zurdos fachas rojos progres peperos sociatas podemitas voxeros`,
  },
  severe: `
    te|os {fut} .2 {harm} .4 {part}|hospital|dientes|cementerio|carcel|vivo|viva|muerto|pedazos|cachos|balazo|tiro|fuego|{own}
    te|os {fut} .1 matar|violar|apuñalar|degollar|quemar|rajar|reventar|destrozar|enterrar|descuartizar|torturar|ahogar|estrangular|acuchillar|disparar|linchar|cazar|machacar|secuestrar|desaparecer|desfigurar|colgar|envenenar|moler
    {fut} .1 {harm} .2 tu|tus .1 {own}|{part}
    te .1 {now} .3 {part}|{own}|cuchillo|tiro|balazo|bala|navaja|fuego|mierda|palos
    te la .1 corto|corta|vas_a_cargar|cargas|arranco
    no llegas|llegaras|vas_a_llegar|sales|saldras|vas_a_salir|amaneces|volveras|vuelves .2 casa|vivo|viva|aqui|mañana|noche|despertar|entero
    no .1 vas_a|volveras volver|despertar|llegar|caminar|contarlo|amanecer|cumplir .2
    mi|mis|nuestro|un .1 primo|primos|hermano|hermanos|novio|papa|amigos|tio|gente|banda|compas .5 te|por|contra buscar|busca|buscando|matar|romper|ti|vos|encontrar|partir|espera|esperan
    {weapon} .4 para|por|en|contra ti|vos|tu|usted|ustedes
    {weapon} .3 tu nombre|cabeza|frente|nuca|boca|pecho
    duerme|dormi|dormí|duermete con un|1 ojo|ojos
    cuida|cuidate|cuídate|vigila .1 espalda|espaldas|tus|tu_espalda|tu_familia|tus_hijos|tus_espaldas|cuello
    despidete|despedite|despidiendo|despedirte|di_adios|despide .1 de .1 tu|tus|la .1
    tienes|tenes|te_quedan los|pocos|dos dias contados|dias|dia|horas
    vas|van a .2 arrepentir|pagar|lamentar|sufrir|llorar|suplicar|desear .3 caro|sangre|esto|esta|haber|perdon|nacido|muerto|rodillas|lagrimas
    vas a .1 acabar|terminar|aparecer|amanecer .3 zanja|cuneta|rio|bolsa|hospital|muerto|muerta|cementerio|ataud|tumba|flotando|cajuela|silla
    te .1 vas_arrepentir|arrepentiras|vas_a_arrepentir|vas_a_enterar .3
    una|otra palabra|mensaje mas .1 y|te
    te vamos|voy|van a .1 esperar|encontrar|buscar|agarrar|pillar .3 salida|salgas|sola|solo|noche|calle|casa|donde|todos|afuera|y
    ojala|espero|deseo .5 tu|tus|te|se|le .3 {misfortune}
    ojala|espero|deseo|mereces|merecés|dios_quiera .4 {misfortune}
    que|q se muera|mueran|maten|ahogue|ahoguen|pudra|pudran|quemen
    que tu|tus .1 {relatives}|hijo|hija|hijos|casa|perro .2 {misfortune}
    deberias|tendrias|deberian|merecias|merecerias .1 que? .1 estar|haber|haberte|morir|morirte|matarte|colgarte|suicidarte|ahorcarte .2 muerto|muerta|nacido|bajo|hoyo|ya|muerto|ahogado
    deberias|tendrias que? morirte|matarte|colgarte|suicidarte|ahorcarte|tirarte|desaparecer
    no deberias|debiste|debieron|tendrias .3 nacer|nacido|haber_nacido|existir|vivir|respirar|tenerte|parirte|haberte
    mejor .3 no|nunca hubieras|haber nacido
    tu madre debio|deberia|tenia .2 abortar|abortarte|ahogarte|tirarte|haber
    no mereces|merecés|merecen|merece .1 vivir|respirar|existir|vida|aire|nacer
    nadie|ninguno te .2 va|iba|vamos|llorara|echara|extrañara|notara|lloraria|echaria|extrañaria|notaria|irá|ira .2 llorar|extrañar|echar|notar|menos|ti|vos|falta|funeral|entierro|si|cuando
    favor .4 deja|dejá|dejes|para de? respirar|existir|vivir
    deja|dejá|dejen de respirar|existir
    todos|mundo|familia|planeta|hijos .3 mejor|felices|feliz|contentos|tranquilos sin_ti|sin_vos|sin_usted|cuando_te|si_te|si_desapareces
    tragate|traga|metete|bebete .2 todas|entero|entera|frasco|caja|bote|cloro|lejia|veneno|lavandina|raticida
    acaba|termina|terminá con todo|tu_vida|tu_miseria|tu_existencia|esa_vida
    puente|cuerda|soga|azotea|via|tren|ventana .3 espera|esperando|llama|ti
    compra|comprate|busca|buscate|agarra|consigue una|la soga|cuerda|pistola
    salta|tirate|saltá|lanzate .3 puente|azotea|balcon|techo|tren|vias|edificio|barranco
    {show} .6 {intimate}
    quitate|sacate|quítate|levantate|subete|bajate|desabrochate|quita .1 la|el|los|las|tu .1 {cloth}
    desnudate|encuerate|desvistete|empelotate .3
    que|de_que|cual talla|color .3 sosten|bragas|calzones|tanga|sujetador|brasier|bra|tetas|copa|ropa_interior
    que .1 llevas|traes|tienes|usas .2 debajo|abajo|interior
    que llevas|traes puesto|puesta
    quiero|querria|quisiera|ganas_de|voy_a|dejame|deja_que|me_gustaria|podria tocarte|lamerte|chuparte|besarte_toda|manosearte|cogerte|follarte|comerte|montarte|penetrarte|olerte|sobarte|agarrarte_el_culo|desnudarte|metertela|nalguearte|probarte|violarte|garcharte|culearte|apretarte
    te voy|vamos|quiero|gustaria|puedo a? tocar|lamer|chupar|manosear|coger|follar|comer_toda|montar|penetrar|desnudar|nalguear|violar|culear|hacer_mia|meter_mano
    me .1 pones .1 cachondo|cachonda|caliente|duro|dura|burro|bruto|a_mil
    me calientas|excitas
    te .1 imagino|imagine|soñe|pienso .3 desnuda|desnudo|cama|ducha|encima|ropa
    tocate|tócate|masturbate|toquetéate .3
    tener sexo|relaciones contigo|con_vos
    si no|me .6 foto|video|nudes|pack .5 paso|enseño|publico|subo|mando|muestro|comparto|todos|envio
    otra foto|nude o .4
    o|sino .2 publico|subo|difundo|paso|mando|muestro|enseño .3 tus|tu|las|la|todo|fotos|otra
    {fut}|voy_a publicar|subir|filtrar|difundir|mandar|pasar|enseñar|compartir|poner|colgar|vender|reenviar|pegar|repartir .3 tus|tu|esas|las .3 fotos|foto|video|videos|nudes|pack|direccion|numero|conversaciones|capturas|chats|secretos|datos|audios
    tus|tu|esas .1 fotos|foto|video|videos|nudes|pack|direccion|capturas|intimidades .4 van|va|saldran|estaran|seran|estara|llegaran|circulando|acabaran|iran .5
    todos|todo|tu_jefe|tu_mama|tu_marido|tu_familia|instituto .4 van|va|vera|veran|sabran|sabra .4 fotos|foto|desnuda|video|nudes|pack|donde_vives
    {relatives} .1 son|es|sois|somos_ .3 {beast}
    {relatives} .4 deberia|deberian|tendrian|hay|habria|merecen|merece|mereceis|debe|deben|tienen|toca .4 {doom}
    habria|hay|deberian|tendrian|tocaria|vamos que|a? gasear|quemar|matar|exterminar|fusilar|deportar|ahorcar|esterilizar|linchar|echar|colgar|hundir|eliminar .5 {relatives}
    {relatives} no .1 merecen|son|deberian|sois|deberiais .2 vivir|existir|humanos|personas|reproducirse|nacer|respirar|gente
    muerte|fuera|mueran a|los|las .1 los|las? {relatives}
    vuelve|vuelvete|vete|regresa|regresate|largate|andate|volvete|devuelvete|volved .2 por|a donde|de_donde .1 viniste|vienes|saliste|venis|has
    aqui no te|os|los .1 queremos
    fuera de|d mi|nuestro|este pais|barrio|pueblo
    {relatives} .1 {attack}
    mis|mi|nuestros .1 hermanos|primos|amigos|hermano|primo|compas .2 te .1 van|va|vamos|esperan|estan .4 bates|palos|cuchillos|salida|afuera|esperando|esperar
    te .1 hago|hare|haremos .1 tragar|comer|escupir|sangrar|llorar|sufrir|pedazos|pure .3
    mejor|favor .5 hijos|todos|mundo|familia .3 morirte|desaparecer|matarte|es_morirte
    vete|anda|ve a .1 jugar|dormir|bailar|acostarte .2 autopista|carretera|vias|vias_del_tren|trafico
    quiero|dejame|deja ver .4 debajo|abajo|dentro .2 falda|blusa|ropa|vestido|pantalon|camisa|esa
    pensar|pienso|soñar|sueño .1 en|con ti|vos .2 desnuda|desnudo|cama|ducha
    paga|pagas|deposita .2 o .2 fotos|videos|video|todo|foto .4
    toda|todo|todos .3 va|van a ver .1 ese|esos|tu|tus|el|las video|videos|fotos|foto
    {relatives} no .2 deberian|debieron|tendrian .3
    {relatives} .2 deberian|deben .1 ahogarse|morirse|irse|pudrirse|quemarse|extinguirse
    {relatives} .1 ni|no .1 siquiera|son .1 son|humanos|personas .1
  `,
  offensive: `
    {are} .3 {lump}
    que .2 {lump} .2 eres|sos|patetico|patetica|asqueroso|inutil
    {lump} .2 patetico|patetica|asqueroso|asquerosa|inutil|inmundo|de_mierda|feo|fea|miserable|repugnante|ridiculo
    {attack} .4 {lump}
    {lump} .3 {attack}
    pinche|maldito|maldita|puto|puta|pedazo_de|vaya|menudo|menuda|jodido|condenado|sucio|asqueroso|cacho_de|so|viejo|vieja {lump}
    {are} .2 desperdicio|perdida|estorbo|verguenza|vergüenza|error|nada|cero .2
    tienes|tenes|menuda|vaya .2 cara|cerebro|boca|cabeza|aliento|voz|pinta de .3
    no tienes|tenes|tiene .1 cerebro|neuronas|verguenza|vergüenza|educacion|amigos|huevos|cojones
    pareces|parecés|hueles|apestas|hablas|comes|caminas|suenas .2 a|un|una|como .2 cerdo|vaca|mono|sapo|rata|payaso|caca|mierda|basura|perro|muerto|bruja|elefante|ballena|foca|burro|pescado|alcantarilla|pueblo|indio|paleto|cavernicola|troll|espantapajaros|momia|camionero|marrano|puerco|pedo|cerda|campesino|subnormal|caballo|loro|gallina
    hueles|apestas .1 fatal|feo|horrible|mal|asco
    {are} .3 feo|fea|gordo|gorda|tonto|tonta|bruto|estupido|burro|burra|ignorante que .5
    mas feo|fea|tonto|tonta|gordo|gorda|burro|estupido|inutil que .4
    eres|sos tonto|tonta|estupido|idiota|imbecil|sordo|burro o .3
    vete|andate|anda|idos|vayase|vayanse .1 a|al|a_la .1 freir|diablo|demonio|infierno|porra|basura|cuerno|cuernos|paseo|rayo|tirar
    que te|os jodan|den|follen|zurzan|aguante|parta
    pudrete|púdrete|jodete|chingate|reventá|revienta|muerdete|ahogate|callate|piérdete|pierdete .2 {lump}|{insult}|tu|infierno|ya|todos
    metete|métetelo|metetelo|meteos .4 por|en .1 culo|donde|orto|ojete
    cierra|cerra|cierren|tapate|cállate|cosete .1 bocota|bocaza|boca|trompa|hocico|pico|buzon
    no sirves|servis|vales|valés|valeis .1 para|pa|ni nada|mierda
    no vales|valés .1 nada|un
    aprende|aprendé|aprendan a .1 hablar|escribir|leer .2 {lump}|{insult}|español|antes|bien|castellano
    ni .1 sabes|sabe|puedes|sabés .1 hablar|escribir|leer|español
    hablas|escribes|hablás como .1 paleto|indio|un_indio|cateto|burro|analfabeto|el_culo|un_paleto|india|niño_de
    nadie|ninguno .3 quiere|soporta|aguanta|quieren|cae .4 contigo|ti|apestas|hueles|eres|vos|jugar_contigo|gordo|fea|feo|tonto|tonta
    nadie te .1 quiere|soporta|aguanta|invito|pidio|traga|banca|pregunto
    todos|todo|toda_la_clase .2 te .1 odian|odia|odiamos|detestan|desprecian
    se rien de ti|vos
    te odio .3 {insult}|{lump}|cara|asqueroso|caca
    me das|dais asco|repugnancia|verguenza|vergüenza|vomito|nauseas
    das|dais ganas de vomitar|llorar
    eres|sos .2 una? asco|desgracia|verguenza|mierda|nada|don_nadie|cero_a_la_izquierda
    tu .1 {relatives} .3 basura|escoria|verguenza|asco|vergüenza|borracho|puta|ladron|rateros|avergonzada|avergüenza|quiso_abortarte|se_arrepiente
    {politic} .5 hijos_de_puta|hijos_de|escoria|ratas|cerdos|basura|gusanos|ladrones|malditos|corruptos_de_mierda|cabrones|parasitos|sinvergüenzas|sinverguenzas|mierda|payasos|rateros
    escoria|ratas|cerdos|basura|gusanos|ladrones|cabrones|parasitos|malditos|putos|pandilla .3 {politic}
    cara|cabeza|boca|culo de .1 sapo|rata|culo|caca|perro|mono|pedo|cerdo|verga|moco|huevo|melon|pez|caballo|vaca|pizza|bruja
    tienes|tenes la|el|una .1 cabeza|cara|nariz|boca|culo .1 como .3
    te huele .3
    hablas|escribes .1 como un|una {lump}|{insult}
  `,
  unmeant: `
    no|nunca prende|prendas|enciende|mandes|envies|pases|enseñes|muestres|tomes|bebas|creas|quiero
    ojala|espero .3 no|mejores|mejore|recupere|recuperes|salga|sane|pronto|bien|cure|supere|alivie
    tratamiento|quimio|remision|recuperacion|curar|superar|sanes
    vecina|vecino|vecinas|vecinos|caldo|sopa|jardin|vacaciones|boda|recojo
    medico|doctor|doctora|enfermera|dentista|cirujano|ginecologa|fisio
    abrazo|abrazos|besos|cariño|te_quiero
    lo siento|lamento
    jaja|jajaja|jajajaja|partida|juego|nivel|fifa|minecraft|fortnite|novela|pelicula|personaje|helado|partido
    soy|estoy|estaba|fui|me_siento|me_odio|siento_que
    no es|fue tu culpa
    no eres|sos
    gracias|agradezco
  `,
}
