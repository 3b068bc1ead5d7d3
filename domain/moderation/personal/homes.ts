import { lowered } from './lowered.ts'

type Place = { start: number; end: number }

const W = "[\\p{L}\\p{N}'’-]+"
const NUMBER =
  '(?:n[º°.o]{0,2}\\s?|num[eé]ro\\s|n[uú]mero\\s|number\\s|no\\.?\\s?|#\\s?|رقم\\s)?\\p{Nd}{1,5}[a-d]?(?![\\p{L}\\p{N}:.%€$£/])'
const SPELLED =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|quince|veinte|treinta|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quinze|vingt|trente'
const COLOUR =
  'red|blue|green|white|black|yellow|purple|pink|brown|orange|rojo|roja|azul|verde|blanc[oa]|negr[oa]|amarill[oa]|morad[oa]|celeste|rouge|bleue?|vert[e]?|blanche?|noire?|jaune|violette?|[أا]حمر|حمرا[ء]?|[أا]زرق|زرقا[ء]?|[أا]خضر|خضرا[ء]?|[أا]بيض|بيضا[ء]?|[أا]سود|سودا[ء]?|بني'

/** Where a writer says to live, or wants to be visited or written to. */
const HOME = lowered(
  /(?<![\p{L}])(?:(?:i|we)(?:['’]?(?:m|re|ve))? (?:also |still |now )?(?:live|stay)|[اإ]?نتقلنا|نقلنا|my (?:house|home|flat|place|address|nan lives)|our (?:house|home|flat|place)|come (?:round|over)|at mine|(?:send|post|deliver|write)(?: (?:it|them|me|to))*|vivo|vivimos|vive|viven|mi (?:casa|direcci[oó]n|domicilio|cuarto)|nuestra casa|domicilio|resido|(?:m[aá]nda|env[ií]a)\p{L}*|(?:j['’]?|on |nous )habit\p{L}+|jhabite|(?:je|on) (?:vis|vit|loge|crèche)|chez (?:moi|nous|m[aeo][n]? \p{L}+)|(?:mon|notre) (?:adresse|appart\p{L}*|immeuble)|(?:ma|notre) (?:maison|porte|rue)|ساكن[ةه]?|ساكنين|ب?نسكن|ب?[أا]?سكن|بيت(?:نا|ي)|عنوان(?:ي|نا)|دار(?:ي|نا)|شقت(?:ي|نا)|عايش[ةه]?|[أا]بع[تث]\p{L}*|[أا]رسل\p{L}*|تعال\p{L}*|saken|sakna|nskon)(?![\p{L}])/iu,
)
/** A door with its number or its colour. */
const DOOR = `(?:house|flat|apt|apartment|unit|door|dorm|block|غرفة|مبنى|dar|casa|puerta|port[oó]n|reja|piso|depto|dpto|apto|apartamento|bloque|torre|edificio|manzana|mz\\.?|lote|lt\\.?|timbre|km|maison|porte|portail|perron|appt?|appartement|bât(?:iment)?|bat|bloc|immeuble|imm|villa|boîte|bte|lot|بيت|بيتنا|باب|شقة|عمارة|بناية|فيلا|مجمع|طريق|قطعة|منزل|دار|بلوك|مدخل|بوابة)`
const NUMBERED = `${DOOR}\\s(?:${NUMBER}|(?:[b-h]|a(?=[,،.;!]|$|\\s(?:\\p{Nd}|with|and|near|next|behind|frente|con|de|detr|jun|al lado|avec|derr|en face)))(?![\\p{L}\\p{N}'’])|(?:ال)?(?:أول|اول|ثاني|تاني|ثالث|تالت|رابع|خامس|سادس|أرضي|ارضي)(?![\\p{L}]))|(?:first|second|third|fourth|last|end|corner|primera?|segund[oa]|tercera?|[uú]ltim[oa]|première?|deuxième|troisième|dernière?)\\s(?:house|door|gate|casa|puerta|port[oó]n|maison|porte|portail|barrière)|(?:[آا]خر|[أا]ول|ثاني|تاني|ثالث|تالت|رابع)\\s(?:بيت|دار|عمارة|باب|دور|طابق|زقاق|مفرق)`
const PAINTED = `(?:${DOOR}|gate|grill|shutters?|cerca|fachada|volets?|grille|barrière|بوابة|شباك)\\s(?:with (?:the |a )?|de |con |au |à |aux |color )?(?:${W}\\s)?(?:${COLOUR})(?![\\p{L}])|(?:${COLOUR})\\s(?:door|gate|house|grill|shutters|fence)(?![\\p{L}])`
/** What a home lies beside. */
const BESIDE = `(?:next (?:door )?to|opposite|behind|across from|in front of|(?:just )?(?:past|after|above|over) the|round the corner from|beside|between|frente al?|enfrente de|atr[aá]s de|detr[aá]s de|al lado de|junto al?|a la vuelta de|cerca de|arriba de|encima de|por (?:el|la)(?! (?:noche|tarde|mañana|momento|d[ií]a|amor|hecho|resto|vida))|a (?:una|dos|tres|media|\\p{Nd}) cuadras? de|\\p{Nd}{1,5} metros|derrière|en face d[eu]|à côté d[eu]|au-dessus d[eu]|en haut d[eu]|en bas d[eu]|près d[eu]|après l[ea]|juste après|جنب|قدام|مقابل|ورا|وراء|خلف|فوق|تحت|قرب|عند|قبال|حد|بعد(?=\\s(?:محل|مسجد|بيت|دكان|محط|ال(?!ظهر|عصر|مغرب|عشا|فجر|صلا|دوام|غدا))))`
const STREET = `(?:calle|c\\/|c\\.|cll|cl\\.?|avenida|avda\\.?|av\\.?|paseo|plaza|plazuela|pasaje|psje\\.?|carrera|cra\\.?|kra|cr\\.|transversal|diagonal|calzada|ronda|rambla|carretera|camino|cuesta|glorieta|traves[ií]a|travessera|carrer|jir[oó]n|jr\\.?|blvd\\.?|bulevar|callej[oó]n|privada|cerrada|andador|vereda|barrio|bo\\.|colonia|col\\.|urb\\.?|urbanizaci[oó]n|fracc(?:ionamiento|\\.)?|residencial|conjunto|condominio|alameda|prolongaci[oó]n|peatonal|circuito|retorno|villa|rue|avenue|bd|bvd|boul\\.?|boulevard|ch\\.|chemin|allée|impasse|place|quai|cours|cour|passage|ruelle|chaussée|rte|venelle|esplanade|promenade|sentier|hameau|lieu-dit|faubourg|montée|résidence|lotissement|clos|cité|quartier|parvis|شارع|زنقة|نهج|طريق|درب|حي|ميدان|سكة|حارة|محلة|زقاق|تجزئة|[إا]قامة|مساكن|ضيعة|مخيم|derb|zan9at|zenqet|nahj|7ay)`
/** Words behind the word for a street that are none of its name. */
const NO_NAME =
  '(?:a|al|y|como|si|sin|hasta|hacia|entre|sobre|mientras|cuando|que|con|en|por|hay|es|se|me|no|ya|desde|hace|para|est|et|il|elle|on|je|à|depuis|pendant|avec|qui|était|عند|من|في|كان|اللي|و\\p{L}{2,12}(?:نا|ها|هم|كم))'
