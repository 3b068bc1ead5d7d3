/** A word, or the beginning of one with any ending. */
type Word = { text: string; isStem: boolean }
type Phrase = readonly Word[]
/**
 * One of several phrases: by their first word, or by the first letter of a stem. `asked` is the number of the text it
 * was last looked for in, `isMet` whether one of them may stand there: many rules share a choice.
 */
type Choice = {
  byWord: Map<string, Phrase[]>
  byLetter: Map<string, Phrase[]>
  asked?: number
  isMet?: boolean
}
type Gap = { gap: number }
type Pattern = { parts: (Choice | Gap)[]; unwanted: Choice }
type Rule = { id: string; group: string; source: string; pattern?: Pattern }
/** A rule that fits a text. */
export type RuleHit = { id: string; group: string }

/** Other words that one `~` may stand for. */
const GAP_WORDS = 3
/** Words that Arabic writes together with the next one: and, so, the, by, to, as, will. */
const ARABIC_PREFIX = /^(?:[وف](?:ال|بال|لل|[بلكهحس])?|ال|بال|لل|[بلكهحس])/
const FIRST_ARABIC = 0x600

const wordOf = (written: string): Word =>
  written.endsWith('*') ? { text: written.slice(0, -1), isStem: true } : { text: written, isStem: false }
const optionsOf = (part: string): string[] => (part.startsWith('(') ? part.slice(1, -1).split('|') : [part])

const choices = new Map<string, Choice>()

function choiceOf(part: string): Choice {
  const known = choices.get(part)
  if (known) return known
  const choice: Choice = { byWord: new Map(), byLetter: new Map() }
  choices.set(part, choice)
  for (const option of optionsOf(part)) {
    const phrase = option.split(' ').filter(Boolean).map(wordOf)
    const [first] = phrase
    if (first === undefined) continue
    if (first.isStem) put(choice.byLetter, first.text.charAt(0), phrase)
    else put(choice.byWord, first.text, phrase)
  }
  return choice
}

function put<T>(map: Map<string, T[]>, key: string, value: T): void {
  const known = map.get(key)
  if (!known) map.set(key, [value])
  else if (known.at(-1) !== value) known.push(value)
}

/** Read when the rule's first word is met: most rules never are. */
function patternOf(source: string): Pattern {
  const [wanted = '', unwanted = ''] = source.split('!')
  const parts = wanted
    .split(/(~+|\([^()]*\))/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (part.startsWith('~') ? { gap: part.length * GAP_WORDS } : choiceOf(part)))
  return { parts, unwanted: choiceOf(unwanted.trim()) }
}

/**
 * Reads rules, one a line: `group: pattern`. `(a|b c|d*)` is one of several, `*` any ending, `~` up to three other
 * words, `~~` up to six, and a last `!(a|b)` what must not follow. Words stand as `normalizeText` gives them. `name`
 * begins the ids.
 */
export const parseRules = (lines: string, name: string): Rule[] =>
  lines
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line, index) => {
      const colon = line.indexOf(': ')
      const group = line.slice(0, colon)
      return { id: `${name}.${group}.${index + 1}`, group, source: line.slice(colon + 2) }
    })

/** Rules by their first word, so that a text of any length is read in one pass. */
export type RuleSet = { byWord: Map<string, Rule[]>; byStem: Map<string, Rule[]>; stemLengths: number[] }

