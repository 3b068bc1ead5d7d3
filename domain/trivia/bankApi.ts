import { z } from 'zod/mini'
import { locales } from '../../messages/locales.ts'
import { ageGroups } from '../account/ageGroup.ts'
import { contract } from '../api/contract.ts'
import { NOTE_MAX, QuestionDraft, questionSources, questionTypes, reviewStates } from './bank.ts'
import { triviaCategories, triviaDifficulties } from './session.ts'

/** Questions of one page of the list. */
export const BANK_PAGE = 25
/** Characters of a search. */
export const BANK_SEARCH_MAX = 100
/** Rows and characters of a file that is imported, and bytes of the call that brings it. */
export const IMPORT_ROWS_MAX = 2_000
export const IMPORT_CHARACTERS_MAX = 2_000_000
const IMPORT_BYTES_MAX = 6_000_000
/** Errors of a file that are named, and rows of it that are shown before it is imported. */
export const IMPORT_ISSUES_SHOWN = 50
export const IMPORT_ROWS_SHOWN = 5

const Cursor = z.string().check(
  z.maxLength(80),
  // PostgreSQL knows no year 0.
  z.regex(/^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  z.refine((cursor) => !Number.isNaN(Date.parse(cursor.split('_')[0]!))),
)
const filters = {
  ageGroup: z.optional(z.enum(ageGroups)),
  locale: z.optional(z.enum(locales)),
  category: z.optional(z.enum(triviaCategories)),
  difficulty: z.optional(z.enum(triviaDifficulties)),
  state: z.optional(z.enum(reviewStates)),
  source: z.optional(z.enum(questionSources)),
  active: z.optional(z.enum(['yes', 'no'])),
  search: z.optional(z.string().check(z.trim(), z.maxLength(BANK_SEARCH_MAX))),
} as const
/** What a list of questions is narrowed to. */
export const BankFilters = z.strictObject(filters)
export type BankFilters = z.output<typeof BankFilters>

/** A question of the bank as staff sees it; the people are emails, null for accounts that are gone or never were. */
export const BankQuestionView = z.object({
  id: z.string(),
  locale: z.enum(locales),
  ageGroup: z.enum(ageGroups),
  category: z.enum(triviaCategories),
  type: z.enum(questionTypes),
  difficulty: z.enum(triviaDifficulties),
  prompt: z.string(),
  options: z.array(z.object({ id: z.string(), text: z.string(), emoji: z.optional(z.string()) })),
  correctOptionId: z.string(),
  /** As plain text. */
  explanation: z.string(),
  tags: z.array(z.string()),
  sensitive: z.boolean(),
  active: z.boolean(),
  source: z.string(),
  state: z.enum(reviewStates),
  note: z.nullable(z.string()),
  author: z.nullable(z.string()),
  editedBy: z.nullable(z.string()),
  reviewedBy: z.nullable(z.string()),
  reviewedAt: z.nullable(z.iso.datetime()),
  /** Whether the caller may approve it. */
  mayApprove: z.boolean(),
  /** One more with every change. */
  revision: z.number(),
})
export type BankQuestionView = z.output<typeof BankQuestionView>

/** What was played, of all weekends. Percentages are null before the first play. Source: docs/rules/trivia.md D-114. */
export const DeskStatistics = z.object({
  plays: z.number(),
  averagePercent: z.nullable(z.number()),
  maxStreak: z.number(),
  completionPercent: z.nullable(z.number()),
})
export type DeskStatistics = z.output<typeof DeskStatistics>

/** What a file would bring. Lines are those of the file; `field` is a column, or null for the whole line or file. */
export const ImportPreview = z.object({
  fresh: z.number(),
  /** Questions that are in the bank already, which stay as they are. */
  known: z.number(),
  issueCount: z.number(),
  issues: z.array(z.object({ line: z.number(), field: z.nullable(z.string()), message: z.string() })),
  rows: z.array(
    z.object({
      line: z.number(),
      prompt: z.string(),
      ageGroup: z.enum(ageGroups),
      locale: z.enum(locales),
    }),
  ),
})
export type ImportPreview = z.output<typeof ImportPreview>

const id = z.strictObject({ id: z.uuid() })
const Revision = z.int().check(z.minimum(1), z.maximum(1_000_000_000))
const Written = { ...QuestionDraft.shape, state: z.enum(['draft', 'pending']) } as const
const Saved = z.object({ question: BankQuestionView })
const File = z.strictObject({ csv: z.string().check(z.minLength(1), z.maxLength(IMPORT_CHARACTERS_MAX)) })

/** The bank of trivia questions. Each call asks for the permission `content.write`; what it changes is audited. */
export const triviaBankApi = {
  deskStatistics: contract({
    method: 'get',
    path: '/staff/trivia/statistics',
    auth: 'staff',
    limit: 'read',
    output: DeskStatistics,
  }),
  /** Newest first, a page at a time. `total` counts all that fit. */
  listQuestions: contract({
    method: 'get',
    path: '/staff/trivia/questions',
    auth: 'staff',
    limit: 'read',
    query: z.strictObject({ ...filters, before: z.optional(Cursor) }),
    output: z.object({
      questions: z.array(BankQuestionView),
      next: z.nullable(z.string()),
      total: z.number(),
    }),
  }),
  createQuestion: contract({
    method: 'post',
    path: '/staff/trivia/questions',
    auth: 'staff',
    limit: 'write',
    body: z.strictObject(Written),
    output: Saved,
    errors: { 'triviaDesk.questions.error.check': 422 },
  }),
  /** Changed words wait for a review, whatever the state was. `revision` is the one the caller read. */
  updateQuestion: contract({
    method: 'put',
    path: '/staff/trivia/questions/:id',
    auth: 'staff',
    limit: 'write',
    params: id,
    body: z.strictObject({ ...Written, revision: Revision }),
    output: Saved,
    errors: { 'triviaDesk.questions.error.check': 422, 'triviaDesk.questions.error.moved_on': 409 },
  }),
  /** Approves or rejects a question that waits, in the words the caller read; a rejection says why. */
  reviewQuestion: contract({
    method: 'post',
    path: '/staff/trivia/questions/:id/review',
    auth: 'staff',
    limit: 'write',
    params: id,
    body: z.strictObject({
      decision: z.enum(['approved', 'rejected']),
      note: z.string().check(z.trim(), z.maxLength(NOTE_MAX)),
      revision: Revision,
    }),
    output: Saved,
    errors: {
      'triviaDesk.questions.error.moved_on': 409,
      'triviaDesk.questions.error.not_waiting': 409,
      'triviaDesk.questions.error.second_person': 409,
      'triviaDesk.questions.error.unfit': 409,
    },
  }),
  /** Puts a question out of use, or back. Sessions that have a copy keep it. */
  setQuestionActive: contract({
    method: 'put',
    path: '/staff/trivia/questions/:id/active',
    auth: 'staff',
    limit: 'write',
    params: id,
    body: z.strictObject({ active: z.boolean() }),
    output: Saved,
  }),
  deleteQuestion: contract({
    method: 'delete',
    path: '/staff/trivia/questions/:id',
    auth: 'staff',
    limit: 'write',
    params: id,
    output: z.object({ deleted: z.literal(true) }),
  }),
  /** The questions that fit, as CSV. */
  exportQuestions: contract({
    method: 'post',
    path: '/staff/trivia/questions/export',
    auth: 'staff',
    limit: 'write',
    body: BankFilters,
    output: z.object({ name: z.string(), csv: z.string() }),
  }),
  /** What importing a file would do, with every error by line and column. Stores nothing. */
  previewImport: contract({
    method: 'post',
    path: '/staff/trivia/questions/import/preview',
    auth: 'staff',
    limit: 'write',
    body: File,
    bodyMax: IMPORT_BYTES_MAX,
    output: ImportPreview,
  }),
  /** Imports all of a file or nothing. Its questions wait for a review. */
  importQuestions: contract({
    method: 'post',
    path: '/staff/trivia/questions/import',
    auth: 'staff',
    limit: 'write',
    body: File,
    bodyMax: IMPORT_BYTES_MAX,
    output: z.object({ imported: z.number(), known: z.number() }),
    errors: { 'triviaDesk.questions.error.import_invalid': 422 },
  }),
}
