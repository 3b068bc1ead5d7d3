import type { PersonalSpan } from '../assessment.ts'
import { lowered, loweredText } from './lowered.ts'

const APPS =
  'whats ?app|whatsap|watsap|wats|wasap|wasa|guasap|wpp|wsp|telegram|tg|discord|disc|snap(?:chat)?|insta(?:gram)?|ig|messenger(?: kids)?|signal|viber|skype|tik ?tok|roblox|fortnite|fornait|minecraft|maincra|kik|facebook|fb|steam|psn|xbox|play(?:station)?|switch|twitch|wechat|zoom|google meet|facetime|imessage|imo|hangouts|threads|twitter|youtube|brawl stars|free fire|clash|bereal|yubo|omegle|واتس(?: ?اب| ?آب)?|الواتس(?: ?اب| ?آب)?|عالواتس(?:اب)?|وتساب|تلي?[جغكق]رام|التلي?[جغكق]رام|عالتلي?[جغكق]رام|تيليجرام|التيليجرام|تلي|التلي|سناب(?: ?شات)?|السناب|عالسناب|انستا(?:[جغق]رام)?|الانستا(?:[جغق]رام)?|عالانستا|إنستا|ماسنجر|الماسنجر|عالماسنجر|مسنجر|سي[جغ]نال|السي[جغ]نال|عالسي[جغ]نال|فايبر|الفايبر|عالفايبر|ديسكورد|الديسكورد|عالديسكورد|دسكورد|تيك توك|التيك توك|زووم|سكايب|روبلوكس|بروبلوكس|ببجي|فيسبوك|الفيس|بلايستيشن|البلايستيشن|إكس|تويتش|فتويتش|إيمو|ايمو'
const APP = `(?:${APPS})`
const MOVES =
  "add|msg|message|dm|text|write|talk|chat|call|ring|find|come|move|shift|switch|continue|carry on|go|hop|join|hit me|hmu|ping|reach|send|snap|follow|let's|add me|speak|contact|connect|agr[eé]g(?:ame|uenme|á|a|uen)|a[ñn]ád(?:eme|ime)|añademe|anademe|escr[ií]beme|escribime|escríbanme|escr[ií]banme|h[aá]bl(?:ame|emos|amos|a)|hablamos|sigamos|seguimos|sigue|pasamos|pasemos|pásate|pasate|vamos|vente|vas y|mp|vámonos|m[aá]ndame|llámame|b[uú]sca(?:me|nos)|b[úu]scame|contáctame|charlamos|charlemos|conversamos|conectemos|continuamos|nos vemos|ajout(?:e|ez|é)|m?ajout[eé]|add|écri[ts]?|ecri[ts]?|écrivez|parle(?:r|z)?|on parle|parlons|viens?|venez|continue(?:r|z)?|continuons|passe(?:r|z)?|passons|rejoins?|rejoignez|contacte[zr]?|cherche|trouve|go|tape|appelle|discuter?|discutons|tchat(?:te|er)?|ضيفني|ضيفيني|ضيفوني|اضفني|أضفني|أضيفيني|راسلني|راسليني|كلمني|كلميني|كملي|نكمل|نحكي|احكي|نتكلم|ننتقل|ابعتلي|ابعتيلي|ابعثيلي|ابعثلي|اكتبلي|اكتبيلي|دزلي|دزيلي|تعال|تعالي|تعا|تعي|نهضرو|هضر|صيفط|صيفطي|صيفطلي|زيدني|زيديني|خلينا|نروح|نتواصل|نكملو|نكملوا|ادخل|ادخلي|ادخلو|تواصل|تواصلي|حولي|نحول|لاقيني|zidini|zidni|t3ala|t3alay|nkemlo|nkamel|add"
