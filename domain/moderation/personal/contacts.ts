import type { PersonalSpan } from '../assessment.ts'
import { APPS } from './apps.ts'
import { compact, lowered, loweredText } from './lowered.ts'

const APP = `(?:${APPS})`
/** Whether a text names an app, or what one is reached by, at all: few do, and the longest patterns need it. */
const NAMES_APP = lowered(new RegExp(`(?<![\\p{L}\\p{N}])(?:${APPS}|رقمك|حسابك|يوزرك)`, 'iu'))
/** What a reader may be asked for besides an app. */
const NAMES_CONTACT = lowered(
  /number|digits|mail|handle|user|cell|ad+ress|n[uú]m|tel|t[eé]l|cel|m[oó]vil|correo|direcci|usuario|0[67]|pseudo|رقم|سناب|واتس|انست|يوزر|حساب|عنوان|ايميل|نمر/iu,
)
const MOVES =
  "shall we|bascule(?:r|ons)?|7awel|go on|te mando|te abro|hag[aá]mos|hacemos|on se fait|fais(?:ons)?|je t['’]attends|[أا]بع[تث]لك|نشوف|منحكي|منكمل|بحكيك|بكلمك|add|msg|message|dm|text|video ?call|facetime|voice note|write|talk|chat|call|ring|find|catch|come|pop|get|let['’]?s (?:use|do)|rather use|if we used?|take (?:this|it)|vc|move|shift|swap|switch|migrate|bounce|continue|carry on|go|jump|hop|slide|join|hit me|hmu|ping|reach|send|follow|let's|add me|speak|contact|connect|agr[eé]g(?:ame|uenme|á|a|uen)|a[ñn]ád(?:eme|ime)|añademe|anademe|escr[ií]beme|escribime|escríbanme|escr[ií]banme|h[aá]bl(?:ame|emos|amos|a)|hablamos|hablar(?:te|nos)?|platicamos|platiquemos|platicar|seguir|seguirla|sigamos|sígueme|sigueme|pasar(?:nos|me)?|mudémonos|cambiemos|cambiamos|t[ií]rame|dale|éntrale|entra|entren|únete|unete|métete|metete|cáele|mejor|prefiero|agr[eé]guen(?:me)?|te agrego|te escribo|te hablo|te llamo|me agregas|me escribes|me hablas|sigamos|seguimos|sigue|pasamos|pasemos|pásate|pasate|vamos|vente|vas y|mp|vámonos|m[aá]ndame|llámame|b[uú]sca(?:me|nos)|b[úu]scame|contáctame|charlamos|charlemos|conversamos|conectemos|continuamos|nos vemos|ajout(?:e|ez|é)|m?ajout[eé]|add|écri[ts]?|ecri[ts]?|écrivez|parle(?:r|z)?|on parle|parlons|viens?|venez|continue(?:r|z)?|continuons|passe(?:r|z)?|passons|rejoins?|rejoignez|contacte[zr]?|cherche|trouve|go|va|on va|allons|bouge|bougeons|switch|switche|ajt|tape|préfère|appelle|appelez|file|saute|retrouve(?:[sz]|r|ons)?|add|discuter?|discutons|tchat(?:te|er)?|ضيفني|ضيفيني|ضيفوني|اضفني|أضفني|أضيفيني|راسلني|راسليني|كلمني|كلميني|كملي|نكمل|نحكي|احكي|نتكلم|انقلو|انقلوا|ننتقل|ابعتلي|ابعتيلي|ابعثيلي|ابعثلي|اكتبلي|اكتبيلي|دزلي|دزيلي|تعال|تعالي|تعا|تعي|نهضرو|هضر|صيفط|صيفطي|صيفطلي|زيدني|زيديني|خلينا|نروح|نتواصل|نكملو|نكملوا|ادخل|ادخلي|ادخلو|تواصل|تواصلي|حولي|نحول|لاقيني|خش|خشي|خشو|ننقل|نقل|انقل|انتقل|انتقلي|يلا|هيا|جي|جيب|اجي|آجي|أجي|انضم|انضمي|تابعني|تابعيني|اتصل|اتصلي|دق|دقي|رن|ابعت|ابعتي|ابعث|ابعثي|أرسل|ارسل|ارسلي|ارسليلي|نهدر|نهدرو|هدر|سولفي|نسولف|خاطبني|حاكيني|نتحدث|تحدث|نتراسل|zidini|zidni|zidouni|t3ala|t3alay|nkemlo|nkamel|nhadro|nhedro|n7ki|nahki|aji|ajiw|arwa7|arwah|yalla|yallah|jib|jibi|dkhol|ktebli|kteb|sift|sifti|add"