/** Sorts rules by their first word. @throws Error for a rule that begins with a gap. */
export function ruleSetOf(rules: readonly Rule[]): RuleSet {
  const byWord = new Map<string, Rule[]>()
  const byStem = new Map<string, Rule[]>()
  for (const rule of rules) {
    const [first = ''] = /^(?:\([^()]*\)|[^(~!]+)/.exec(rule.source) ?? []
    if (first === '') throw new Error(`rule ${rule.id} begins with a gap`)
    for (const option of optionsOf(first.trim())) {
      const [word = ''] = option.trim().split(' ', 1)
      const { text, isStem } = wordOf(word)
      put(isStem ? byStem : byWord, text, rule)
    }
  }
  const stemLengths = [...new Set([...byStem.keys()].map((stem) => stem.length))].sort(
    (one, other) => one - other,
  )
  return { byWord, byStem, stemLengths }
}

/** Texts read so far. A choice keeps a number, never a text. */
let texts = 0

/** A text: its words, those without what Arabic writes before them, and which words and first letters there are. */
type Words = {
  id: number
  plain: readonly string[]
  bare: readonly string[]
  all: ReadonlySet<string>
  letters: ReadonlySet<string>
}

/** Whether the first word of one of its phrases is in the text. */
function isMet(choice: Choice, words: Words): boolean {
  if (choice.asked === words.id) return choice.isMet!
  choice.asked = words.id
  choice.isMet = false
  for (const word of choice.byWord.keys()) if (words.all.has(word)) return (choice.isMet = true)
  for (const letter of choice.byLetter.keys()) if (words.letters.has(letter)) return (choice.isMet = true)
  return false
}

/** Rules whose words are all in the text: most have one that is not. */
const possibleOf = (rules: readonly Rule[], words: Words): Rule[] =>
  rules.filter((rule) => {
    const { parts } = (rule.pattern ??= patternOf(rule.source))
    for (let part = parts.length - 1; part > 0; part -= 1) {
      const wanted = parts[part]!
      if (!('gap' in wanted) && !isMet(wanted, words)) return false
    }
    return true
  })

function isWord({ plain, bare }: Words, at: number, { text, isStem }: Word): boolean {
  if (!isStem) return plain[at] === text || bare[at] === text
  return plain[at]!.startsWith(text) || bare[at]!.startsWith(text)
}

const NOWHERE: readonly number[] = []

function isPhrase(words: Words, at: number, phrase: Phrase): boolean {
  if (at + phrase.length > words.plain.length) return false
  for (let index = 0; index < phrase.length; index += 1)
    if (!isWord(words, at + index, phrase[index]!)) return false
  return true
}

/** Where phrases of a choice end that begin at a word. */
function endsOf(words: Words, { byWord, byLetter }: Choice, at: number): readonly number[] {
  if (at >= words.plain.length) return NOWHERE
  const plain = words.plain[at]!
  const bare = words.bare[at]!
  let ends = endsAmong(NOWHERE, words, byWord.get(plain), at)
  if (byLetter.size > 0) ends = endsAmong(ends, words, byLetter.get(plain.charAt(0)), at)
  if (bare === plain) return ends
  ends = endsAmong(ends, words, byWord.get(bare), at)
  return bare.charAt(0) === plain.charAt(0) ? ends : endsAmong(ends, words, byLetter.get(bare.charAt(0)), at)
}

/** Adds the ends of phrases that stand here. Most often there are none, and nothing is made. */
function endsAmong(
  known: readonly number[],
  words: Words,
  phrases: readonly Phrase[] | undefined,
  at: number,
): readonly number[] {
  if (!phrases) return known
  let ends = known
  for (const phrase of phrases) if (isPhrase(words, at, phrase)) ends = [...ends, at + phrase.length]
  return ends
}

/** Does the rest of a pattern fit from a word on? */
function fits(words: Words, pattern: Pattern, part: number, at: number): boolean {
  const wanted = pattern.parts[part]
  if (!wanted) return endsOf(words, pattern.unwanted, at).length === 0
  if ('gap' in wanted) {
    for (let skip = 0; skip <= wanted.gap && at + skip < words.plain.length; skip += 1)
      if (fits(words, pattern, part + 1, at + skip)) return true
    return false
  }
  for (const end of endsOf(words, wanted, at)) if (fits(words, pattern, part + 1, end)) return true
  return false
}

function addFitting(found: Set<Rule>, words: Words, rules: readonly Rule[], at: number): void {
  for (const rule of rules) if (fits(words, rule.pattern!, 0, at)) found.add(rule)
}

/** Rules that fit a text as `normalizeText` gives it, each once. */
export function matchRules({ byWord, byStem, stemLengths }: RuleSet, text: string): RuleHit[] {
  const plain = text.split(' ')
  const bare = plain.map((word) =>
    word.charCodeAt(0) < FIRST_ARABIC ? word : word.replace(ARABIC_PREFIX, ''),
  )
  const all = new Set([...plain, ...bare])
  texts += 1
  const words: Words = {
    id: texts,
    plain,
    bare,
    all,
    letters: new Set([...all].map((word) => word.charAt(0))),
  }
  const found = new Set<Rule>()
  // A word that comes again has the same rules.
  const possible = new Map<string, Rule[][]>()
  const rulesOf = (form: string) => {
    const known = possible.get(form)
    if (known) return known
    const lists = [byWord.get(form)]
    for (const length of stemLengths) {
      if (length > form.length) break
      lists.push(byStem.get(form.slice(0, length)))
    }
    const rules = lists.filter((list) => list !== undefined).map((list) => possibleOf(list, words))
    possible.set(form, rules)
    return rules
  }
  for (let at = 0; at < plain.length; at += 1) {
    const forms = plain[at] === bare[at] ? [plain[at]!] : [plain[at]!, bare[at]!]
    for (const form of forms) for (const rules of rulesOf(form)) addFitting(found, words, rules, at)
  }
  return [...found].map(({ id, group }) => ({ id, group }))
}
