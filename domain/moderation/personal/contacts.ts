import type { PersonalSpan } from '../assessment.ts'
import { compact, lowered, loweredText } from './lowered.ts'

const LATIN_APPS =
  "wh?[a4]ts? ?[a4]pp?s?|whats|wats|watsap|wasap|wasa|guasap|wp|wpp|wsp|wsapp|t[e3]l[e3]gr[a4]m|tlg|tele|tg|d[i1]sc[o0]rd|discrod|disc|dsc|dico|sn[a4]p(?:chat)?|sc|[i1]nst[a4](?:gr[a4]m)?|ig|messenger(?: kids)?|msn|signal|viber|skype|t[i1]k ?t[o0]k|tt|r[o0]bl[o0]x|fortnite|fornait|minecraft|maincra|among us|valorant|genshin|clash(?: of clans| royale)?|kik|facebook|fb|(?:por|al|mi|x) face|steam|psn|ps ?[345]|xbox|playstation|la play|twitch|wechat|zoom|google meet|facetime|imessage|imo|hangouts|threads|twitter|youtube|pinterest|linkedin|vinted|brawl ?stars|free ?fire|bereal|yubo|omegle|wizz|skred|wickr|threema|house ?party|reddit|tumblr|bluesky|mastodon|vsco|kakao(?: ?talk)?|le? fant[oô]me(?: jaune)?|(?:the |that )?(?:yellow|purple|blue|green|pink|ghost) (?:one|app)|(?:el|al|del) fantasmita|(?:la|app) (?:amarilla|morada|verde|azul|rosa|del fantasma)|(?:l['’])?appli? (?:jaune|verte|violette|bleue|rose)|(?:le )?(?:truc|réseau) (?:jaune|vert|violet|bleu)"
const ARABIC_APPS =
  'واتس(?: ?[اآ]ب)?|وتساب|وتس|واتسب|تلي?[جغكق]?رام|تيلي?[جغكق]رام|تلجرام|تلي|سناب(?: ?شات)?|سنابي|[اإ]نستا(?:[جغقك]رام)?|ماسنجر|مسنجر|سي?[جغق]نال|فايبر|ديسكورد|دسكورد|ديس|تيك ?توك|زوم|زووم|سكايب|روبلوكس|ببجي|فيس(?:بوك)?|بلايستيشن|إكس|تويتر|تويتش|[إا]يمو|فورتنايت|فري فاير|ماين ?كرافت|يوتيوب|بوتيم|(?:ال)?تطبيق (?:الاصفر|الأصفر|البنفسجي|الازرق|الأزرق|الاخضر|الأخضر|ابو شبح)'