const MOVE = lowered(
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${MOVES})(?:-?(?:moi|nous|me))?(?:\\s+[\\p{L}\\p{N}'’-]+){0,5}?\\s+(?:(?:on|over|to|via|in|into|at|by|through|thru|x|m[aá]s|privado|priv[eé]|mp|dm|mp|por|en|a|al|sur|via|par|dans|f|l|3la|3l|w|su['’]?|sous|plutôt|de|par|على|إلى|الى|ع|عل|في|ب|ف|تطبيق|خاص|تطبيق|the|el|mi|my|her|his|mon|ma|its)\\s+){0,3}${APP}(?![\\p{L}\\p{N}])`,
    'giu',
  ),
)
/** A reader is asked for a name or a number, or whether there is one in an app. */
const ASKS = lowered(
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?:what(?:['’]?s| is)|wots|gimme|give me|drop|send me|can i (?:get|have)|swap|trade|drop ur|what about)\\s(?:ur|your|yr|me your)\\s(?:${APPS}|number|phone number|address|digits|email|handle|user ?name|cell)|(?:wanna|swap|trade|do u have|do (?:you|u) use|do you have|have you got|got|u got|you got|are you on|r u on|you on|u on|tienes|tenés|tenes|usas|t['’]as|tu as|vous avez|avez-vous|t['’]es sur|عندك|عندج|معك|فيه عندك)\\s(?:an? |el |la |le )?${APP}(?:\\s?(?=[?؟,.!]|$)|\\s(?:or|o|ou|او|أو|ولا)(?![\\p{L}]))|(?:(?:do|can|did) (?:you|u) (?:have|use|get)|tienes|ten[eé]s|usas|tu as|vous avez|avez-vous|عندك|معك)\\s(?:an? |el |la |le )?${APP}|(?:p[aá]same|pasame|dame|me (?:das|pasas|darías)|mándame|cu[aá]l es)\\s(?:tu|su)\\s(?:${APPS}|n[uú]mero|tel[eé]fono|cel(?:ular)?|m[oó]vil|correo|direcci[oó]n|usuario)|(?:donne(?:[- ]moi)?|file(?:[- ]moi)?|passe(?:[- ]moi)?|c['’]est quoi|envoie(?:[- ]moi)?|balance|quel est)\\s(?:ton|ta|votre|tes)\\s(?:${APPS}|num(?:[eé]ro)?|06|07|t[eé]l(?:[eé]phone)?|adresse|mail|pseudo)|(?:اعطيني|أعطيني|عطيني|هات|هاتي|ابعتلي|ابعتيلي|شو|ايش|وش|شنو|ممكن|عطيني)\\s(?:رقمك|سنابك|سنابج|واتسك|انستاك|يوزرك|حسابك|عنوانك|ايميلك|نمرتك|رقمج))(?![\\p{L}\\p{N}])`,
    'giu',
  ),
)
/** The name of an app as a verb, or in spaced letters. */
const VERB = lowered(
  /(?<![\p{L}\p{N}])(?:(?:sn[a4]p|whats ?app|kik|telegram|facetime|skype|discord|imessage|zoom)(?: ?-?(?:m[e3]|moi|nous|us))(?![\p{L}\p{N}]|\s(?:banea|bloque|cerr|borr|quit|da|dice|pide|deja|va)\p{L}*)|(?:snap|was+ap|whats+app|insta|guasap|telegram)[eé]a?(?:me|nos)|(?:whats?app|snap|insta|skype|dm)e?[sz]?[- ](?:moi|nous)|(?:و?ال)?سنب(?:ي|ني|لي|يني|نا)|وتسب(?:ني|لي|يني)|دسكرد(?:ني|لي)|(?:s n a p|i n s t a|d i s c o r d|w h a t s(?: ?a p p)?|t e l e g r a m|t i k t o k|k i k|ي?س ن ا ب|و ا ت س(?: ?ا ب)?|ا ن س ت ا|ت ل ي(?: ?ج ر ا م)?))(?![\p{L}\p{N}])/giu,
)
/** An app with a better place in it, and a question whether a reader comes along. */
const MINE = lowered(
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?:te paso|te dejo|te doy|toma|te mando|here['’]?s|add|je te (?:donne|passe|file)|j['’]te (?:donne|passe|file)|tiens) (?:mi|my|mon) (?:${APP})|(?:${APP})[\\p{L} ,]{1,20}(?:(?:add|hit|message|text|call|find) me|write to me|escr[ií]beme|h[aá]blame|[ée]cris[- ]moi|ajoute[- ]moi) (?:on )?(?:there|it|ah[ií]|all[ií]|l[àa]-?bas|dessus)|my (?:${APP})[\\p{L} ,]{1,20}(?:add|hit|message|text) me|(?:dis|donne|envoie)[- ]moi (?:ton|votre) (?:${APP})|(?:أعطني|ارسلي|ارسل|أرسل|أرسلي) (?:سنابك|انستاك|حسابك|رقمك|يوزرك)|^\\s?(?:${APP})\\s?[?؟]+\\s?$|(?:^|[.!?]\\s)(?:ton|tu|ur|your) (?:${APP})\\s?\\?)(?![\\p{L}\\p{N}])`,
    'giu',
  ),
)
/** An app with the name, the place or the choice that a reader gets there. */
const THERE = lowered(
  new RegExp(
    `(?<![\\p{L}\\p{N}])${APP}\\s?[?؟,.:;!]?\\s(?:(?:same (?:name|user)|(?:el )?mismo (?:nombre|usuario)|même (?:nom|pseudo)|(?:ب)?نفس الاسم)|(?:is )?(?:easier|better) (?:for|to)|mejor|m[aá]s f[aá]cil|c['’]est mieux|plut[oô]t|[اأ]حسن|[اأ]فضل|[اأ]سهل|(?:or|o|ou|أو|او|ولا) ${APP}|(?:[\\p{L}'’]+,?\\s){1,4}(?:por ah[ií]|(?:hablamos|h[aá]blame|escr[ií]beme|me habla[ns]?|te escribo|te hablo) (?:ah[ií]|all[ií])|(?:talk|chat|text|msg) there|(?:parle|écri[ts]) là-?bas|نحكي (?:هناك|فيه|عليه)))(?![\\p{L}\\p{N}])`,
    'giu',
  ),
)
/** A reader is to talk out of sight, or gets the writer's number. */
const ELSEWHERE = lowered(
  /(?<![\p{L}\p{N}])(?:(?:talk(?:ed)?|chat(?:ted)?|text|speak|spoke|write|wrote|carry on|continue|keep going|meet|hablar\p{L}*|habl[ae]mos|charl[ae]mos|escrib\p{L}+|seguimos|sigamos|on (?:se |s['’])?(?:parle|écrit|cause|retrouve)|parler|discuter|écrire|continuer|نحكي|نتكلم|نكمل|نتراسل|نكتب|[أا]كلمك|[أا]حكيك|نسولف|نهدرو?)(?:\s[\p{L}'’]+){0,3}?\s(?:somewhere (?:else|private)|elsewhere|(?:by|over|via|through|on) e?-?mail|par (?:e-?)?mail|par courriel|por (?:correo|mail)|(?:عال?|على ال|بال)[إا]يميل|off (?:this|the) (?:app|site)|off here|outside (?:of )?(?:here|this|the app)|away from here|in private|privately|(?:por |a)?fuera(?: de (?:aqu[ií]|ac[aá]|la app|esta app))?|(?:en|por) otr[oa] (?:lado|parte|sitio|app)|(?:en|por) privado|ailleurs|en privé|en dehors|hors (?:de l['’]appli|d['’]ici)|بر[اّةه]+|خارج (?:هنا|التطبيق)|(?:ب?مكان|ب?تطبيق|ب?برنامج) (?:تاني|ثاني|[آا]خر|غير)|(?:على |في |ع|ب)?(?:ال)?خاص)|(?:give|send|dm|text) (?:you|u|ya) my (?:number|digits|e?mail|handle|user ?name|snap)|te (?:paso|doy|dejo|mando|comparto) (?:mi|el) (?:n[uú]mer\p{L}*|cel(?:u|ular)?|tel(?:[eé]fono)?|correo|usuario|contacto)|(?:je (?:te|vous)|j['’]te) (?:passe|donne|file|envoie|laisse) (?:mon|mes) (?:num(?:[eé]ro)?|tel|t[eé]l[eé]phone|mail|adresse|pseudo|coordonn[eé]es)|(?:ب?[أا]?عطيك|ب[بع]ع[تث]لك|[أا]رسل ?لك|[أا]بع[تث]لك) (?:رقمي|حسابي|سنابي|يوزري|[إا]يميلي|نمرتي))(?![\p{L}\p{N}])/giu,
)
/** Who of the readers is in an app, and where the writer is to be reached. */
const WHO = lowered(
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?:any(?:one|1|body)|who(?:['’]?s)?|y['’]?all|(?:you|u) guys|any of (?:you|u))(?: \\p{L}+)? (?:on|has|have|got|uses?)|(?:alguien|qui[eé]n(?:es)?|algun[oa]|ustedes)(?: \\p{L}+)? (?:tienen?|usan?|en|est[aá]n? en)|ten[eé]is|tiene usted|us[aá]is|(?:quelqu['’]un|qui)(?: \\p{L}+)? (?:a|sur|utilise)|tu utilises|vous (?:utilisez|êtes sur)|(?:مين|حدا|حد|[أا]حد)(?: \\p{L}+)? (?:عنده?|على|معه?|يستخدم)|عندك[من]|معك[من]|ب?تست(?:خدم|عمل)\\p{L}*|(?:i['’]?m|im|i am) (?:always|mostly|usually|more active|quicker) on|i (?:answer|reply)(?: \\p{L}+){0,2} on|reach me (?:on|at|by|through)|estoy (?:siempre|m[aá]s) (?:en|por)|(?:contesto|respondo)(?: \\p{L}+){0,2} (?:por|en)|(?:je (?:suis|réponds)|chuis) (?:plus(?: souvent| vite)?|toujours|tout le temps|surtout) sur|(?:دايم[اًة]*|أكثر|اكتر|برد(?: \\p{L}+)?) على) (?:an? |el |la |le |un |une )?${APP}(?![\\p{L}\\p{N}])`,
    'giu',
  ),
)
/** Messages for one reader alone, a group or a call of the writer. */
const APART = lowered(
  /(?<![\p{L}\p{N}])(?:(?:dm|pm|mp|pv|ft|inbox) (?:me|moi|us)|(?:check|open) (?:your|ur|my) (?:dms?|pms?)|(?:in|to|into) (?:my|ur) (?:dms?|pms?|inbox)|(?:escr[ií]beme|h[aá]blame|m[aá]ndame|te (?:escribo|hablo|mando)|hablamos|vente|ven)(?: \p{L}+){0,2}? (?:al|por|en) (?:el )?(?:privado|interno|inbox|md|dm|mp|priv)|(?:viens|vien|parle|écri[ts]|ecri[ts]|passe|venez|réponds)(?:[- ]moi)? (?:en |par )?(?:mp|dm|pv|privé|prv|vocal|visio)|(?:راسل|كلم|[أا]حك|تعا|شيك|شوف|[أا]بع[تث]|[أا]فتح)\p{L}*(?: \p{L}+){0,2} (?:على |ع|ب|في )?(?:ال)?(?:خاص|برايفت|دايركت|دي ام|[أا]نبوكس)|(?:drop|send|give me|what['’]?s|p[aá]same|dame|cu[aá]l es|donne|passe|c['’]est quoi) (?:your|ur|tu|ton) (?:@|arroba|at(?![\p{L}]))|(?:join|[úu]nete a|entra a|rejoins?|viens sur|viens dans|[أا]نضم\p{L}*|[أا]دخل\p{L}*) (?:(?:my|our|mi|nuestro|mon|notre) (?:server|serv(?:eur|idor)?|gc|group ?chat|group|grupo|groupe|party)|(?:ل|على |ع)?(?:سيرفر|[قجك]روب)(?:ي|نا))|(?:video ?call|voice ?call|videocall) (?:me|with me|us)|(?:hacemos|hagamos|on (?:se )?fait|نعمل|نسوي) (?:una? |une? )?(?:videollamada|visio|appel vid[eé]o|vid[eé]o|vocal|(?:مكالمة )?فيديو))(?![\p{L}\p{N}])/giu,
)
/** Words to one reader, which beside the name of an app ask the reader to come there. */
const TO_READER = lowered(
  /(?<![\p{L}])(?:(?:write|msg|message|text|talk|call|find|reach|send|tell) (?:to )?(?:me|u|you)|i(?:['’]?ll| will| can| could)(?: \p{L}+)? (?:tell|send|show|give|teach|invite|call|message|text|add) (?:you|u|ya)|(?:we|you and i) (?:could|can|should|might)|let['’]?s|(?:give|gave|send) me yours|just (?:us|you and me|the two of us)|(?:i['’]?d|i would|i should|i) (?:rather|prefer)|pick one|choose|(?<!(?:don['’]?t|dont|not|never|didn['’]?t|to) )come (?:to|on|over)|escr[ií]b[ae]n?me|escr[ií]bime|h[aá]bl[ae]n?me|b[uú]sc[ae]n?me|agr[eé]g\p{L}*me|ll[aá]m[ae]n?me|te (?:digo|cuento|mando|env[ií]o|escribo|hablo|agrego|llamo|invito|espero|paso|enseño)|nos (?:vemos|hablamos|escribimos|llamamos|podr[ií]amos)|podr[ií]amos|podemos|solo (?:t[uú] y yo|nosotr[oa]s)|prefer(?:ir[ií]a|iera)|prefiero|(?:me da|si me diera) (?:el suyo|el tuyo)|elige|escog[eé]|écri(?:s|vez)[- ]moi|parle[zs]?[- ]moi|trouve[zs]?[- ]moi|appelle[zs]?[- ]moi|ajoute[zs]?[- ]moi|je (?:te|t['’]|vous) ?(?:dis|dirai|envoie|enverrai|écris|parle|montre|appelle|attends|invite|raconte|rejoins)|(?:on|nous) (?:pourrait|pourrions|peut|pouvons|se (?:parle|voit|écrit|fait|retrouve|appelle))|rien que (?:nous|toi)|juste nous|je préf[eéè]r\p{L}+|le vôtre|le tien|choisis|[اأ]?حك(?:يني|وني|ولي|يلي)|كلم(?:ني|يني|وني)|راسل(?:ني|يني|وني)|[اأ]كتب(?:لي|يلي|ولي)|[اأ]بع[تث](?:لي|يلي|ولي|لك)|ب?[بأا]?قلك|[أا]قول ?لك|ب?[اأ]?بع[تث]لك|نشوف بعض|نحكي|نكمل|نتكلم|بس [اأإ]حنا|[اأ]نا و[اأ]نت|ب?فض[لّ]|[اأ]فضل|[اأ]ختار\p{L}*|تعالوا?|تعالي)(?![\p{L}])/iu,
)
const APP_ALONE = lowered(new RegExp(`(?<![\\p{L}\\p{N}])(?:${APPS})(?![\\p{L}\\p{N}])`, 'giu'))
/** UTF-16 units between an app and the words to a reader. */
const BESIDE_APP = 40
const PRIVATELY = lowered(
  /(?<![\p{L}\p{N}])(?:(?:hop|jump|get|come|join|lets go|wanna) (?:on|in|into|to) (?:a |my |the )?(?:vc|voice ?chat|discord server|server|party chat|lobby|video call)|(?:join|add) my (?:server|discord|party|group ?chat|gc)|(?:let['’]?s|lets|can we|could we|shall we|we (?:can|could|should)) (?:just )?(?:move|switch|talk|chat|go|take this|swap)(?: to| on| in| over)? (?:dms?|private|a private chat|another app|a different app|somewhere (?:else|private|quieter)|off (?:here|this|the app)|e?mail|text|numbers)|(?:hablemos|hablamos|sigamos|seguimos|pasemos|pasamos|vamos|vámonos) (?:(?:mejor|a|por|en|al) ){0,2}(?:privado|otra app|otro lado|otra aplicación|llamada|videollamada|mi server|mi servidor)|(?:on (?:parle|continue|va|passe|se parle|discute)|viens|venez|passons|continuons|parlons) (?:(?:en|sur|dans|plutôt|par) ){0,2}(?:privé|mp|dm|vocal|une autre appli|une autre app|ailleurs|mon serveur|mon serv|visio)|(?:خلينا|نحكي|نكمل|نتكلم|تعال|تعالي|ننتقل|كملي|نروح)(?: \p{L}{2,8}){0,2} (?:عالخاص|خاص|ع الخاص|على الخاص|بالخاص|برا التطبيق|تطبيق (?:تاني|ثاني|آخر|اخر)|برنامج (?:تاني|ثاني|آخر)))(?![\p{L}\p{N}])/giu,
)
const RATHER = lowered(
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?:better|easier|rather|instead|quieter|safer|more private|mejor|m[aá]s (?:f[aá]cil|privado|seguro)|plus (?:simple|facile|discret|tranquille)|plut[oô]t|mieux|احسن|أحسن|افضل|أفضل) (?:(?:on|over|in|via|por|en|sur|par|على|في) (?:the |el |la |le )?)?(?:${APPS})|(?:over |but )?(?:on|over on|in|por|en|sur) (?:the |el |la |le )?(?:${APPS})(?:,? (?:instead|rather|mejor|m[aá]s bien|plut[oô]t|احسن|أحسن))|(?:i prefer|je préf[eè]re|prefiero|أفضّ?ل|افضل) (?:to (?:go on|talk|chat) (?:in|on) )?(?:${APPS}))(?![\\p{L}\\p{N}])`,
    'giu',
  ),
)
/** The writer tells about an app: nothing is asked. */
const ABOUT = lowered(
  /\b(?:(?:i|we|he|she|they|mum|mom|dad|sister|brother|friends?|people)(?: (?:always|often|usually|still|never|just|used to|did|to))?|shift|her|his|the|كنا|كنت|كان|كيف|يتعلم|night|hablé|habló|escribió|a parlé|m['’]a écrit|dice|dijo|on a|en|ils|elle|il)\s$/iu,
)

const REFUSES = lowered(
  /(?<![\p{L}])(?:not?|never|won['’]?t|don['’]?t|nunca|jamais|pas|ne|لا|ما|مش|مو|ما ?راح)\s$/iu,
)

/** Something that is not done: `if I don't come over, she calls on …`. */
const NEGATED = lowered(/(?<!why )(?:don['’]?t|didn['’]?t)\s$/iu)

/** `We` is asked for, not told about. */
const PROPOSES = lowered(
  /(?<![\p{L}])(?:(?:shall|can|could|should|why don['’]?t|would|may|let) (?:we|i|you)|si on|et si|on pourrait|tu veux qu['’]on) $|(?:^|[.!?,;:]\s)(?:on|we) $/iu,
)

const CONTACT = lowered(
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${APP}|follow|add me|add|look for|search|username|user|account|channel|on there|sous|mon nom|channel|cuenta|canal|apar[eé]zco|salgo|compte|chaîne|cherchez|ajt|ajoute|handle|usuario|tag|nick|pseudo|soy|agr[eé]game|b[uú]scame|s[ií]gueme|estoy como|toy como|trouve-moi|cherche|abonne|mapel|m'appelle|moi c['’]est|je suis|find me|im|i'm|its|dm|يوزري|حسابي|ضيفوني|ضيفني|تابعوني|قلبو|اسمي في|اسمي|حساب|يوزر|قناتي|صفحتي|اكاونتي|دوروا|gamertag|ign|zidini|hmu|arroba|arobase|same name|mismo nombre|même (?:nom|pseudo)|نفس الاسم|in game|dans le jeu|en el juego)(?![\\p{L}\\p{N}])`,
    'iu',
  ),
)
const MENTION = lowered(/(?<![\p{L}\p{N}_.+-])@[a-z0-9_à-öø-ÿ](?:[a-z0-9_.à-öø-ÿ]{1,29}[a-z0-9_à-öø-ÿ])/giu)
const TAGGED =
  /(?<![a-z0-9_.\u0621-\u064a])[a-z0-9_.\u0621-\u064a]{2,32}#\d{4}(?!\d)|(?<![a-z0-9/])u\/[a-z0-9_-]{3,20}/g
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
  /(?<![\p{L}\p{N}_.@/:#-])(?=[a-z0-9_.]{7})(?:[a-z0-9]+(?:_+[a-z0-9.]+)+_?|(?:[a-z]{1,3}_)?[\u0621-\u064a]{3,}(?:_[\u0621-\u064a\p{Nd}a-z]{2,})+)(?![\p{L}\p{N}_@/:(-])/giu,
)
/** A name after its app: `snap: zaky`, `gamertag zaky`, `mon insta c'est zaky`. */
const AFTER_APP = lowered(
  new RegExp(
    `(?<=(?<![\\p{L}\\p{N}])(?:(?:${APP}|username|user name|gamertag|ign|handle|usuario|nick|pseudo|يوزري|يوزر|حسابي)\\s?[:=]\\s?|(?:my|mi|mon) (?:${APP}|username|user name|gamertag|ign|handle|usuario|nick|pseudo) (?:name |user |username )?(?:is |it['’]?s |es |c['’]est |cé )|(?:username|gamertag|يوزري|(?:find|add|search|look for) me as|b[uú]scame como|agr[eé]game como|cherche[- ]moi sous) |(?:psn|gamertag|mon sc|linkedin cherchez|sur linkedin) ))[a-z][a-z0-9]*(?:[-.][a-z0-9]+){0,3}(?=\\s?(?:[,.!;)]|$|\\p{Extended_Pictographic}|(?:on|in|en|sur|dans)\\s))`,
    'giu',
  ),
)
/** A name with its signs behind an app: `strava: Jo-The-Slow`. */
const DASHED = lowered(
  new RegExp(
    `(?=[a-z0-9]+[-.][a-z0-9])(?<=(?<![\\p{L}\\p{N}])${APP}[:,]?\\s(?:is |it['’]s |es |soy |c['’]est |como )?)[a-z0-9]+(?:[-.][a-z0-9]+){1,8}(?![\\p{L}\\p{N}@])`,
    'giu',
  ),
)
/** Someone to be searched in an app: `find lunaloop on insta`. */
const SEARCHED = lowered(
  new RegExp(
    `(?<=(?<![\\p{L}])(?:find|search(?: for)?|look (?:up|for)|add|follow|b[uú]sca(?:me|nos)?(?: como)?|agr[eé]ga(?:me)?|s[ií]gue(?:me)?(?: a)?|a[ñn]ade|ajoute|cherche(?:[- ]moi)?|suivez|دوروا?(?: على)?|ضيفوا?|تابعوا?)\\s)(?!(?:me|us|him|her|it|them|my|the|a|some|people|someone|everyone|out|moi|nous|le|la|les|des|mon|ma|en|al?|el|mis?|un|una|amig\\p{L}*|gente)(?![\\p{L}]))[\\p{L}\\p{N}]{4,}\\s(?:on|in|en|sur|dans|على|في|ع)\\s(?:the |el |la |l['’])?${APP}(?![\\p{L}\\p{N}])`,
    'giu',
  ),
)
/** A sign or a digit in a mention: no word that someone is called by. */
const SIGNED = /[\d._]/
/** A word with a number behind it, and those that are no name. */
const NUMBERED = lowered(/(?<![\p{L}\p{N}_.@/:#-])[a-z]{4,20}\d{2,6}(?![\p{L}\p{N}_@/-])/giu)
const NUMBERED_WORD =
  /^(?:covid|area|route|euros?|bac|level|page|psalm|chapter|mundial|olympi\w*|room|bus|line|type|size|class|temp\w*|version|windows|eid|ramadan|mayo|juin|mars|april|march|june|july|august|sept\w*|octob\w*|novem\w*|decem\w*)\d/
/** A name of several words that is written as one. */
const GLUED_HINT =
  /one word|no spaces|todo junto|sin espacios|attach|coll[eé]|sans espace|كلمة|بدون فراغ|بدون مساف/
const GLUED = lowered(
  /(?<=(?:all one word|no spaces|todo junto|sin espacios|tout (?:attaché|collé)|sans espaces?|كلمة (?:وحدة|واحدة))[,:]?\s)[\p{L}\p{N}]{2,30}(?:\s[\p{L}\p{N}]{2,30}){0,3}|(?<![\p{L}\p{N}])(?:[\p{L}\p{N}]{2,30}\s){1,3}[\p{L}\p{N}]{2,30},?\s(?:(?:all|as) (?:in )?one word|no spaces|todo junto|sin espacios|tout (?:attaché|collé)|sans espaces?|كلمة (?:وحدة|واحدة)|بدون (?:فراغ|مسافات?))/giu,
)
/** Full names where people go by them. */
const FULL_NAME = compact(
  /(?<=(?:[Ff]acebook|[Ff]ace|[Ff]eis|[Ff][Bb]|[Ll]inked[Ii]n|[Mm]essenger|[Ss]kype|[Ii]nsta\w{0,4}|[Tt]elegram)\s(?:(?:estoy|salgo|aparezco|me llamo|soy|como|is|as|under|I['’]m|i['’]m|im|je suis|sous|c['’]est|me encuentras|búscame|mon nom|le nom|find me|cherche|cherchez|de|the name)\s){1,3})\p{Lu}[\p{L}]+(?:\s(?:de\s(?:los\s|las\s|la\s)?|del\s|la\s|von\s|ben\s|El\s)?\p{Lu}[\p{L}]+){1,3}/gu,
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

const GAME =
  'r[o0]bl[o0]x|fortnite|fornait|minecraft|maincra|among us|valorant|genshin|clash(?: of clans| royale)?|brawl(?: ?stars)?|free ?fire|fifa|cod|apex|overwatch|rocket league|روبلوكس|ببجي|فورتنايت|فري فاير|ماين ?كرافت'
/** A game that is played, or played better than others: none where people would go on talking. */
const PLAYED = lowered(
  new RegExp(
    `(?<![\\p{L}])(?:for|play(?:s|ing)?|jug\\p{L}{1,6}(?: mejor)?(?: al?)?|jou\\p{L}{1,4}(?: mieux)?(?: à| au)?|[نتيا]?لعب\\p{L}{0,3}|^mejor|^better|^mieux) (?:${GAME})$`,
    'iu',
  ),
)
const BEFORE_GAME = 14

/** Returns names in other apps, and invitations to talk there. */
export function contactsIn(written: string): PersonalSpan[] {
  const text = loweredText(written)
  return contactsOf(written, text).filter(
    ({ type, start, end }) =>
      type !== 'move_app' ||
      !(
        PLAYED.test(text.slice(Math.max(0, start - BEFORE_GAME), end)) || PLAYED.test(text.slice(start, end))
      ),
  )
}

function contactsOf(written: string, text: string): PersonalSpan[] {
  const found: PersonalSpan[] = []
  const isContact = CONTACT.test(text)
  const isOfApps = NAMES_APP.test(text)
  const add = (type: PersonalSpan['type'], { 0: match, index }: RegExpExecArray) =>
    found.push({ type, start: index, end: index + match.length })
  // The longest patterns are made ready only where the words that they stand behind are there at all.
  const isSpelledAt = SPELT_AT.test(text) && (isContact || FOLLOWED.test(text))
  const named = [
    ...(isContact ? [SPACED, AFTER_APP, SEARCHED, DASHED] : []),
    ...(isSpelledAt ? [SPELLED_AT] : []),
  ]
  for (const pattern of [TAGGED, CODES, ...named])
    for (const match of text.matchAll(pattern)) if (!isWord(match[0])) add('handle', match)
  for (const match of text.includes('_') ? text.matchAll(LINED) : []) {
    // Names of settings are in capitals.
    const own = written.slice(match.index, match.index + match[0].length)
    if (!/^[A-Z_.]+$/.test(own)) add('handle', match)
  }
  for (const match of text.matchAll(MENTION)) if (isContact || SIGNED.test(match[0])) add('handle', match)
  for (const match of text.matchAll(NUMBERED)) if (!NUMBERED_WORD.test(match[0])) add('handle', match)
  for (const match of isContact && GLUED_HINT.test(text) ? text.matchAll(GLUED) : []) add('handle', match)
  for (const pattern of [FULL_NAME, ARABIC_NAME])
    for (const match of written.matchAll(pattern)) add('handle', match)
  for (const { 0: match, index } of isOfApps || NAMES_CONTACT.test(text) ? text.matchAll(ASKS) : [])
    found.push({ type: 'move_app', start: index, end: index + match.length })
  for (const match of isOfApps && TO_READER.test(text) ? text.matchAll(APP_ALONE) : []) {
    const end = match.index + match[0].length
    if (TO_READER.test(sentenceAround(text, match.index, end))) add('move_app', match)
  }
  for (const pattern of isOfApps
    ? [VERB, RATHER, MINE, THERE, WHO, PRIVATELY, ELSEWHERE, APART]
    : [VERB, PRIVATELY, ELSEWHERE, APART])
    for (const match of text.matchAll(pattern))
      if (!REFUSES.test(text.slice(Math.max(0, match.index - 12), match.index))) add('move_app', match)
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
    if (NEGATED.test(before)) continue
    found.push({ type: 'move_app', start: index, end: index + match.length })
  }
  return found
}

/** What stands close to a place, in the same sentence. */
function sentenceAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - BESIDE_APP), start).split(/[.!?؟]\s/)
  const after = text.slice(end, end + BESIDE_APP).split(/[.!?؟]\s/)
  return `${before.at(-1)!}${text.slice(start, end)}${after[0]!}`
}

/** What stands after an app and is no name. */
const WORDS =
  /^(?:is|was|isn|it|its|my|mi|mon|me|i|im|a|an|the|no|not|and|or|es|el|la|lo|le|les|un|una|une|en|on|in|at|to|for|with|so|but|that|this|dead|broken|down|back|off|gone|works?|crashed|app|account|video|videos|story|stories|post|posts|page|profile|feed|says?|keeps?|dice|está|c|est|pas|ne|qui|que|marche|bug|plus|live|lives|better|best|so|too|private|public|new|old|hacked|slow|faster|easier|group|groups|friends?|notifications?|calls?|tag|names?|user|username|pseudo|password|got|has|had|will|won|just|still|dropped|full|empty|boring|blocked|deleted|\d+(?:st|nd|rd|th|am|pm|h|km|kg|k|m|x|min|s)|[a-z])$/i
/** Signs among other words. */
const NO_NAME =
  /^(?:con|w|with|avec|un|juste|at the|the|no|ce|au|sur|et|ou|le|a|this|that|some|any)\s|\s(?:the|a|this|that|my|le|un|el|al)\s(?:dot|point|punto|dash)\s|(?:dot|point|punto)\s(?:to|sur|of|in|de|que|final|and|com|fr|net|org|es)(?![a-z])/i
const isWord = (name: string): boolean => WORDS.test(name)

/** A name no one has outside of an app: with a digit, a line, a dot inside, or a capital inside. */
function isHandle(name: string): boolean {
  if (/[._]/.test(name))
    return name.length >= 5 && !/^(?:[a-z]\.)+[a-z]?$/i.test(name) && !/\.\w{1,2}\./.test(name)
  if (/^(?:every|evry|any|some|sum|no)1$/i.test(name)) return false
  if (/^[a-z]+\d+$/i.test(name)) return name.length >= 5
  return (
    /^(?:[A-Z]?[a-z]{2,}[A-Z]|x+[A-Z])/.test(name) &&
    !/^(?:WhatsApp|YouTube|TikTok|FaceTime|PlayStation|iPhone|iPad|BeReal|McDonald\w*|PowerPoint|WeChat|LinkedIn|SnapChat|ChatGPT)$/i.test(
      name,
    )
  )
}
