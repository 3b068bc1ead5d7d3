import { z } from 'zod/mini'
import { locales } from '../../messages/locales.ts'
import { ageGroups, type AgeGroup } from '../account/ageGroup.ts'
import { optionId, triviaCategories, triviaDifficulties } from './session.ts'

/** Characters of a question's parts. Source: docs/rules/trivia.md bank. */
export const PROMPT_MAX = 300
export const EXPLANATION_MAX = 600
export const OPTION_MAX = 150
export const EMOJI_MAX = 16
/** Options of a question; sessions take those with four. */
export const OPTIONS_MIN = 2
export const OPTIONS_MAX = 6
/** Tags of a question, and characters of one. */
export const BANK_TAGS_MAX = 8
export const BANK_TAG_MAX = 30
/** Characters of a reviewer's note. */
export const NOTE_MAX = 500

/** How a question is put. */
export const questionTypes = ['mcq', 'emoji', 'scenario'] as const
/** Where a question came from: our curated list, a member of staff, a file, or a model. */
export const questionSources = ['curated', 'staff', 'import', 'generated'] as const
/** Where staff stands with a question. Weekends take approved ones alone. Source: docs/rules/trivia.md review. */
export const reviewStates = ['draft', 'pending', 'approved', 'rejected'] as const
/** Where staff stands with a question. */
export type ReviewState = (typeof reviewStates)[number]
/** The letters of options. */
export const optionIds = ['a', 'b', 'c', 'd', 'e', 'f'] as const

const words = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, 'common.field.required'), z.maxLength(max))

/** A question as staff writes it. The first option is `a`, the next one `b`. */
export const QuestionDraft = z.strictObject({
  locale: z.enum(locales),
  ageGroup: z.enum(ageGroups),
  category: z.enum(triviaCategories),
  type: z.enum(questionTypes),
  difficulty: z.enum(triviaDifficulties),
  prompt: words(PROMPT_MAX),
  options: z
    .array(
      z.strictObject({
        text: words(OPTION_MAX),
        emoji: z.optional(z.string().check(z.trim(), z.maxLength(EMOJI_MAX))),
      }),
    )
    .check(z.minLength(OPTIONS_MIN), z.maxLength(OPTIONS_MAX)),
  correctOptionId: z.enum(optionIds),
  explanation: words(EXPLANATION_MAX),
  tags: z.array(words(BANK_TAG_MAX)).check(z.maxLength(BANK_TAGS_MAX)),
  sensitive: z.boolean(),
})
/** A question as staff writes it. */
export type QuestionDraft = z.output<typeof QuestionDraft>

type Answers = { options: readonly { text: string }[]; correctOptionId: string }

const asRead = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()

/**
 * What is wrong with the options, by field: two that read the same, or none that is right. Source:
 * docs/rules/trivia.md D-108.
 */
export function optionIssues({ options, correctOptionId }: Answers): Record<string, string> {
  const issues: Record<string, string> = {}
  const seen = new Set<string>()
  for (const [index, { text }] of options.entries()) {
    if (seen.has(asRead(text))) issues[`options.${index}.text`] = 'triviaDesk.questions.error.same_option'
    seen.add(asRead(text))
  }
  if (!options.some((_, index) => optionId(index) === correctOptionId))
    issues.correctOptionId = 'triviaDesk.questions.error.no_right_option'
  return issues
}

/** Tags as they are typed: commas between them, blanks and empty ones dropped, each once. */
export const tagsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,،]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
]

/** The state of a question after a change: whatever it was, its new words wait for a review, or stay a draft. */
export const stateAfterChange = (state: string): ReviewState => (state === 'draft' ? 'draft' : 'pending')

type Written = { ageGroup: AgeGroup; sensitive: boolean; authorId: string | null; editedById: string | null }

/** Whether a question needs another reviewer than those who wrote it. Source: docs/rules/trivia.md review. */
export const needsColleague = ({ ageGroup, sensitive }: Pick<Written, 'ageGroup' | 'sensitive'>): boolean =>
  ageGroup === 'child' || sensitive
/** Whether a member of staff may approve a question: for children and where it is sensitive, none of its writers. */
export const mayApprove = (staffId: string, question: Written): boolean =>
  !needsColleague(question) || (staffId !== question.authorId && staffId !== question.editedById)