const MOVE = lowered(
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${MOVES})(?:-?(?:moi|nous|me))?(?:\\s+[\\p{L}\\p{N}'’-]+){0,5}?\\s+(?:(?:on|over|to|via|in|at|by|x|mp|por|en|a|al|sur|via|par|dans|f|على|إلى|الى|ع|عل|في|ب|ف|تطبيق|the|el|mi|my|her|his|mon|ma|its)\\s+){0,3}${APP}(?![\\p{L}\\p{N}])`,
    'giu',
  ),
)
/** A reader is asked for a name or a number, or whether there is one in an app. */
const ASKS = lowered(
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?:what(?:['’]?s| is)|wots|gimme|give me|drop|send me|can i (?:get|have)|swap|trade)\\s(?:ur|your|yr|me your)\\s(?:${APPS}|number|phone number|address|digits|email|handle|user ?name|cell)|(?:do you have|have you got|got|u got|you got|are you on|r u on|you on|u on|tienes|tenés|tenes|usas|t['’]as|tu as|vous avez|avez-vous|t['’]es sur|عندك|عندج|معك|فيه عندك)\\s(?:an? )?${APP}\\s?(?=[?؟,.!]|$)|(?:p[aá]same|pasame|dame|me (?:das|pasas|darías)|mándame|cu[aá]l es)\\s(?:tu|su)\\s(?:${APPS}|n[uú]mero|tel[eé]fono|cel(?:ular)?|m[oó]vil|correo|direcci[oó]n|usuario)|(?:donne(?:[- ]moi)?|file(?:[- ]moi)?|passe(?:[- ]moi)?|c['’]est quoi|envoie(?:[- ]moi)?|balance|quel est)\\s(?:ton|ta|votre|tes)\\s(?:${APPS}|num(?:[eé]ro)?|06|07|t[eé]l(?:[eé]phone)?|adresse|mail|pseudo)|(?:اعطيني|أعطيني|عطيني|هات|هاتي|ابعتلي|ابعتيلي|شو|ايش|وش|شنو|ممكن|عطيني)\\s(?:رقمك|سنابك|سنابج|واتسك|انستاك|يوزرك|حسابك|عنوانك|ايميلك|نمرتك|رقمج))(?![\\p{L}\\p{N}])`,
    'giu',
  ),
)
/** The writer tells about an app: nothing is asked. */
const ABOUT = lowered(
  /\b(?:(?:i|we|he|she|they|mum|mom|dad|sister|brother|friends?|people)(?: (?:always|often|usually|still|never|just|used to|did|to))?|shift|hablé|habló|escribió|a parlé|m['’]a écrit|dice|dijo|on a|en|ils|elle|il)\s$/iu,
)

const CONTACT = lowered(
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${APP}|follow|add me|add|user(?:name)?|handle|usuario|tag|nick|pseudo|soy|agr[eé]game|b[uú]scame|s[ií]gueme|estoy como|toy como|trouve-moi|cherche|abonne|mapel|m'appelle|je suis|find me|im|i'm|its|dm|يوزري|حسابي|ضيفوني|ضيفني|تابعوني|قلبو|اسمي في|سناب|سنابي|انستاي|ديسكوردي|gamertag|ign|zidini)(?![\\p{L}\\p{N}])`,
    'iu',
  ),
)
const MENTION = lowered(/(?<![\p{L}\p{N}_.+-])@[a-z0-9_](?:[a-z0-9_.]{1,29}[a-z0-9_])/giu)
const TAGGED = /(?<![a-z0-9_.])[a-z0-9_.]{2,32}#\d{4}(?!\d)/g
const BARE = lowered(
  /(?<![\p{L}\p{N}_.@/:-])[a-z][a-z0-9]*(?:[._]+[a-z0-9]+)+_?(?![\p{L}\p{N}_@/-])|(?<![\p{L}\p{N}_.@/:-])(?:[a-z]{3,20}\d{2,6}|[A-Z][A-Za-z]{3,20}\d|[a-z]{5,30}\d{0,6}|[a-z]{2,10}_)(?![\p{L}\p{N}_@/-])/giu,
)

/** Returns names in other apps, and invitations to talk there. */
export function contactsIn(written: string): PersonalSpan[] {
  const text = loweredText(written)
  const found: PersonalSpan[] = []
  for (const { 0: match, index } of text.matchAll(TAGGED))
    found.push({ type: 'handle', start: index, end: index + match.length })
  for (const { 0: match, index } of text.matchAll(ASKS))
    found.push({ type: 'move_app', start: index, end: index + match.length })
  if (!CONTACT.test(text)) return found
  for (const { 0: match, index } of text.matchAll(MENTION)) {
    found.push({ type: 'handle', start: index, end: index + match.length })
  }
  for (const { 0: match, index } of text.matchAll(BARE)) {
    if (!isHandle(written.slice(index, index + match.length))) continue
    const around = text.slice(Math.max(0, index - 45), index + match.length + 30)
    if (CONTACT.test(around)) found.push({ type: 'handle', start: index, end: index + match.length })
  }
  for (const { 0: match, index } of text.matchAll(MOVE)) {
    if (ABOUT.test(text.slice(Math.max(0, index - 28), index))) continue
    found.push({ type: 'move_app', start: index, end: index + match.length })
  }
  return found
}

/** A name no one has outside of an app: with a digit, a line, a dot inside, or a capital inside. */
function isHandle(name: string): boolean {
  if (/[._]/.test(name))
    return name.length >= 5 && !/^(?:[a-z]\.)+[a-z]?$/i.test(name) && !/\.\w{1,2}\./.test(name)
  if (/^[a-z]+\d+$/i.test(name)) return name.length >= 6
  return (
    /^(?:[A-Z]?[a-z]{2,}[A-Z]|x+[A-Z])/.test(name) &&
    !/^(?:WhatsApp|YouTube|TikTok|FaceTime|PlayStation|iPhone|iPad|BeReal|McDonald\w*|PowerPoint|WeChat|LinkedIn|SnapChat|ChatGPT)$/i.test(
      name,
    )
  )
}