const NAME = `(?:(?!${NO_NAME}\\s)${W}\\.?,?\\s){1,5}?`

const sure = [
  `(?:code postal|c\\.?p\\.?|zip(?: code)?|c[oó]digo postal|postcode|الرمز البريدي)[ :]{1,2}(?:is |es |c['’]est )?\\p{Nd}{4,6}(?!\\p{N})`,
  `${STREET}\\s${NAME}(?:${NUMBER}|s\\/n|sin número|(?:${DOOR}|mesa)\\s\\p{Nd}{1,4})`,
  `(?:\\p{Nd}{1,4}\\s?(?:bis|ter|[a-d])?|(?:${SPELLED})),?\\s(?:de la |de l['’]|du |des )?(?:rue|avenue|av\\.?|bd|bvd|boulevard|ch\\.|chemin|allée|impasse|quai|cour|passage|ruelle|chaussée|venelle|sentier|hameau|clos|faubourg|montée|résidence|lotissement|square(?=\\s(?:de|du|des|d['’]\\p{L}+|la|le|les|saint)(?!\\p{L}))|derb|zan9at|zenqet|شارع|زنقة|نهج|درب|حارة|زقاق)\\s${W}(?:\\s${W}){0,3}`,
  `(?:p\\.?\\s?o\\.?\\s?box|apartado(?: postal| de correos)?|casilla(?: postal)?|b\\.?p\\.?|boîte postale|ص\\.?\\s?ب\\.?|صندوق بريد)\\s?(?:[a-z]{1,3}\\s)?${NUMBER}(?:[,،]\\s${W})?`,
  `${NUMBERED}[,،]?\\s(?:و|من |في )?(?:${NUMBERED}|${STREET}\\s${W})`,
  `${STREET}\\s${NAME}${DOOR}\\s(?:${W}\\s?){1,2}`,
  `(?:${BESIDE})\\s(?:${W}[,،]?\\s){1,6}(?:${NUMBERED}|${PAINTED}|n[°º]\\s?\\p{Nd}{1,4})`,
  `(?:${NUMBERED}|${PAINTED})[,،]?\\s(?:${BESIDE})\\s${W}(?:\\s${W}){0,2}`,
  `(?:${STREET})\\s(?:(?!${NO_NAME}\\s)${W}[,،]?\\s){1,3}(?:${BESIDE})\\s${W}(?:\\s${W}){0,3}`,
]
const athome = [
  `(?:finca|cortijo|quinta|rancho|parcela|chacra|ferme|domaine|mas|foyer|مزرعة|عزبة|كفر|نجع|قرية)\\s(?!${NO_NAME}(?![\\p{L}]))${W}`,
  `${W}\\s(?:cottage|farm|lodge|croft|court|towers?|mansions|estate|flats|halls)(?:,\\s|\\s(?:no|flat|block|room)\\.?\\s|\\s)(?:\\p{Nd}|${W})`,
  NUMBERED,
  PAINTED,
  `(?:calle|avenida|barrio|colonia|urb\\.|residencial|rue|avenue|quartier|cité|résidence|lieu-dit|hameau|شارع|زنقة|حي|حارة|درب|مساكن|مخيم|ضيعة)\\s(?!${NO_NAME}(?![\\p{L}]))${W}`,
]
const compile = (source: string) => lowered(new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})`, 'giu'))
const SURE = sure.map(compile)
const AT_HOME = athome.map(compile)
const HINT = lowered(
  new RegExp(
    `\\p{Nd}|${COLOUR}|${BESIDE}|s\\/n|street|calle|rue|شارع|(?<![\\p{L}])(?:${SPELLED})(?![\\p{L}])`,
    'iu',
  ),
)
/** UTF-16 units between the word of a home and where it is. */
const NEAR = 64

/** Returns addresses as they are atHome: a street with its number, a door beside something, or where a writer lives. */
export function homesIn(text: string): Place[] {
  const isHome = HOME.test(text)
  if (!isHome && !HINT.test(text)) return []
  const placesOf = (patterns: readonly RegExp[]) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
        start: index,
        end: index + match.trimEnd().length,
      })),
    )
  const atHome = isHome
    ? placesOf(AT_HOME).filter(({ start }) => {
        const before = text
          .slice(Math.max(0, start - NEAR), start)
          .split(/[.!?؟]\s/)
          .at(-1)!
        return HOME.test(before)
      })
    : []
  return [...placesOf(SURE), ...atHome]
}
