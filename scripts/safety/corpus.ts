import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { AgeGroup } from '#domain/account/ageGroup.ts'
import type { PersonalSpan, ProfanitySeverity, RiskLevel } from '#domain/moderation/assessment.ts'
import { locales, type Locale } from '#messages/locales.ts'

/**
 * Parts of the corpus. Who writes rules or chooses features reads `train`, checks on `tune`, and never reads `test`
 * and `exam`. Half of `test` sets danger beside a harmless twin in the same words; `exam` was written as members write,
 * by writers who knew the levels alone.
 */
export const splits = ['train', 'tune', 'test', 'exam'] as const
export type Split = (typeof splits)[number]
/** Parts that are scored and never learned from. */
export const scoredSplits = ['test', 'exam'] as const satisfies Split[]

/** A text of the corpus, with what a careful reader says about it. */
export type Example = {
  text: string
  locale: Locale
  age: AgeGroup
  scenario: string
  level: RiskLevel
  kinds: string[]
  harmAtHome: boolean
  profanity: ProfanitySeverity
  personal: PersonalSpan[]
  split: Split
}

type Line = Pick<Example, 'text' | 'age' | 'scenario' | 'level' | 'kinds'> &
  Partial<Pick<Example, 'harmAtHome' | 'profanity' | 'personal'>>
type Scenario = { id: string; split: Split | 'line' }

/** Where the corpus stands. */
export const CORPUS = path.resolve(import.meta.dirname, '../../domain/moderation/corpus')

/** Reads the corpus; all texts of one scenario are in one part. */
export function readCorpus(folder = CORPUS): Example[] {
  const scenarios = JSON.parse(readFileSync(path.join(folder, 'scenarios.json'), 'utf8')) as Scenario[]
  const splitOf = new Map(scenarios.map(({ id, split }) => [id, split]))
  return locales.flatMap((locale) =>
    readFileSync(path.join(folder, `${locale}.jsonl`), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const example = JSON.parse(line) as Line
        const split = splitOf.get(example.scenario)
        if (!split) throw new Error(`a text of ${locale} names the unknown scenario ${example.scenario}`)
        return {
          harmAtHome: false,
          profanity: 'none' as const,
          personal: [],
          ...example,
          locale,
          split: split === 'line' ? splitOfText(example.text) : split,
        }
      }),
  )
}

/** Texts that the models are fitted on. */
export const learnedOf = (all: readonly Example[]): Example[] =>
  all.filter(({ split }) => split === 'train' || split === 'tune')

/** What the model of kinds learns of a text: threats are severe whatever danger they were written for. */
export const kindOf = ({ level, profanity, kinds }: Example): string | undefined =>
  profanity === 'severe' && (level === 'urgent' || level === 'none') ? 'severe' : kinds[0]

/** Personal data has few scenarios and endless numbers: its texts are split one by one. */
function splitOfText(text: string): Split {
  let sum = 0
  for (const letter of text) sum = (Math.imul(sum, 31) + letter.codePointAt(0)!) >>> 0
  return sum % 5 === 0 ? 'test' : sum % 5 === 1 ? 'tune' : 'train'
}
