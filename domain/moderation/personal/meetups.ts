import type { PersonalSpan } from '../assessment.ts'
import { compact, lowered } from './lowered.ts'

/** The writer asks a reader to come, or says that the writer waits. */
const INVITE = lowered(
  /(?<![\p{L}])(?:quien quiera|anyone wanna (?:come|meet|play|hang|trade|swap)|نتلاق\p{L}*|(?:let['’]?s|lets|we (?:can|could|should)|shall we|want to|wanna|fancy|can (?:we|u|you)|could (?:we|you)|do you want to|u free to|down to|should we) (?:just )?(?:meet|link|hang|chill|come|grab|get (?:a )?coffee|go)|let['’]?s say|meet (?:me|you|u|us|outside|behind|near|in|at|by|irl|in person)|meet up|meetup|come (?:to|over|by|and|meet|find|see|hang|say|outside)|link up|i(?:['’]?ll| will|m gonna| can| could| might)(?: \p{L}+){0,4} (?:be (?:at|in|by|outside|on|there|near|under|wearing)|come to|wait)|i sit on|wait(?:ing)? for (?:me|u|you)|do you want to play|putting a face|drinks\?|say hi|do join me|see (?:you|u|ya)|find me|look for me|pick (?:you|u) up|wear(?:ing)? (?:the|a|my|something)|bring (?:the|your|ur) (?:ball|bike|dog|skateboard|scooter)|so i know (?:it['’]?s|its) (?:u|you)|be in the|i['’]?ll (?:wear|have)|il be|u coming|you coming|nos vemos|te veo|nos vemos|vernos|te espero|te esperamos|los espero|estaré|voy a estar|ca[ií]le|caele|caé|nos conocemos|conocernos|encontr[eé]monos|encontrarnos|encontramos|nos juntamos|juntarnos|quedamos|quedemos|juntémonos|te pongo cara|te animas|te apetece|te late|ven[ií]|ven (?:a|al|por|y|con|sola?)|vente|p[aá]sate|yo estaré|lleva (?:la (?:gorra|camisa|camiseta|chaqueta)|algo|una?)|llevaré|llevo (?:la gorra|una? (?:camisa|camiseta|chaqueta|gorra|sombrero|bufanda|abrigo|vestido|rosa|libro|bolso))|nunca te he visto|paso por ti|(?:on|vous) s(?:e |['’])(?:voi[ts]?|retrouve|rejoint|rejoin|capte|donne|fait)|se (?:rencontrer|voir|retrouver|capter)|viens|vien|rejoins(?:[- ]moi)?|rejoignez|(?:tu|vous) me reconna[iî]|rencontr|jserai|je serai|jsrai|j['’]y serai|osons|mett(?:ra|re)\S* (?:enfin )?un visage|si tu veux me montrer|rdv|faire connaissance|on verra si|je porterai|t['’]es chaude?|(?:je |j['’])?t['’]attends?|vous attends?|sois (?:là|a l)|covoiture|passe (?:vendredi|samedi|demain|lundi|mardi|mercredi|jeudi|dimanche)|ntla9aw|nchoufa?k|netla9aw|aji|rah nkoun|نلتقي|نلتق|التقي|نتقابل|نتلاقى|نتلاقو|نتلاقاو|قابلني|قابليني|أقابلك|اقابلك|بستناك|بستناكي|اطلعلي|تعال|تعالي|تعا|تعي|استناك|استناني|استنيني|انتظرك|أنتظرك|بانتظارك|منتظرك|هتلاقيني|تلاقيني|لاقيني|أقترح عليك|رأيك بفنجان|أراك|اراك|خلنا نتقابل|خلينا نلتقي|اشوفك|أشوفك|بشوفك|نشوفك|نشوفو|بكون|راح اكون|سأكون|هكون|ألبس|لابس[ةه]?)(?![\p{L}])/iu,
)
/** Further words by which a reader is called to a place, or the writer is told apart there. */
const CALLS = lowered(
  /(?<![\p{L}])(?:come|(?:can|could) (?:you|u) (?:come|be)|puedes venir|pod[eé]s venir|tu peux venir|vous pouvez venir|فيك تجي|بتقدر\p{L}* تجي|تقدر\p{L}* تجي|نروح سوا|tu me reconna\p{L}+|swing by|pop (?:over|round|in|by)|drop by|anyone (?:in|near|around|up for|else going|wanna|want)|if any(?:one|body)(?:['’]?s)?|any(?:one|body) fancy|join (?:me|us)|meet|who['’]?s (?:in|coming|up)|(?:i['’]?ll|i will|we['’]?ll) (?:bring|save|keep|pick|be|stand|sit|buy|have|get)|(?:just|only) (?:u|you|us|we)|(?:don['’]?t|dont) tell|no one (?:knows|has to know)|bring (?:nothing|a|some|your|snacks)|you['’]?ll (?:know|see|spot|recogni[sz]e)|(?:we|i) (?:always )?play|je te prends|playdate|sleepover|p[aá]sate|caigan|ven|vengan|vente|sal|baja|topamos|te (?:busco|recojo|paso a buscar|invito|guardo)|si alguien|alguien (?:en|por|cerca|se apunta|quiere|viene)|qui[eé]n (?:viene|se apunta|cae)|solo (?:t[uú]|vos|nosotr[oa]s)|no le (?:digas|cuentes)|no digas nada|sin que (?:nadie|tu)|jugamos|and[oá] (?:al|a la)|nos (?:echamos|tomamos)|pas(?:se|sez|ser)|viens|venez|si quelqu['’]un|quelqu['’]un (?:est|veut|vient|pour|chaud)|qui (?:vient|veut|est chaud)|je (?:suis (?:au|à|devant|dans)|serai|passe|viens|t['’]invite|t['’]offre)|j['’]y (?:suis|serai)|juste (?:toi|nous)|(?:dis|dites) (?:rien|pas)|cherche (?:le|la|un|une|moi)|tu me verras|je te garde|descends|on (?:joue|mange|boit|va|y va|se pose)|jouer|[أا]نا ب\p{L}+|ب?[اأ]خدك|[اأ]مر(?:ك| عليك)|[اآ]خذك|[أا]ستنا\p{L}*|ننطر\p{L}*|ناطر\p{L}*|بنتظر\p{L}*|نلعب|نشرب|ناكل|نتمشى|نطلع|انزلي?|اطلعي?|ما ?تقول\p{L}*|لا ?تقول\p{L}*|إذا حدا|اذا حدا|اذا [اأ]حد|مين (?:جاي|بيجي|يجي)|حدا (?:ب|بيجي|قريب)\p{L}*|الجميع|مرّ?ي?|لقاءنا|نجتمع|تجي|بتجي|جاي[ةه]?)(?![\p{L}])/iu,
)
const WEEKDAY =
  "(?:mon|tues?|wednes|thurs|fri|satur|sun)day|(?:tue|wed|thu|thurs|fri|sat|sun)(?=[\\s,.]|$)|mon(?=[,.]|$|\\s(?:at|by|after|night|morning|\\p{Nd}{1,2}(?!\\p{L})))|tomorr?ow|tmrw?|tmr|tonight|today|this (?:evening|afternoon|weekend)|every (?:morning|day)|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|mañana|manana|hoy|esta (?:noche|tarde)|todas las (?:mañanas|tardes)|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|cet aprem|cet après-midi|aujourd['’]hui|(?:ال)?[أا]حد|(?:ال)?[إا]ثنين|(?:ال)?ثلاثاء?|(?:ال)?[أا]ربعاء?|(?:ال)?خميس|(?:ال)?جمع[ةه]|(?:ال)?سبت|الليل[ةه]|اليوم|bukra|ghedda|sebt|بكر[اةه]|غد[اوً]?|غدوة|باچر|باكر"
const HOURWORD =
  'noon|midnight|midday|half \\p{L}+|quarter (?:past|to) \\p{L}+|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:ish)?(?: thirty)?|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|mediod[ií]a|midi|minuit|trois|quatre|cinq|sept|huit|neuf|dix'
const HOUR = `(?:at|by|around|about|for|a las?|sobre las?|à|a|vers|dès|الساعة|الساعه|ساعة|على|مع|f|3la)\\s(?:\\p{Nd}{1,2}(?:[:h.]\\p{Nd}{0,2})?(?![\\p{Nd}:]|\\s*(?:%|km|euros?|€|people|years|years|ans|años))|${HOURWORD}|(?:ال)?(?:واحدة|ثانية|ثالثة|رابعة|خامسة|سادسة|سابعة|ثامنة|تاسعة|عاشرة|وحدة|ثنتين|ثلاثة|ثلاث|تلاتة|[أا]ربعة|خمسة|ستة|سبعة|ثمانية|تسعة|عشرة))|\\p{Nd}{1,2}(?:[:.h]\\p{Nd}{0,2})?\\s?(?:am|pm|a\\.? ?m|p\\.? ?m|o['’]?\\s?clock|heures?|h)(?![\\p{L}])|\\p{Nd}{1,2}[:h.]\\p{Nd}{2}(?![\\p{Nd}.])|midi|noon|\\p{Nd}{1,2}\\s(?:العصر|الظهر|مسا|مساء|المغرب|الصبح|بالليل|العشا|ونص)`
const CLOCKLIKE = `نص الليل|\\p{Nd}{1,2}[.][0-5]\\p{Nd}(?![\\p{Nd}.,]|\\s?(?:%|€|£|\\$|km|kg|euros?|pounds?|lei))|midnight|minuit|medianoche|midday|mediod[ií]a|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:o['’]?clock|ish|tonight|sharp|on the dot)|(?:half|quarter) (?:past|to) \\p{L}+|(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|quinze|seize|dix-sept|dix-huit|dix-neuf|vingt) heures|(?:from|till|until|desde las?|desde|hacia las?|tipo|tipo las|como a las?|dès|à partir de|من|من الساعة|حوالي|حوالي الساعة|بحدود)\\s(?:\\p{Nd}{1,2}(?:[:.h]\\p{Nd}{2})?(?![\\p{Nd}:/.-]|\\s?(?:%|km|euros?|años|ans|years|people))|(?:ال)?(?:واحدة|ثنتين|ثلاثة|[أا]ربعة|خمسة|ستة|سبعة|ثمانية|تسعة|عشرة)|${HOURWORD})|(?:${WEEKDAY}),? (?:at |a las )?(?:\\p{Nd}{1,2}|(?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|noon|one|two|three|four|five|six|seven|eight|nine|ten|midi))(?![\\p{L}\\p{Nd}:./]|\\s?(?:%|€))`
/** Days without an hour. */
const DAYS = `weekends?|(?:lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches)|s[aá]bados|domingos|(?:el )?finde|ce (?:week-?end|midi)|(?:this|next) (?:week-?end|\\p{L}{3,6}day)|after (?:tea|lunch|dinner|school)|après (?:le )?(?:goûter|repas|dîner|cours)|después de (?:comer|merendar|cenar|la once)|بعد (?:ال)?(?:غدا|عشا|عصر|دوام|مدرسة|فطور)`
const MOMENT =
  "(?:after|before)\\s(?:the\\s)?(?:school|class(?:es)?|match|practice|work|lunch|church|game|training|tea|dinner)|when (?:it gets|its|it['’]?s) dark|at (?:break|lunch|recess|the bell|lunchtime|recess)|al salir|a la salida|después d(?:e|el) (?:clases?|cole|misa|partido|trabajo)|despues de clases?|en el recreo|cuando (?:anochezca|salgas)|après (?:les cours|la cantine|l['’]école|le collège|le lycée|le match|le taf)|a la sortie|à la (?:sortie|récré)|بعد\\s(?:ال)?(?:مدرس[ةه]|دوام|صلا[ةه]|عصر|مغرب|ظهر|عشا|فجر|حصة)|وقت الفسحة|(?:ال)?ظهر|(?:ال)?عصر|(?:ال)?مغرب"
const TIME = lowered(
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${HOUR}|${CLOCKLIKE}|${DAYS}|${WEEKDAY}|${MOMENT})(?!\\p{L})`, 'giu'),
)
const CLOCK = lowered(new RegExp(`(?<![\\p{L}\\p{N}])(?:${HOUR}|${CLOCKLIKE})(?!\\p{L})`, 'iu'))
/** Where people meet, by its kind or its name. */
const KIND =
  "swings?|park|pond|gates?|church|mcdonald\\S*|mcdo|maccies|macdo|mac do|kfc|burger king|subway|starbucks|costa|greggs|nando['’]?s|tesco|asda|aldi|lidl|mall|cinema|the pictures|station|steps|caf[eé]\\S*|coffee|library|playground|bench|slide|bridge|bus stop|food court|beach|pier|skate ?park|arcade|pool|gym|bandstand|clock tower|fountain|platform|car park|parking|shops?|pub|anchor|museum|zoo|(?:football )?pitch|roundabout|under the clock|parque|cancha|biblioteca|cine|galer[ií]as|metro|estaci[oó]n|plaza|puerta|portal|centro comercial|playa|polideportivo|columpios|tobog[aá]n|quiosco|kiosko|fuente|parada|bajo el reloj|rotonda|muelle|aparcamiento|cafeter[ií]a|bar|heladería|pista|esquina|mercado|iglesia|zócalo|malec[oó]n|parc|toboggan|fontaine|portail|marché|(?:au|le) marche|piscine|(?:la|à la|de la) gare|square|boulangerie|plage|cin[ée](?:ma)?|biblioth[eè]que|kebab|boulodrome|quick|leclerc|carrefour|auchan|gymnase|église|banc|horloge|kiosque|skatepark|morocco mall|mi casa|chez moi|mon appart|abri|arr[eê]t|terrain|terrasse|corniche|métro|(?:la|sur la) place|place d\\p{L}+|centre co\\p{L}*|sol\\b|الحديق[ةه]|حديق[ةه]|الدكان|دكان|بقال[ةه]|البقال[ةه]|ماكدو|ماك|محط[ةه]|المحط[ةه]|مقهى|المقهى|قهو[ةه]|القهو[ةه]|بواب[ةه]|البواب[ةه]|الباب|المول|مول|كورنيش|الكورنيش|كافيه|الكافيه|الملعب|ملعب|الشاطئ|شاطئ|البحر|السوق|سوق|موقف|الموقف|المكتب[ةه]|مكتب[ةه]|سينما|السينما|كوفي|المراجيح|ماركت|الجامع|جامع|المسجد|مسجد|لعندي|بيتي|لبيتي|عندي|دارنا|شقتي|نافور[ةه]|النافور[ةه]|المطعم|مطعم|الساح[ةه]|ساح[ةه]|دوار|الدوار|الجسر|جسر|ستارز|الفرن|المسبح|النادي"
const FURTHER =
  "(?:outside|behind|fuera del?|detr[aá]s del?|devant (?:le |la |l['’])?|derrière (?:le |la |l['’])?|برا|ورا|قدام) ?(?:school|college|work|cole(?:gio)?|insti(?:tuto)?|fac(?:ultad)?|escuela|trabajo|bahut|collège|lycée|école|(?:ال)?مدرسة|(?:ال)?جامعة)|garaje|garage|كراج|(?:ال)?كراج|pasadizo|t[uú]nel|casita|bike sheds?|sheds?|garage|underpass|subway|tunnel|terminal|arrivals|departures|t\\p{Nd}|back gate|lobby|hall|foyer|tea ?room|restaurant|diner|pizz[ae]\\p{L}*|kiosk|stall|market|garden centre|garden|allotments?|field|rink|court|bowling|lake|canal|river|woods|forest|statue|memorial|tree ?house|(?:my|our) (?:house|place|garden|room|flat|street|building)|mine|bus station|tram|train|carriage|table|corner|toilets?|changing rooms?|lockers?|cafeteria|canteen|stadium|ferry|harbou?r|prom|llegadas|salida|entrada|feria|baños|patio|cafeter[ií]a|restaurante|mesa|banco|banquito|lago|r[ií]o|bosque|estatua|estadio|gimnasio|oxxo|terminal|paradero|colectivo|vag[oó]n|andén|ascensor|azotea|terraza|mirador|faro|ermita|(?:en|a) casa|mi (?:cuarto|edificio|barrio|calle)|portal|retiro|campo|canchita|kiosquito|garage à vélos|passage(?: souterrain)?|arrivées|salon de thé|salle|stade|lac|rivière|bois|forêt|statue|toilettes|cabane|cantine|réfectoire|entrée|sortie|hall|parking|bus|quai|voiture|wagon|resto|restaurant|table|jardin|skate|city stade|city|phare|port|chez (?:moi|nous)|mon (?:immeuble|quartier)|ma (?:rue|cabane|chambre)|قهو[ةه]|بارك|سكيت|(?:ال)?صال[ةه]|(?:ال)?مطار|(?:ال)?كافتيريا|(?:ال)?حمام(?:ات)?|(?:ال)?نفق|(?:ال)?درج|(?:ال)?سطح|(?:ال)?ميناء|(?:ال)?بحير[ةه]|(?:ال)?نهر|(?:ال)?واد[يى]|(?:ال)?كلي[ةه]|(?:ال)?جامع[ةه]|(?:ال)?مدرسة|(?:ال)?صيدلي[ةه]|(?:ال)?فندق|(?:ال)?كشك|البيت|بيتنا|غرفتي|حارتنا|(?:ال)?معرض|(?:ال)?سينما|(?:ال)?مخبز|(?:ال)?طاول[ةه]|(?:ال)?زاوي[ةه]|باب"
const SPOT = lowered(
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?:in|at|by|behind|outside|under|near|to|on|en|al?|por|frente|bajo|junto|la|el|dans|derrière|devant|sous|hall|entrée|kiosque|7da|3nd|في|عند|قدام|جنب|يم|تحت|ورا|حدا)\\s(?:(?:the|la|el|le|les|l['’]|una|un|du|de|a|al)\\s?){0,2})?(?:[بلف]|عال|بال)?(?:${KIND}|${FURTHER})(?!\\p{L})`,
    'giu',
  ),
)
/** Any place, when the invitation is plain. */
const ANYWHERE = lowered(
  /(?<![\p{L}\p{N}])(?:(?:at|by|outside|behind|near|under|in front of|next to) (?!(?:\p{Nd}|noon|night|all|the same|around|about|half|least|once|first|last|home|school|work|church)(?![\p{L}]))(?:the |my )?\p{L}{3,}|(?:junto al?|frente al?|detrás del?|a la entrada del?) (?!(?:mañana|tarde|noche|mes|fin|caso)(?![\p{L}]))\p{L}{3,}|a casa|en (?:el|la) (?!(?:mundo|fondo|mismo|caso|momento|d[ií]a|tarde|noche|mañana|vida|mesa)(?![\p{L}]))\p{L}{3,}|(?:au|aux|devant|derrière|sous|en bas|à côté|à l['’]entrée) (?:de |du |des |le |la |l['’]|chez )?(?!(?:début|moins|fait|bout|revoir|secours|plus|milieu)(?![\p{L}]))\p{L}{3,}|(?:عند|قدام|قدّام|جنب|يم|ورا|تحت|امام|أمام|حدا|مقابل|قرب|3nd|7da|f) (?!ما|كل|اللي)[\p{L}]{3,})/giu,
)
/** A plain invitation, whatever the place. */
const PLAIN = lowered(
  /(?<![\p{L}])(?:(?:let['’]?s|lets|can we|could we|shall we|wanna|want to) (?:just )?(?:meet|link|hang)|meet (?:me|u|irl|up)|meetup|i(?:['’]?ll| will|l) (?:be (?:at|in|by|outside)|wait|meet)|wait(?:ing)? for (?:me|u|you)|nos vemos|te veo|te espero|estaré en|vernos|encontr[eé]monos|nos juntamos|quedamos|quedemos|caé|caile|juntémonos|conocernos|on s(?:e |['’])(?:voi[ts]?|retrouve|rejoint|capte|donne rendez)|rdv|rejoins|je serai|jserai|je (?:t['’]|vous )attends?|t['’]attends|se (?:retrouver|rencontrer)|faire connaissance|je porterai|ntla9aw|nchoufa?k|نلتقي|نتقابل|نتلاق[ىو]|قابلني|قابليني|بستناكي?|استناكي?|انتظرك|أنتظرك|تعالي?|تعي|اطلعلي|اشوفك|أشوفك|أراك)(?![\p{L}])/iu,
)
/** The writer meets people the writer knows, tells of the past, or threatens. */
const KNOWN = lowered(
  /(?<![\p{L}])(?:he says|he wants|wants to meet|veut me voir|il dit|me dijo|quiere verme|me dio|my (?:mum|mom|dad|sister|brother|wife|husband|friends?|therapist|doctor|boss|mates?|cousin|girlfriend|boyfriend|lad|daughter|son|kids)|mi (?:madre|papá|hermana|psic[oó]log\p{L}*|terapeuta|marido|esposa|amig[ao]s?)|ma (?:mère|sœur|soeur|psy|femme|copine)|mon (?:père|frère|grand frère|psy|mari|copain|ex|fils)|mes (?:frères|cousins|potes)|(?:el|la) novi[oa]|las mamás|meeting at|went|met|was|fui|fuimos|était|kill|die|dead|jump|mourir|morir|saltar|sauter|tirarme|hit|hurt|stab|fight|beat|romp|défonc|alone or|pegar|t['’]attendent|se ahog\p{L}*|zapatos|mort|despierto|viudo|viuda|hammer|knife|gun|ur face|your face|acid|weapon|pay me|lose|no money|drown|flight|god|lad['’]?s|grave|funeral|never again|ácido|cuchillo|pistola|vas a ver|no vengo a hablar|puerta de atrás|canal|navaja|lacrymo|taser|casse|bras|chasse|couteau|crève|tronche|ciel|terre|suicide|feu|pilier|réveil|doudou|juzgado|partie|resultados|résultats|with (?:the|a|my) (?:bat|crowbar)|won['’]?t walk|follow (?:u|you)|behind (?:u|you)|where (?:u|you) live|(?:what|which) bus|dont look|don['’]t look|stop (?:her|him)|locker w|a note in)(?![\p{L}])|بف?ج[ّ]?ر|[اأ]حرق|البئر|أموت|انتحر|ماما|أمي|امي|قتل|اكسر|كسر|اختي|أختي|زوج|شاش|نصطاد|سكين|سلاح|ضرب|نضرب|عليك|دم(?![\p{L}])|انتقم/iu,
)
/** Readers are called by where they are. */
const WHOEVER = lowered(/if any(?:one|body)|si alguien|si quelqu['’]un|[إا]ذا (?:حدا|[اأ]حد|في حدا)/iu)
/** A text that is no more than a place and a time: none of a sentence about something else. */
const SHORT = 80
/** Share of a short text that is the place and the time. */
const BRIEF = 90
const MOST = 0.3
/** UTF-16 units between a place and a time, and around both. */
const [BETWEEN, AROUND] = [34, 90]

type Place = { start: number; end: number }
const placesOf = (pattern: RegExp, text: string): Place[] =>
  [...text.matchAll(pattern)].map(({ 0: match, index }) => ({ start: index, end: index + match.length }))
/** Whether a time belongs to a place: close, and in a long text in the same sentence. */
const isClose = (text: string, time: Place, spot: Place) => {
  const gap = gapOf(time, spot)
  const between = text.slice(Math.min(time.end, spot.end), Math.max(time.start, spot.start))
  return (
    gap >= 0 &&
    gap < BETWEEN &&
    (text.length <= SHORT
      ? between.split(/[.!?;؟]\s/u).length < 3
      : !/[.!?;؟]\s|\p{L}{3}\.\s?\p{L}/u.test(between))
  )
}
const gapOf = (one: Place, other: Place) => Math.max(one.start - other.end, other.start - one.end)

const isInvited = (text: string): boolean => INVITE.test(text) || CALLS.test(text)

const DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|(?:ال)?(?:[أا]حد|[إا]?ثنين|[إا]?تنين|ثلاثاء?|[أا]ربعاء?|خميس|جمع[ةه]|سبت))'
const AT_HOUR =
  '(?:(?:at|a las?|à|الساعة) \\p{Nd}{1,2}(?:[:.h]\\p{Nd}{2})?(?: ?[ap]\\.?m\\.?| ?h)?|\\p{Nd}{1,2}(?:[:.]\\p{Nd}{2}| ?h ?(?:\\p{Nd}{2})?(?!\\p{L})| ?[ap]m| sharp)(?: ?[ap]m| sharp)?|[1-9][0-5]\\p{Nd}(?!\\p{N}))'
const ON_DAY = `${DAY}(?: \\p{Nd}{1,2}(?![\\p{L}\\p{N}:]| ?h))?,? ${AT_HOUR}`
const WORDS = "[\\p{L}\\p{N}'’-]+(?:,? [\\p{L}\\p{N}'’-]+)"
/** A day, an hour and then a place, and the other way round. */
const THEN_PLACE = lowered(
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?:el|los|le|كل يوم) )?${ON_DAY}(?:,? (?:at|in|by|outside|behind|en|frente al?|junto al?|à|au|devant|derrière|chez|في|عند|جنب|قدام)|,) ${WORDS}{0,7}`,
    'giu',
  ),
)
const PLACE_THEN = lowered(
  new RegExp(`(?<=(?<![\\p{L}])(?:at|to|in|à|au|en) )${WORDS}{0,6},? ${ON_DAY}(?![\\p{L}\\p{N}])`, 'giu'),
)
/** Everyone who reads is told to come, or to bring something. */
const BRING = lowered(
  /(?<![\p{L}])(?:bring|mind the|is at|everyone['’]?s? coming|drop (?:the|your|off)|ll[eé]v(?:en|a|ate)|tra(?:igan|e|iga)|v[eé]nganse|vengan|se juntan?|(?:es|será|serán) (?:el|los)|venez|apportez|amenez|rendez-vous|rdv|conseillée?s?|je (?:ramène|rapporte)|groupe d['’]étude|(?:حد|حدا) (?:يجي|بيجي))(?![\p{L}])/iu,
)
const CAPITAL = compact(/(?<![\p{L}])\p{Lu}[\p{L}]/u)

/** Appointments by weekday and hour at a place with a name, to which a writer calls. */
function appointmentsIn(written: string, text: string): PersonalSpan[] {
  if (!BRING.test(text) || KNOWN.test(text)) return []
  const found: PersonalSpan[] = []
  for (const pattern of [THEN_PLACE, PLACE_THEN]) {
    for (const { 0: match, index } of text.matchAll(pattern)) {
      const words = written.slice(index, index + match.length).split(' ')
      if (pattern === THEN_PLACE)
        while (words.length > 2 && !CAPITAL.test(words.at(-1)!) && !ARABIC_LETTER.test(words.at(-1)!))
          words.pop()
      const rest = pattern === THEN_PLACE ? words.slice(2) : words.slice(0, -2)
      if (rest.some((word) => CAPITAL.test(word) || ARABIC_LETTER.test(word)))
        found.push({ type: 'meetup', start: index, end: index + words.join(' ').length })
    }
  }
  return found.slice(0, 1)
}
const ARABIC_LETTER = /[\u0621-\u064a]/u

/** Returns where and when a writer would meet a reader. */
export function meetupsIn(written: string, text: string): PersonalSpan[] {
  const appointed = appointmentsIn(written, text)
  return appointed.length > 0 ? appointed : invitationsIn(text)
}

function invitationsIn(text: string): PersonalSpan[] {
  const isShort = isBare(text)
  if (!isShort && !isInvited(text)) return []
  const times = placesOf(TIME, text)
  if (times.length === 0) return []
  const spots = [
    ...placesOf(SPOT, text),
    ...(PLAIN.test(text) || WHOEVER.test(text) ? placesOf(ANYWHERE, text) : []),
  ]
  for (const spot of spots) {
    const near = times.filter((time) => isClose(text, time, spot))
    if (near.length === 0) continue
    const start = Math.min(spot.start, ...near.map((time) => time.start))
    const end = Math.max(spot.end, ...near.map((time) => time.end))
    const around = text.slice(Math.max(0, start - AROUND), end + AROUND)
    if (isOfOthers(around)) continue
    // What lies there is listed, and no one is called.
    if (/^\s?:\s/u.test(text.slice(end, end + 3)) && !INVITE.test(around)) continue
    if (
      !INVITE.test(around) &&
      !(text.length <= BRIEF && CALLS.test(around)) &&
      end - start < text.length * MOST
    )
      continue
    return [{ type: 'meetup', start, end }]
  }
  return []
}

/** What is open to all, or here in the room, leads to no one. */
const OPEN = lowered(
  /(?<![\p{L}])(?:council|choir|walk in|open to|vaccine|clinic|surgery|mass|memorial service|support group|the group|online|on zoom|in this room|here in|delayed|(?:el|la) (?:misa|grupo|taller|reuni[oó]n|concierto)|aqu[ií]|abierto|gratis|en l[ií]nea|comedor|oficina|parroquia|ouvert|dépistage|mairie|retardé|la messe|le groupe|réunion|en ligne|ici|كنيسة|قداس|مفتوح|أونلاين|اونلاين|هنا|تأخر)(?![\p{L}])/iu,
)
const isOfOthers = (around: string): boolean => KNOWN.test(around) || OPEN.test(around)

/** Verbs tell of something else. */
const TELLS = lowered(
  /(?<![\p{L}])(?:i|we|he|she|they|it|is|are|was|were|has|have|had|the (?:train|bus|film|match|game)|opens?|closes?|shut|trains?|bus(?:es)?|es|está|hay|era|tengo|tenemos|abre|cierra|sale|salgo|llega|tren|autobús|misa|j['’]ai|je|il|elle|est|on(?! s(?:e|['’]))|c['’]est|ouvre|ferme|part|train|y a|messe|bus|film|match|partido|هو|هي|كان|كانت|يفتح|تفتح|يسكر|القطار|الباص|مباراة|فيلم|صلاة)(?![\p{L}])/iu,
)
/** A short text of a place and an hour alone: a reader is told where to be. */
const isBare = (text: string): boolean => text.length <= SHORT && CLOCK.test(text) && !TELLS.test(text)
