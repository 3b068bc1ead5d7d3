import type { PersonalSpan } from '../assessment.ts'
import { lowered } from './lowered.ts'

const TLD =
  'com|net|org|info|io|co|me|tv|app|dev|gg|ly|be|edu|gov|uk|ie|in|au|nz|ca|us|ng|za|ke|gh|es|mx|ar|cl|pe|ve|ec|uy|py|bo|do|gt|cr|pa|pr|fr|ch|lu|ma|tn|dz|sn|ci|cm|bj|tg|ml|eg|sa|ae|qa|kw|bh|om|jo|lb|iq|sy|ye|ps|ly|sd|link|example|exemple|ejemplo|test|shop|store|blog|site|online|xyz|club|eu|cat|page|live|chat|club|carrd|bio'
const DOT = '(?:\\s?[.]\\s?|\\s?[([]?\\s?(?:dot|punto|point|pt|نقطة|نقطه|دوت)\\s?[)\\]]?\\s?)'
const SPELLED_DOT =
  '(?:\\s?[([]?\\s?\\b(?:dot|punto|point)\\b\\s?[)\\]]?\\s?|\\s[([]?(?:نقطة|نقطه|دوت)[)\\]]?\\s)'
const AT =
  '(?:\\s?@\\s?|\\s?[([]?\\s?\\b(?:at|arroba|arr?obase|arr?obas|arobaz|chez)\\b\\s?[)\\]]?\\s?|\\s?[([]a[)\\]]\\s?|\\s[([]?(?:آت|ات|أت|إت|at)[)\\]]?\\s)'
const NAME = '[\\p{L}\\p{N}_+-]+'
const LINE = '\\s(?:under ?score|dash|hyphen|gui[oó]n(?: bajo)?|tiret(?: du bas)?|شرطة)\\s'
/** Providers of mail, also as they are said. */
const PROVIDER =
  'g ?mail|jimail|g[eé]e? mail|jemail|hotmail|jotmail|outlook|yahoo|icloud|proton(?:mail)?|جي ?ميل|هوتميل|ياهو|اوتلوك|أوتلوك'

