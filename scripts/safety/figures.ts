import { ageGroups } from '#domain/account/ageGroup.ts'
import { assessText } from '#domain/moderation/assessText.ts'
import { isAtLeast } from '#domain/moderation/compareRisk.ts'
import type { PersonalSpan, TextAssessment } from '#domain/moderation/assessment.ts'
import { locales } from '#messages/locales.ts'
import type { Example } from './corpus.ts'

/** A share with the number of texts it was counted from. */
export type Share = { part: number; of: number }
/** A text of the corpus, and what the product says about it. */
export type Assessed = { example: Example; assessment: TextAssessment }

/** Lets the product read texts of the corpus. */
export const assessAll = (examples: readonly Example[]): Assessed[] =>
  examples.map((example) => ({
    example,
    assessment: assessText(example.text, { locale: example.locale, ageGroup: example.age }),
  }))

/** Figures of a part of the corpus, as docs/safety-model.md gives them. */
export type Figures = ReturnType<typeof figuresOf>

const share = (all: readonly Assessed[], isOne: (one: Assessed) => boolean): Share => ({
  part: all.filter(isOne).length,
  of: all.length,
})
const isUrgent = ({ assessment }: Assessed) => assessment.risk.level === 'urgent'
const isConcern = ({ assessment }: Assessed) => isAtLeast(assessment.risk.level, 'concern')
const isFlagged = ({ assessment }: Assessed) => assessment.profanity.severity !== 'none'

/** Counts the figures of texts. */
export function figuresOf(all: readonly Assessed[]) {
  const at = (...levels: string[]) => all.filter(({ example }) => levels.includes(example.level))
  const profane = all.filter(({ example }) => example.profanity !== 'none')
  const severe = all.filter(({ example }) => example.profanity === 'severe')
  const clean = all.filter(({ example }) => example.profanity === 'none')
  return {
    'urgent found': share(at('urgent'), isUrgent),
    'urgent or concern, as concern or urgent': share(at('urgent', 'concern'), isConcern),
    'harmless called urgent': share(at('none'), isUrgent),
    'grief called urgent': share(
      at('none').filter(({ example }) => example.kinds.includes('grief')),
      isUrgent,
    ),
    'watch or concern called urgent': share(at('watch', 'concern'), isUrgent),
    'harmless called concern or urgent': share(at('none'), isConcern),
    'profanity found': share(profane, isFlagged),
    'profanity right of those flagged': share(
      all.filter(isFlagged),
      ({ example }) => example.profanity !== 'none',
    ),
    'severe found': share(severe, ({ assessment }) => assessment.profanity.severity === 'severe'),
    'clean text flagged': share(clean, isFlagged),
    ...personalFigures(all),
  }
}

/** Counts the figures of entries put together by `entriesOf`. */
export function entryFiguresOf(all: readonly Assessed[]) {
  const figures = figuresOf(all)
  return {
    'urgent found in an entry': figures['urgent found'],
    'harmless entry called urgent': figures['harmless called urgent'],
    'harmless entry called concern or urgent': figures['harmless called concern or urgent'],
  }
}

/** A mark is right when it overlaps one of the same type. */
function personalFigures(all: readonly Assessed[]) {
  const meets = (one: PersonalSpan, other: PersonalSpan) =>
    one.type === other.type && one.start < other.end && other.start < one.end
  const wanted = all.flatMap(({ example, assessment }) =>
    example.personal.map((span) => assessment.personal.some((found) => meets(span, found))),
  )
  const marked = all.flatMap(({ example, assessment }) =>
    assessment.personal.map((found) => example.personal.some((span) => meets(span, found))),
  )
  const count = (list: boolean[]): Share => ({ part: list.filter(Boolean).length, of: list.length })
  return {
    'personal data found': count(wanted),
    'personal data right of those marked': count(marked),
  }
}

/** Texts by language, by age and by kind of their scenario. */
export const groupsOf = (all: readonly Assessed[]): [string, Assessed[]][] => [
  ['all', [...all]],
  ...locales.map((locale): [string, Assessed[]] => [
    locale,
    all.filter(({ example }) => example.locale === locale),
  ]),
  ...ageGroups.map((age): [string, Assessed[]] => [age, all.filter(({ example }) => example.age === age)]),
]

/**
 * 95 % interval of a share. Source: Wilson 1927, Probable Inference, the Law of Succession, and Statistical
 * Inference.
 */
export function intervalOf({ part, of }: Share): [number, number] {
  if (of === 0) return [0, 1]
  const z = 1.96
  const rate = part / of
  const middle = rate + (z * z) / (2 * of)
  const wide = z * Math.sqrt((rate * (1 - rate)) / of + (z * z) / (4 * of * of))
  const under = 1 + (z * z) / of
  return [(middle - wide) / under, (middle + wide) / under]
}

/** Of a share: `0.91 (0.88-0.93)`. */
export function textOf(one: Share): string {
  if (one.of === 0) return 'none'
  const [low, high] = intervalOf(one)
  return `${(one.part / one.of).toFixed(2)} (${low.toFixed(2)}-${high.toFixed(2)})`
}