const APPS = `${LATIN_APPS}|(?:و?(?:ب|ف|ع|ل|ك|عا|على)?(?:ال|ل)?)(?:${ARABIC_APPS})`
const APP = `(?:${APPS})`
/** Whether a text names an app, or what one is reached by, at all: few do, and the longest patterns need it. */
const NAMES_APP = lowered(new RegExp(`(?<![\\p{L}\\p{N}])(?:${APPS}|رقمك|حسابك|يوزرك)`, 'iu'))
/** What a reader may be asked for besides an app. */
const NAMES_CONTACT = lowered(
  /number|digits|mail|handle|user|cell|ad+ress|n[uú]m|tel|t[eé]l|cel|m[oó]vil|correo|direcci|usuario|0[67]|pseudo|رقم|سناب|واتس|انست|يوزر|حساب|عنوان|ايميل|نمر/iu,
)
const MOVES =
  "add|msg|message|dm|text|video ?call|facetime|voice note|write|talk|chat|call|ring|find|catch|come|pop|get|let['’]?s (?:use|do)|rather use|if we used?|take (?:this|it)|vc|move|shift|swap|switch|migrate|bounce|continue|carry on|go|jump|hop|slide|join|hit me|hmu|ping|reach|send|follow|let's|add me|speak|contact|connect|agr[eé]g(?:ame|uenme|á|a|uen)|a[ñn]ád(?:eme|ime)|añademe|anademe|escr[ií]beme|escribime|escríbanme|escr[ií]banme|h[aá]bl(?:ame|emos|amos|a)|hablamos|hablar(?:te|nos)?|platicamos|platiquemos|platicar|seguir|seguirla|sigamos|sígueme|sigueme|pasar(?:nos|me)?|mudémonos|cambiemos|cambiamos|t[ií]rame|dale|éntrale|entra|entren|únete|unete|métete|metete|cáele|mejor|prefiero|agr[eé]guen(?:me)?|te agrego|te escribo|te hablo|te llamo|me agregas|me escribes|me hablas|sigamos|seguimos|sigue|pasamos|pasemos|pásate|pasate|vamos|vente|vas y|mp|vámonos|m[aá]ndame|llámame|b[uú]sca(?:me|nos)|b[úu]scame|contáctame|charlamos|charlemos|conversamos|conectemos|continuamos|nos vemos|ajout(?:e|ez|é)|m?ajout[eé]|add|écri[ts]?|ecri[ts]?|écrivez|parle(?:r|z)?|on parle|parlons|viens?|venez|continue(?:r|z)?|continuons|passe(?:r|z)?|passons|rejoins?|rejoignez|contacte[zr]?|cherche|trouve|go|va|on va|allons|bouge|bougeons|switch|switche|ajt|tape|préfère|appelle|appelez|file|saute|retrouve(?:[sz]|r|ons)?|add|discuter?|discutons|tchat(?:te|er)?|ضيفني|ضيفيني|ضيفوني|اضفني|أضفني|أضيفيني|راسلني|راسليني|كلمني|كلميني|كملي|نكمل|نحكي|احكي|نتكلم|ننتقل|ابعتلي|ابعتيلي|ابعثيلي|ابعثلي|اكتبلي|اكتبيلي|دزلي|دزيلي|تعال|تعالي|تعا|تعي|نهضرو|هضر|صيفط|صيفطي|صيفطلي|زيدني|زيديني|خلينا|نروح|نتواصل|نكملو|نكملوا|ادخل|ادخلي|ادخلو|تواصل|تواصلي|حولي|نحول|لاقيني|خش|خشي|خشو|ننقل|نقل|انقل|انتقل|انتقلي|يلا|هيا|جي|جيب|اجي|آجي|أجي|انضم|انضمي|تابعني|تابعيني|اتصل|اتصلي|دق|دقي|رن|ابعت|ابعتي|ابعث|ابعثي|أرسل|ارسل|ارسلي|ارسليلي|نهدر|نهدرو|هدر|سولفي|نسولف|خاطبني|حاكيني|نتحدث|تحدث|نتراسل|zidini|zidni|zidouni|t3ala|t3alay|nkemlo|nkamel|nhadro|nhedro|n7ki|nahki|aji|ajiw|arwa7|arwah|yalla|yallah|jib|jibi|dkhol|ktebli|kteb|sift|sifti|add"
