import { folded } from './wordsOf.ts'
import type { Word } from './wordsOf.ts'

/**
 * Phrases as the lexicons write them: words between blanks. `a|b` is one of these, `a_b` two words in a row that count
 * as one choice, `{name}` a class of words, `?` after it that it may be missing, `.3` up to three words of any kind,
 * `^` the beginning of the text.
 */
export type Phrase = { steps: readonly Step[]; severity: 'offensive' | 'severe' | undefined }
type Step =
  | { gap: number }
  | {
      words: ReadonlySet<string>
      rows: readonly (readonly string[])[]
      /** What a choice begins with. */
      starts: ReadonlySet<string>
      isOptional: boolean
    }

/** Names of classes, with words between blanks. */
export type Classes = Readonly<Record<string, string>>

/** Returns one phrase for each line. Comments of lexicons are no phrases: blank lines are left out. */
export function phrasesOf(lines: string, classes: Classes, severity?: 'offensive' | 'severe'): Phrase[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ steps: line.split(/\s+/).map((part) => stepOf(part, classes)), severity }))
}

/** Steps by the classes they are written with: the same stand in many phrases. */
const known = new WeakMap<Classes, Map<string, Step>>()
/** The choices of a class, which may hold hundreds of words. */
const knownChoices = new Map<string, readonly Choice[]>()
/** Words in a row: most often one. */
type Choice = readonly string[]

function stepOf(part: string, classes: Classes): Step {
  const steps = known.get(classes) ?? new Map<string, Step>()
  known.set(classes, steps)
  const step = steps.get(part) ?? newStepOf(part, classes)
  steps.set(part, step)
  return step
}

const newStepOf = (part: string, classes: Classes): Step => {
  if (/^\.\d$/.test(part)) return { gap: Number(part.slice(1)) }
  const isOptional = part.endsWith('?')
  const choices = (isOptional ? part.slice(0, -1) : part)
    .split('|')
    .flatMap((choice) => choicesOf(choice, classes))
  const words = new Set<string>()
  const rows: Choice[] = []
  for (const choice of choices) {
    if (choice.length === 1) words.add(choice[0]!)
    else rows.push(choice)
  }
  return {
    words,
    rows,
    starts: rows.length === 0 ? words : new Set([...words, ...firstsOf(rows)]),
    isOptional,
  }
}

const firstsOf = (rows: readonly Choice[]): string[] => rows.map(([first]) => first!)

const choiceOf = (written: string): Choice =>
  written.includes('_') ? written.split('_').map((word) => folded(word)) : [folded(written)]

function choicesOf(choice: string, classes: Classes): readonly Choice[] {
  const name = /^\{(\w+)\}$/.exec(choice)?.[1]
  if (name === undefined) {
    // It would be a word with brackets, which no text has.
    if (/[{}]/.test(choice)) throw new Error(`A class is a choice of its own, not a part of ${choice}`)
    return [choiceOf(choice)]
  }
  const words = classes[name]
  if (words === undefined) throw new Error(`No class ${name}`)
  const choices = knownChoices.get(words) ?? words.trim().split(/\s+/).map(choiceOf)
  knownChoices.set(words, choices)
  return choices
}

/** All words of phrases. */
export function wordsIn(phrases: readonly Phrase[]): Set<string> {
  const words = new Set<string>()
  for (const step of new Set(phrases.flatMap(({ steps }) => steps))) {
    if ('gap' in step) continue
    for (const word of step.words) words.add(word)
    for (const row of step.rows) for (const word of row) words.add(word)
  }
  return words
}

/** Phrases by their first word, and by word the steps that it may take. */
export type PhraseIndex = {
  phrases: ReadonlyMap<string, readonly Phrase[]>
  steps: ReadonlyMap<string, readonly Step[]>
}

/** Returns phrases by every word they may begin with. A first step is never optional and never a gap. */
export function indexOf(phrases: readonly Phrase[]): PhraseIndex {
  const index = new Map<string, Phrase[]>()
  for (const phrase of phrases) {
    const [first] = phrase.steps
    if (first === undefined || 'gap' in first || first.isOptional)
      throw new Error('A phrase begins with a word')
    for (const word of first.starts) {
      const same = index.get(word)
      if (same) same.push(phrase)
      else index.set(word, [phrase])
    }
  }
  return { phrases: index, steps: stepsByWord(phrases) }
}

function stepsByWord(phrases: readonly Phrase[]): Map<string, Step[]> {
  const byWord = new Map<string, Step[]>()
  // The first step is met where the phrase begins.
  for (const step of new Set(phrases.flatMap(({ steps }) => steps.slice(1)))) {
    if ('gap' in step || step.isOptional) continue
    for (const word of step.starts) {
      const same = byWord.get(word)
      if (same) same.push(step)
      else byWord.set(word, [step])
    }
  }
  return byWord
}

/** A phrase that was found: words from `first` up to and with `last`. */
export type Found = { phrase: Phrase; first: number; last: number }

/** Returns the phrases in these words, none beyond the end of its sentence. As gaps are short, it takes linear time. */
export function findPhrases(words: readonly Word[], index: PhraseIndex): Found[] {
  const found: Found[] = []
  // Most phrases have a step that no word of the text takes.
  const met = new Set<Step>()
  const different = new Set(words.map(({ plain }) => plain))
  for (const word of different) for (const step of index.steps.get(word) ?? []) met.add(step)
  const possible = new Map<string, readonly Phrase[]>()
  for (const word of different) {
    const all = index.phrases.get(word)
    const some = all?.filter(({ steps }) =>
      steps.every((step, at) => at === 0 || 'gap' in step || step.isOptional || met.has(step)),
    )
    if (some?.length) possible.set(word, some)
  }
  let stop = 0
  for (let first = 0; first < words.length; first++) {
    if (first === stop) stop = sentenceEnd(words, first)
    for (const phrase of possible.get(words[first]!.plain) ?? []) {
      const end = endOf(words, first, phrase.steps, 0, stop)
      if (end !== undefined) found.push({ phrase, first, last: end - 1 })
    }
  }
  return found
}

/** The word behind the sentence that begins here. */
function sentenceEnd(words: readonly Word[], first: number): number {
  let end = first + 1
  while (end < words.length && !words[end]!.isFirst) end += 1
  return end
}

/** The word behind the phrase, or undefined if it does not stand here before `stop`. */
function endOf(
  words: readonly Word[],
  at: number,
  steps: readonly Step[],
  step: number,
  stop: number,
): number | undefined {
  if (step === steps.length) return at
  const one = steps[step]!
  if ('gap' in one) {
    for (let skipped = 0; skipped <= one.gap && at + skipped <= stop; skipped++) {
      const end = endOf(words, at + skipped, steps, step + 1, stop)
      if (end !== undefined) return end
    }
    return undefined
  }
  if (at < stop && one.words.has(words[at]!.plain)) {
    const end = endOf(words, at + 1, steps, step + 1, stop)
    if (end !== undefined) return end
  }
  for (const row of one.rows) {
    if (at + row.length > stop || !row.every((word, offset) => words[at + offset]!.plain === word)) continue
    const end = endOf(words, at + row.length, steps, step + 1, stop)
    if (end !== undefined) return end
  }
  return one.isOptional ? endOf(words, at, steps, step + 1, stop) : undefined
}
