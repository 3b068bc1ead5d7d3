/** One of several phrases, by their first words: exact ones, and stems of any ending. */
type Choice = { byWord: Map<string, string[][]>; stems: string[][] }
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

const isStem = (word: string): boolean => word.endsWith('*')
const optionsOf = (part: string): string[] => (part.startsWith('(') ? part.slice(1, -1).split('|') : [part])

function choiceOf(options: readonly string[]): Choice {
  const choice: Choice = { byWord: new Map(), stems: [] }
  for (const option of options) {
    const phrase = option.split(' ').filter(Boolean)
    const [first] = phrase
    if (first === undefined) continue
    const known = isStem(first) ? choice.stems : choice.byWord.get(first)
    if (known) known.push(phrase)
    else choice.byWord.set(first, [phrase])
  }
  return choice
}

/** Read when the rule's first word is met: most rules never are. */
function patternOf(source: string): Pattern {
  const [wanted = '', unwanted = ''] = source.split('!')
  const parts = wanted
    .split(/(~+|\([^()]*\))/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (part.startsWith('~') ? { gap: part.length * GAP_WORDS } : choiceOf(optionsOf(part))))
  return { parts, unwanted: choiceOf(optionsOf(unwanted.trim())) }
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
  const put = (map: Map<string, Rule[]>, key: string, rule: Rule) => {
    const known = map.get(key)
    if (!known) map.set(key, [rule])
    else if (known.at(-1) !== rule) known.push(rule)
  }
  for (const rule of rules) {
    const [first = ''] = /^(?:\([^()]*\)|[^(~!]+)/.exec(rule.source) ?? []
    if (first === '') throw new Error(`rule ${rule.id} begins with a gap`)
    for (const option of optionsOf(first.trim())) {
      const [word = ''] = option.trim().split(' ', 1)
      if (isStem(word)) put(byStem, word.slice(0, -1), rule)
      else put(byWord, word, rule)
    }
  }
  const stemLengths = [...new Set([...byStem.keys()].map((stem) => stem.length))].sort(
    (one, other) => one - other,
  )
  return { byWord, byStem, stemLengths }
}

type Words = { plain: readonly string[]; bare: readonly string[] }

function isWord({ plain, bare }: Words, at: number, wanted: string): boolean {
  if (!isStem(wanted)) return plain[at] === wanted || bare[at] === wanted
  const stem = wanted.slice(0, -1)
  return plain[at]!.startsWith(stem) || bare[at]!.startsWith(stem)
}

const NOWHERE: readonly number[] = []
const NONE: string[][] = []

function isPhrase(words: Words, at: number, phrase: readonly string[]): boolean {
  if (at + phrase.length > words.plain.length) return false
  for (let index = 0; index < phrase.length; index += 1)
    if (!isWord(words, at + index, phrase[index]!)) return false
  return true
}

/** Where phrases of a choice end that begin at a word. */
function endsOf(words: Words, { byWord, stems }: Choice, at: number): readonly number[] {
  if (at >= words.plain.length) return NOWHERE
  const [plain, bare] = [words.plain[at]!, words.bare[at]!]
  const exact = byWord.get(plain)
  const others = bare === plain ? undefined : byWord.get(bare)
  if (!exact && !others && stems.length === 0) return NOWHERE
  const ends: number[] = []
  for (const phrases of [exact, others, stems])
    for (const phrase of phrases ?? NONE) if (isPhrase(words, at, phrase)) ends.push(at + phrase.length)
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

function addFitting(found: Set<Rule>, words: Words, rules: readonly Rule[] | undefined, at: number): void {
  if (!rules) return
  for (const rule of rules) {
    if (found.has(rule)) continue
    rule.pattern ??= patternOf(rule.source)
    if (fits(words, rule.pattern, 0, at)) found.add(rule)
  }
}

/** Rules that fit a text as `normalizeText` gives it, each once. */
export function matchRules({ byWord, byStem, stemLengths }: RuleSet, text: string): RuleHit[] {
  const plain = text.split(' ')
  const bare = plain.map((word) =>
    word.charCodeAt(0) < FIRST_ARABIC ? word : word.replace(ARABIC_PREFIX, ''),
  )
  const words = { plain, bare }
  const found = new Set<Rule>()
  for (let at = 0; at < plain.length; at += 1) {
    const forms = plain[at] === bare[at] ? [plain[at]!] : [plain[at]!, bare[at]!]
    for (const form of forms) {
      addFitting(found, words, byWord.get(form), at)
      for (const length of stemLengths) {
        if (length > form.length) break
        addFitting(found, words, byStem.get(form.slice(0, length)), at)
      }
    }
  }
  return [...found].map(({ id, group }) => ({ id, group }))
}