const MOVE = lowered(
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${MOVES})(?:-?(?:moi|nous|me))?(?:\\s+[\\p{L}\\p{N}'’-]+){0,5}?\\s+(?:(?:on|over|to|via|in|into|at|by|through|thru|x|m[aá]s|privado|priv[eé]|mp|dm|mp|por|en|a|al|sur|via|par|dans|f|l|3la|3l|w|su['’]?|sous|plutôt|de|par|على|إلى|الى|ع|عل|في|ب|ف|تطبيق|خاص|تطبيق|the|el|mi|my|her|his|mon|ma|its)\\s+){0,3}${APP}(?![\\p{L}\\p{N}])`,
    'giu',
  ),
)
/** A reader is asked for a name or a number, or whether there is one in an app. */
const ASKS = lowered(
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?:what(?:['’]?s| is)|wots|gimme|give me|drop|send me|can i (?:get|have)|swap|trade|drop ur|what about)\\s(?:ur|your|yr|me your)\\s(?:${APPS}|number|phone number|address|digits|email|handle|user ?name|cell)|(?:wanna|swap|trade|do u have|do (?:you|u) use|do you have|have you got|got|u got|you got|are you on|r u on|you on|u on|tienes|tenés|tenes|usas|t['’]as|tu as|vous avez|avez-vous|t['’]es sur|عندك|عندج|معك|فيه عندك)\\s(?:an? )?${APP}\\s?(?=[?؟,.!]|$)|(?:p[aá]same|pasame|dame|me (?:das|pasas|darías)|mándame|cu[aá]l es)\\s(?:tu|su)\\s(?:${APPS}|n[uú]mero|tel[eé]fono|cel(?:ular)?|m[oó]vil|correo|direcci[oó]n|usuario)|(?:donne(?:[- ]moi)?|file(?:[- ]moi)?|passe(?:[- ]moi)?|c['’]est quoi|envoie(?:[- ]moi)?|balance|quel est)\\s(?:ton|ta|votre|tes)\\s(?:${APPS}|num(?:[eé]ro)?|06|07|t[eé]l(?:[eé]phone)?|adresse|mail|pseudo)|(?:اعطيني|أعطيني|عطيني|هات|هاتي|ابعتلي|ابعتيلي|شو|ايش|وش|شنو|ممكن|عطيني)\\s(?:رقمك|سنابك|سنابج|واتسك|انستاك|يوزرك|حسابك|عنوانك|ايميلك|نمرتك|رقمج))(?![\\p{L}\\p{N}])`,
    'giu',
  ),
)
/** The name of an app as a verb, or in spaced letters. */
const VERB = lowered(
  /(?<![\p{L}\p{N}])(?:(?:sn[a4]p|whats ?app|kik|telegram|facetime|skype|discord|imessage|zoom)(?: ?-?(?:m[e3]|moi|nous|us))(?![\p{L}\p{N}])|(?:snap|was+ap|whats+app|insta|guasap|telegram)[eé]a?(?:me|nos)|(?:whats?app|snap|insta|skype|dm)e?[sz]?[- ](?:moi|nous)|(?:و?ال)?سنب(?:ي|ني|لي|يني|نا)|وتسب(?:ني|لي|يني)|دسكرد(?:ني|لي)|(?:s n a p|i n s t a|d i s c o r d|w h a t s(?: ?a p p)?|t e l e g r a m|t i k t o k|k i k|ي?س ن ا ب|و ا ت س(?: ?ا ب)?|ا ن س ت ا|ت ل ي(?: ?ج ر ا م)?))(?![\p{L}\p{N}])/giu,
)
/** An app with a better place in it, and a question whether a reader comes along. */
const MINE = lowered(
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?:te paso|te dejo|te doy|toma|te mando|here['’]?s|add|je te (?:donne|passe|file)|j['’]te (?:donne|passe|file)|tiens) (?:mi|my|mon) (?:${APP})|(?:${APP})[\\p{L} ,]{1,20}(?:(?:add|hit|message|text|call|find) me|write to me|escr[ií]beme|h[aá]blame|[ée]cris[- ]moi|ajoute[- ]moi) (?:on )?(?:there|it|ah[ií]|all[ií]|l[àa]-?bas|dessus)|my (?:${APP})[\\p{L} ,]{1,20}(?:add|hit|message|text) me|(?:dis|donne|envoie)[- ]moi (?:ton|votre) (?:${APP})|(?:أعطني|ارسلي|ارسل|أرسل|أرسلي) (?:سنابك|انستاك|حسابك|رقمك|يوزرك)|^\\s?(?:${APP})\\s?[?؟]+\\s?$|(?:^|[.!?]\\s)(?:ton|tu|ur|your) (?:${APP})\\s?\\?)(?![\\p{L}\\p{N}])`,
    'giu',
  ),
)
const PRIVATELY = lowered(
  /(?<![\p{L}\p{N}])(?:(?:hop|jump|get|come|join|lets go|wanna) (?:on|in|into|to) (?:a |my |the )?(?:vc|voice ?chat|discord server|server|party chat|lobby|video call)|(?:join|add) my (?:server|discord|party|group ?chat|gc)|(?:let['’]?s|lets|can we|could we|shall we|we (?:can|could|should)) (?:just )?(?:move|switch|talk|chat|go|take this|swap)(?: to| on| in| over)? (?:dms?|private|a private chat|another app|a different app|somewhere (?:else|private|quieter)|off (?:here|this|the app)|e?mail|text|numbers)|(?:hablemos|hablamos|sigamos|seguimos|pasemos|pasamos|vamos|vámonos) (?:(?:mejor|a|por|en|al) ){0,2}(?:privado|otra app|otro lado|otra aplicación|llamada|videollamada|mi server|mi servidor)|(?:on (?:parle|continue|va|passe|se parle|discute)|viens|venez|passons|continuons|parlons) (?:(?:en|sur|dans|plutôt|par) ){0,2}(?:privé|mp|dm|vocal|une autre appli|une autre app|ailleurs|mon serveur|mon serv|visio)|(?:خلينا|نحكي|نكمل|نتكلم|تعال|تعالي|ننتقل|كملي|نروح)(?: \p{L}{2,8}){0,2} (?:عالخاص|خاص|ع الخاص|على الخاص|بالخاص|برا التطبيق|تطبيق (?:تاني|ثاني|آخر|اخر)|برنامج (?:تاني|ثاني|آخر)))(?![\p{L}\p{N}])/giu,
)
const RATHER = lowered(
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?:better|easier|rather|instead|quieter|safer|more private|mejor|m[aá]s (?:f[aá]cil|privado|seguro)|plut[oô]t|mieux|احسن|أحسن|افضل|أفضل) (?:(?:on|over|in|via|por|en|sur|par|على|في) (?:the |el |la |le )?)?(?:${APPS})|(?:over |but )?(?:on|over on|in|por|en|sur) (?:the |el |la |le )?(?:${APPS})(?:,? (?:instead|rather|mejor|m[aá]s bien|plut[oô]t|احسن|أحسن))|(?:i prefer|je préf[eè]re|prefiero|أفضّ?ل|افضل) (?:to (?:go on|talk|chat) (?:in|on) )?(?:${APPS}))(?![\\p{L}\\p{N}])`,
    'giu',
  ),
)
/** The writer tells about an app: nothing is asked. */
const ABOUT = lowered(
  /\b(?:(?:i|we|he|she|they|mum|mom|dad|sister|brother|friends?|people)(?: (?:always|often|usually|still|never|just|used to|did|to))?|shift|her|his|the|كنا|كنت|كان|كيف|يتعلم|night|hablé|habló|escribió|a parlé|m['’]a écrit|dice|dijo|on a|en|ils|elle|il)\s$/iu,
)

/** `We` is asked for, not told about. */
const PROPOSES = lowered(
  /(?<![\p{L}])(?:(?:shall|can|could|should|why don['’]?t|would|may|let) (?:we|i|you)|si on|et si|on pourrait|tu veux qu['’]on) $|(?:^|[.!?,;:]\s)(?:on|we) $/iu,
)

const CONTACT = lowered(
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${APP}|follow|add me|add|look for|search|username|user|account|channel|on there|sous|mon nom|channel|cuenta|canal|apar[eé]zco|salgo|compte|chaîne|cherchez|ajt|ajoute|handle|usuario|tag|nick|pseudo|soy|agr[eé]game|b[uú]scame|s[ií]gueme|estoy como|toy como|trouve-moi|cherche|abonne|mapel|m'appelle|moi c['’]est|je suis|find me|im|i'm|its|dm|يوزري|حسابي|ضيفوني|ضيفني|تابعوني|قلبو|اسمي في|اسمي|حساب|يوزر|قناتي|صفحتي|اكاونتي|دوروا|gamertag|ign|zidini)(?![\\p{L}\\p{N}])`,
    'iu',
  ),
)
const MENTION = lowered(/(?<![\p{L}\p{N}_.+-])@[a-z0-9_](?:[a-z0-9_.]{1,29}[a-z0-9_])/giu)
const TAGGED = /(?<![a-z0-9_.])[a-z0-9_.]{2,32}#\d{4}(?!\d)/g
const BARE = lowered(
  /(?<![\p{L}\p{N}_.@/:-])[a-z][a-z0-9]*(?:[._]+[a-z0-9]+)+_?(?![\p{L}\p{N}_@/-])|(?<![\p{L}\p{N}_.@/:-])(?:[a-z]{3,20}\d{2,6}|[A-Z][A-Za-z]{3,20}\d|[a-z]{5,30}\d{0,6}|[a-z]{2,10}_)(?![\p{L}\p{N}_@/-])/giu,
)

const NAMED = '(?:[a-z0-9]+|[\\u0621-\\u064a]+)'
/** Words for a line, a dot and a sign in a name. */
const SIGN =
  '(?:\\s?[([]?(?:under ?score|dot|dash|hyphen|punto|gui[oó]n(?: bajo)?|point|tiret(?: du bas)?|tiré|نقطة|نقطه|دوت|شرطة|اندر ?سكور|أندر ?سكور)[)\\]]?\\s?)'
/** A name spelled out with its signs. */
const SPELLED = lowered(
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?:at|arroba|arobase)\\s)?${NAMED}(?:\\s${NAMED})?(?:\\s${SIGN}\\s${NAMED}){1,4}(?![\\p{L}\\p{N}])`,
    'giu',
  ),
)
const SPELLED_AT = lowered(
  new RegExp(
    `(?=ar|at)(?<=(?<![\\p{L}\\p{N}])(?:${APP}|follow|s[ií]gueme|b[uú]scame|suis[- ]moi),?\\s(?:is |it['’]s |es |soy |c['’]est |como )?)(?:arroba|arobase|at(?!\\s(?:the|my|his|her|our|this|school|home|night|work|all|least|first|last|a|an|me|you|\\d)(?![a-z]))(?=(?:\\s[a-z0-9]+){2}))\\s[a-z0-9]{2,20}(?:\\s[a-z0-9]{1,20}){0,2}(?![\\p{L}\\p{N}])`,
    'giu',
  ),
)
/** What `SPELLED_AT` never is without; and its one word that no `CONTACT` is. */
const SPELT_AT = /(?:arroba|arobase|at)\s/
const FOLLOWED = /suis[- ]moi/
/** Letters with a space between them, after the word that a name comes. */
const SPACED = lowered(
  new RegExp(
    `(?=[a-z0-9]\\s[a-z0-9._]\\s)(?<=(?<![\\p{L}\\p{N}])(?:${APP}|username|user|handle|usuario|pseudo|nick|tag|يوزري|يوزر|حسابي)(?:\\s(?:is|it['’]?s|es|c['’]est|هو))?[:,=]?\\s)[a-z0-9](?:\\s[a-z0-9._]){3,20}(?![\\p{L}\\p{N}])`,
    'giu',
  ),
)
/** Names that no word has: with a line inside, also in Arabic letters. */
const LINED = lowered(
  /(?<![\p{L}\p{N}_.@/:#-])(?=[a-z0-9_.]{7})(?:[a-z0-9]+(?:_+[a-z0-9.]+)+_?|[\u0621-\u064a]{3,}(?:_[\u0621-\u064a\p{Nd}]{3,})+)(?![\p{L}\p{N}_@/:(-])/giu,
)
/** A name after its app: `snap: zaky`, `gamertag zaky`, `mon insta c'est zaky`. */
const AFTER_APP = lowered(
  new RegExp(
    `(?<=(?<![\\p{L}\\p{N}])(?:(?:${APP}|username|user name|gamertag|ign|handle|usuario|nick|pseudo|يوزري|يوزر|حسابي)\\s?[:=]\\s?|(?:my|mi|mon) (?:${APP}|username|user name|gamertag|ign|handle|usuario|nick|pseudo) (?:name |user |username )?(?:is |it['’]?s |es |c['’]est |cé )|(?:username|gamertag|يوزري|(?:find|add|search|look for) me as|b[uú]scame como|agr[eé]game como|cherche[- ]moi sous) |(?:psn|gamertag|mon sc|linkedin cherchez|sur linkedin) ))[a-z][a-z0-9]*(?:[-.][a-z0-9]+){0,3}(?=\\s?(?:[,.!;)]|$|\\p{Extended_Pictographic}|(?:on|in|en|sur|dans)\\s))`,
    'giu',
  ),
)
/** Full names where people go by them. */
const FULL_NAME = compact(
  /(?<=(?:[Ff]acebook|[Ff]ace|[Ff][Bb]|[Ll]inked[Ii]n|[Mm]essenger|[Ss]kype|[Ii]nsta\w{0,4}|[Tt]elegram)\s(?:(?:estoy|salgo|aparezco|me llamo|soy|como|is|as|under|I['’]m|i['’]m|im|je suis|sous|c['’]est|me encuentras|búscame|mon nom|le nom|find me|cherche|cherchez|de|the name)\s){1,3})\p{Lu}[\p{L}]+(?:\s(?:de\s|del\s|la\s|von\s|ben\s|El\s)?\p{Lu}[\p{L}]+){1,3}/gu,
)
const ARABIC_NAME =
  /(?<=(?:حسابي|اسمي|صفحتي) (?:بال|عال|في ال|ب|ع|على ال|على |في )(?:فيس ?بوك|فيس|انستا|إنستا|انستقرام|تويتر|سناب|تلي|لينكد ?ان|تيك ?توك)(?: هو)?:? )[\u0621-\u064a]{3,}(?: [\u0621-\u064a]{2,}){0,2}/gu
/** Codes by which friends find each other in games. */
const CODES = lowered(
  /(?<![\p{L}\p{N}])(?:sw-\d{4}-\d{4}-\d{4}|#[a-z0-9]{6,10}(?=[\s.,!]|$)(?<=\d[a-z0-9]{0,9})|(?<=(?:code ami|friend code|c[oó]digo de amigo|كود|(?:اي ?دي|آي ?دي|الايدي|ايدي|player id|game id|uid|id de jugador|mon id|mi id|my id)(?:\s\p{L}{3,10}){0,2}):?\s)\d[\d -]{5,18}\d)(?![\p{L}\p{N}])/giu,
)
/** A word with a digit for a letter, said to be a name. Letters of Arabic are digits too: `3`, `7`. */
const LEET = lowered(
  /(?<=(?<![\p{L}\p{N}])(?:soy|im|i['’]m|i['’]?ll be|its|it['’]s|user|username|as|como|suis|c['’]est|pseudo) )(?=[a-z0-9]{5,20}(?![\p{L}\p{N}_.@/-]))[a-z]+[0148]+[a-z]{2,}(?![a-z0-9])/giu,
)

/** Returns names in other apps, and invitations to talk there. */
export function contactsIn(written: string): PersonalSpan[] {
  const text = loweredText(written)
  const found: PersonalSpan[] = []
  const isContact = CONTACT.test(text)
  const isOfApps = NAMES_APP.test(text)
  const add = (type: PersonalSpan['type'], { 0: match, index }: RegExpExecArray) =>
    found.push({ type, start: index, end: index + match.length })
  // The longest patterns are made ready only where the words that they stand behind are there at all.
  const isSpelledAt = SPELT_AT.test(text) && (isContact || FOLLOWED.test(text))
  const named = [...(isContact ? [SPACED, AFTER_APP] : []), ...(isSpelledAt ? [SPELLED_AT] : [])]
  for (const pattern of [TAGGED, CODES, ...named])
    for (const match of text.matchAll(pattern)) if (!isWord(match[0])) add('handle', match)
  for (const match of isContact ? text.matchAll(LINED) : []) add('handle', match)
  for (const match of text.matchAll(MENTION)) if (isContact) add('handle', match)
  for (const pattern of [FULL_NAME, ARABIC_NAME])
    for (const match of written.matchAll(pattern)) add('handle', match)
  for (const { 0: match, index } of isOfApps || NAMES_CONTACT.test(text) ? text.matchAll(ASKS) : [])
    found.push({ type: 'move_app', start: index, end: index + match.length })
  for (const pattern of isOfApps ? [VERB, RATHER, MINE, PRIVATELY] : [VERB, PRIVATELY])
    for (const { 0: match, index } of text.matchAll(pattern))
      found.push({ type: 'move_app', start: index, end: index + match.length })
  if (!isContact) return found
  for (const pattern of [SPELLED, LEET]) {
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length
      if (CONTACT.test(text.slice(Math.max(0, match.index - 30), end + 30)))
        if (!NO_NAME.test(match[0])) add('handle', match)
    }
  }
  for (const { 0: match, index } of text.matchAll(BARE)) {
    if (!isHandle(written.slice(index, index + match.length))) continue
    const around = text.slice(Math.max(0, index - 45), index + match.length + 30)
    if (CONTACT.test(around)) found.push({ type: 'handle', start: index, end: index + match.length })
  }
  for (const { 0: match, index } of isOfApps ? text.matchAll(MOVE) : []) {
    const before = text.slice(Math.max(0, index - 28), index)
    if (ABOUT.test(before) && !PROPOSES.test(before)) continue
    found.push({ type: 'move_app', start: index, end: index + match.length })
  }
  return found
}

/** What stands after an app and is no name. */
const WORDS =
  /^(?:is|was|isn|it|its|my|mi|mon|me|i|im|a|an|the|no|not|and|or|es|el|la|lo|le|les|un|una|une|en|on|in|at|to|for|with|so|but|that|this|dead|broken|down|back|off|gone|works?|crashed|app|account|video|videos|story|stories|post|posts|page|profile|feed|says?|keeps?|dice|está|c|est|pas|ne|qui|que|marche|bug|plus|live|lives|better|best|so|too|private|public|new|old|hacked|slow|faster|easier|group|groups|friends?|notifications?|calls?|tag|names?|user|username|pseudo|password|got|has|had|will|won|just|still|dropped|full|empty|boring|blocked|deleted|\d+(?:st|nd|rd|th|am|pm|h|km|kg|k|m|x|min|s)|[a-z])$/i
/** Signs among other words. */
const NO_NAME =
  /^(?:con|w|with|avec|un|juste|at the|the|no|ce|au|sur|et|ou|le|a|this|that|some|any)\s|(?:dot|point|punto)\s(?:to|sur|of|in|de|que|final|and|com|fr|net|org|es)(?![a-z])/i
const isWord = (name: string): boolean => WORDS.test(name)

/** A name no one has outside of an app: with a digit, a line, a dot inside, or a capital inside. */
function isHandle(name: string): boolean {
  if (/[._]/.test(name))
    return name.length >= 5 && !/^(?:[a-z]\.)+[a-z]?$/i.test(name) && !/\.\w{1,2}\./.test(name)
  if (/^[a-z]+\d+$/i.test(name)) return name.length >= 5
  return (
    /^(?:[A-Z]?[a-z]{2,}[A-Z]|x+[A-Z])/.test(name) &&
    !/^(?:WhatsApp|YouTube|TikTok|FaceTime|PlayStation|iPhone|iPad|BeReal|McDonald\w*|PowerPoint|WeChat|LinkedIn|SnapChat|ChatGPT)$/i.test(
      name,
    )
  )
}
