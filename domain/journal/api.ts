import { z } from 'zod/mini'
import { contract, type ConsentRule } from '../api/contract.ts'
import { BadgeView } from '../checkins/schema.ts'
import {
  EntryChange,
  EntryLine,
  EntryView,
  NewEntry,
  ProgressView,
  SEARCH_MAX,
  TAGS_MAX,
  TrashedLine,
} from './schema.ts'

const id = z.strictObject({ id: z.uuid() })
/** Where the next page begins: a moment and an id. Made by the server; others only hand it back. */
const Cursor = z.string().check(
  z.maxLength(80),
  // PostgreSQL knows no year 0.
  z.regex(/^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  z.refine((place) => !Number.isNaN(Date.parse(place.split('_')[0]!))),
)
/** What a list of entries is narrowed to. */
const lookedFor = {
  search: z.optional(z.string().check(z.trim(), z.maxLength(SEARCH_MAX))),
  /** With commas between them. */
  tags: z.optional(z.string().check(z.maxLength(TAGS_MAX * 40))),
} as const
/** What saving leads to. */
const Saved = z.object({
  entry: EntryView,
  badgesEarned: z.array(BadgeView),
  /** The site offers people to talk to. */
  offerSupport: z.boolean(),
  /** Support is offered because of what was written. */
  heavyWords: z.boolean(),
})
/** Why an entry is not saved. A crisis is never a reason. Source: docs/rules/journal.md D-063. */
const refusals = {
  'journal.error.severe': 422,
  'journal.error.unverified': 503,
  'journal.error.onboarding_needed': 409,
  'journal.error.guardian_needed': 403,
} as const

/** Reading, exporting, deleting and taking sharing back stay open to the writer. */
export const consentToWrite = {
  to: 'write',
  guardian: 'journal.error.guardian_needed',
  age: 'journal.error.onboarding_needed',
} as const satisfies ConsentRule

/** The journal. Entries are read by their writer alone, whatever role asks. */
export const journalApi = {
  /** The writer's entries, newest first. Search looks in title, body and transcript; tags match any of those given. */
  listEntries: contract({
    method: 'get',
    path: '/journal/entries',
    auth: 'signed-in',
    limit: 'read',
    query: z.strictObject({ ...lookedFor, before: z.optional(Cursor) }),
    output: z.object({ entries: z.array(EntryLine), next: z.nullable(z.string()) }),
  }),
  /** One entry, whole. Another member's is not found. */
  readEntry: contract({
    method: 'get',
    path: '/journal/entries/:id',
    auth: 'signed-in',
    limit: 'read',
    params: id,
    output: z.object({ entry: EntryView }),
  }),
  /**
   * Stores an entry with its badges, all or nothing. Sending the same id again changes nothing, also after it was
   * deleted.
   */
  saveEntry: contract({
    method: 'post',
    path: '/journal/entries',
    auth: 'consented',
    consent: consentToWrite,
    limit: 'write',
    body: NewEntry,
    output: Saved,
    errors: { ...refusals, 'journal.error.deleted': 409 },
  }),
  /**
   * Changes an entry that is still as the sender saw it; otherwise nothing changes. Sending the same change again is no
   * change. A minor may take sharing back without a guardian's consent.
   */
  changeEntry: contract({
    method: 'put',
    path: '/journal/entries/:id',
    auth: 'signed-in',
    limit: 'write',
    params: id,
    body: EntryChange,
    output: Saved,
    errors: { ...refusals, 'journal.error.changed_elsewhere': 409 },
  }),
  /**
   * Moves an entry to the trash and deletes what a guardian was to be notified of. One that is gone already is gone.
   * Source: docs/rules/journal.md trash.
   */
  deleteEntry: contract({
    method: 'delete',
    path: '/journal/entries/:id',
    auth: 'signed-in',
    limit: 'write',
    params: id,
    output: z.object({ deleted: z.literal(true) }),
  }),
  /** The writer's deleted entries, deleted last first. */
  listTrash: contract({
    method: 'get',
    path: '/journal/trash',
    auth: 'signed-in',
    limit: 'read',
    query: z.strictObject({ before: z.optional(Cursor) }),
    output: z.object({ entries: z.array(TrashedLine), next: z.nullable(z.string()) }),
  }),
  /** Takes an entry out of the trash, private. Restored already it is simply there; gone for good it is not found. */
  restoreEntry: contract({
    method: 'post',
    path: '/journal/trash/:id/restore',
    auth: 'signed-in',
    limit: 'write',
    params: id,
    output: z.object({ entry: EntryView }),
  }),
  /** Deletes an entry in the trash for good. One that is gone already is gone. */
  deleteForGood: contract({
    method: 'delete',
    path: '/journal/trash/:id',
    auth: 'signed-in',
    limit: 'write',
    params: id,
    output: z.object({ deleted: z.literal(true) }),
  }),
  /** Streak, writing days and tags. */
  progress: contract({
    method: 'get',
    path: '/journal/progress',
    auth: 'signed-in',
    limit: 'read',
    output: ProgressView,
  }),
  /** Whole entries for paper, oldest first: all, or those that are looked for. */
  entryPages: contract({
    method: 'get',
    path: '/journal/pages',
    auth: 'signed-in',
    limit: 'read',
    query: z.strictObject({ ...lookedFor, after: z.optional(Cursor) }),
    output: z.object({ entries: z.array(EntryView), next: z.nullable(z.string()) }),
  }),
  /**
   * The whole journal as a file: text, or a PDF whose words can be selected, searched and read out.
   * Source: docs/rules/journal.md S-001-7.
   */
  exportJournal: contract({
    method: 'post',
    path: '/journal/export',
    auth: 'signed-in',
    beforeConsent: true,
    limit: 'export',
    body: z.strictObject({ format: z.enum(['txt', 'pdf']) }),
    timeoutMs: 60_000,
    output: z.object({
      content: z.string(),
      /** How `content` is written: a PDF is bytes, in base64. */
      encoding: z.enum(['utf8', 'base64']),
      contentType: z.string(),
      filename: z.string(),
      entriesCount: z.number(),
    }),
    errors: { 'journal.error.export_busy': 503 },
  }),
}