const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,24}){1,4}/gu
const SPELLED_EMAIL = lowered(
  new RegExp(
    `(?<![\\p{L}\\p{N}_+-])${NAME}(?:(?:${DOT}|${LINE})${NAME}){0,3}${AT}${NAME}(?:(?:${DOT}|${LINE})${NAME}){0,2}${DOT}(?:${TLD}|كوم|نت|أورغ|اورغ)(?![\\p{L}\\p{N}]|\\.[\\p{L}\\p{N}])`,
    'giu',
  ),
)
/** A name and the provider, without the rest: `kim.88 at gmail`, `name: kim.88, the usual gee mail`. */
const PROVIDED = lowered(
  new RegExp(
    `(?<![\\p{L}\\p{N}_+.-])(?:[\\p{L}\\p{N}_+-]{2,40}(?:${DOT}[\\p{L}\\p{N}_+-]{1,40}){0,3}${AT}(?:the |el |le |ال)?|[a-z]{1,30}(?:\\p{Nd}{1,8}|[._+-][a-z0-9]{1,30}),?\\s(?:\\p{L}{1,9},?\\s){0,4})(?:${PROVIDER})(?![\\p{L}\\p{N}])`,
    'giu',
  ),
)
const HAS_PROVIDER = lowered(new RegExp(PROVIDER, 'iu'))
const WEB = lowered(
  /(?<![\p{L}\p{N}])(?:h\s?[tx]\s?[tx]\s?p\s?s?\s?:\s?\/\s?\/|www\.)\s?[^\s<>"«»،]+(?:\s\.\s[a-z]{2,6})?|(?:snapchat|instagram|discord|tiktok|youtube|facebook|roblox|telegram|t|wa|discord)\s\.\s(?:com|gg|me)(?:\s?\/\s?[\w.-]{1,40}){0,4}/giu,
)
const DOMAIN = new RegExp(
  `(?<![\\w.@-])[a-z0-9][a-z0-9-]{1,40}(?:\\.[a-z0-9-]{1,40}){0,3}\\.(?:${TLD})(?![\\w-])(?:/[^\\s<>"«»،,]{0,200})?`,
  'gi',
)
const SPELLED_DOMAIN = lowered(
  new RegExp(
    `(?<![\\p{L}\\p{N}_+-])${NAME}(?:${SPELLED_DOT}${NAME}){0,2}${SPELLED_DOT}(?:${TLD}|كوم|نت|أورغ|اورغ|انفو)(?![\\p{L}\\p{N}])(?:\\s?(?:slash|/)\\s?[\\w-]{1,40})?`,
    'giu',
  ),
)
/** Sentences that go on without a blank (`yes.in the end`) look like addresses of these. */
const WORDLIKE = lowered(
  /\.(?:me|in|do|no|be|us|es|so|la|to|it|is|at|co|in|live|page|test|chat|site|club|store|link|app|blog|online|bio|cat|ma|pa|ci|do|ve|de)$/i,
)

/** Sites of states, of help and of knowledge lead to no person. */
const PUBLIC_SITE =
  /(?:^|[./])(?:gov|gob|gouv|gub|nhs|edu)(?:[./]|$)|(?:who|unicef|samaritans|childline|nspcc|mind|wikipedia|988lifeline|oms|ops|bbc|netflix)\.(?:org|int|com|co)|e-enfance|service-public|ameli\.fr/i

/** A site that stands at an address: `at` is no sign there. */
const SITE_AT = lowered(/^\p{L}+\sat\s[a-z0-9-]+(?:\.[a-z0-9-]+)+$/iu)
const MAIL = lowered(/mail|write|courriel|correo|address|contact|reach|بريد|ايميل|إيميل|اكتب|راسل/iu)
/** Words before a spelled end that are no name of a site. */
const NO_HOST = lowered(
  /^(?:no|the|a|an|some|any|this|that|what|or|and|le|la|les|el|los|un|une|ou|o|y|et|ce|au|du|de|en|mon|my|mi|au|tout|à|what['’]?s|good|best|high|main|low|starting|turning|buen|ni|cero)\s?(?:dot|punto|point)\s/iu,
)
/** Ends of sites that are words as well: the sentence may go on, as in `my aunt Dot in Leeds`. */
const WORDLIKE_END = lowered(/\s(?:in|do|no|so|la|to|it|is|at|de|pa|ve)$/iu)
const GOES_ON = /^\s\p{L}/u

/** Returns mail and web addresses, also spelled ones. */
export function linksIn(text: string): PersonalSpan[] {
  const found: PersonalSpan[] = []
  const add = (type: PersonalSpan['type'], { 0: match, index }: RegExpExecArray) => {
    const trimmed = match.replace(/[.,;:!?)\]»"'…]{1,5}$/, '')
    found.push({ type, start: index, end: index + trimmed.length })
  }
  const hasDot = text.includes('.')
  const isSpelled = /dot|punto|point|نقط|دوت/.test(text)
  if (text.includes('@')) for (const match of text.matchAll(EMAIL)) add('email', match)
  const addMail = (match: RegExpExecArray) => {
    if (match[0].includes('www.')) return
    if (!SITE_AT.test(match[0]) || MAIL.test(text)) add('email', match)
  }
  if (isSpelled || /@|arroba|arr?oba[sz]|\bat\b|\(a\)|آت/.test(text)) {
    if (hasDot || isSpelled) for (const match of text.matchAll(SPELLED_EMAIL)) addMail(match)
  }
  if (HAS_PROVIDER.test(text)) for (const match of text.matchAll(PROVIDED)) addMail(match)
  if (text.includes('/') || hasDot) for (const match of text.matchAll(WEB)) add('url', match)
  if (hasDot) {
    for (const match of text.matchAll(DOMAIN)) {
      const host = match[0].split('/')[0]!
      const isWordlike = WORDLIKE.test(host) && !match[0].includes('/') && host.split('.').length < 3
      if (isWordlike && host.length < 9) continue
      if (text[match.index + match[0].length] === '@' || PUBLIC_SITE.test(host)) continue
      add('url', match)
    }
  }
  if (isSpelled)
    for (const match of text.matchAll(SPELLED_DOMAIN)) {
      const isSentence =
        WORDLIKE_END.test(match[0]) && GOES_ON.test(text.slice(match.index + match[0].length))
      if (!NO_HOST.test(match[0]) && !isSentence) add('url', match)
    }
  return found
}
