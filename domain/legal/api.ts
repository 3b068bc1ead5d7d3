import { z } from 'zod/mini'
import { locales } from '../../messages/locales.ts'
import { contract } from '../api/contract.ts'
import { LEGAL_CHANGES_MAX, legalDocuments, readings } from './documents.ts'

/** Rows of the consent ledger that staff sees. Source: docs/rules/legal.md S-002-9. */
export const LEDGER_MAX = 100

const Document = z.enum(legalDocuments)
const Note = z.optional(z.string().check(z.trim(), z.maxLength(LEGAL_CHANGES_MAX)))
/** What changed, in each language. */
const Changes = z.strictObject({ en: Note, es: Note, fr: Note, ar: Note })

/** A document as staff sees it. */
export const LegalCard = z.object({
  document: Document,
  version: z.string(),
  effectiveOn: z.string(),
  /**
   * The next version's text, if staff began one, with offered languages in which a reading is missing. The stamp
   * changes with any of its words.
   */
  next: z.nullable(z.object({ id: z.string(), missing: z.array(z.enum(locales)), stamp: z.string() })),
  /** Set while a new version waits for a second person. */
  waiting: z.nullable(
    z.object({
      askedBy: z.string(),
      mayConfirm: z.boolean(),
      changes: Changes,
    }),
  ),
})
/** A document as staff sees it. */
export type LegalCard = z.output<typeof LegalCard>

/** One consent, as the ledger has it. */
export const LedgerRow = z.object({
  id: z.string(),
  user: z.nullable(z.string()),
  version: z.string(),
  acceptedAt: z.iso.datetime(),
  ip: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
  guardian: z.nullable(z.string()),
  reading: z.nullable(z.enum(readings)),
})
/** One consent, as the ledger has it. */
export type LedgerRow = z.output<typeof LedgerRow>

/** Legal texts and their versions. Each asks for the permission `legal.write`. */
export const legalApi = {
  /** Answers before consent, so that staff who put a version in force see that it is. */
  cards: contract({
    method: 'get',
    path: '/staff/legal',
    auth: 'staff',
    beforeConsent: true,
    limit: 'read',
    output: z.object({ documents: z.array(LegalCard), offered: z.array(z.enum(locales)) }),
  }),
  /** Starts the next version with the words of the current one; gives the one that was started already. */
  startNext: contract({
    method: 'post',
    path: '/staff/legal/:document/next',
    auth: 'staff',
    limit: 'write',
    params: z.strictObject({ document: Document }),
    output: z.object({ id: z.string() }),
  }),
  /**
   * Puts the next version in force, with the words staff began or else those of the current one. `from` is the version
   * the caller sees, so that two presses make one version, and `stamp` that of the next text, or null for none: the yes
   * is to those words and no others.
   */
  bump: contract({
    method: 'post',
    path: '/staff/legal/:document/bump',
    auth: 'staff',
    limit: 'write',
    params: z.strictObject({ document: Document }),
    body: z.strictObject({
      from: z.string().check(z.maxLength(20)),
      stamp: z.nullable(z.string().check(z.maxLength(64))),
      changes: Changes,
    }),
    output: z.object({ state: z.enum(['in-force', 'waiting']), version: z.string() }),
    errors: {
      'legal.error.missing_text': 409,
      'legal.error.missing_changes': 409,
      'legal.error.second_person': 409,
      'legal.error.moved_on': 409,
    },
  }),
  consentLedger: contract({
    method: 'get',
    path: '/staff/legal/ledger',
    auth: 'staff',
    limit: 'read',
    output: z.object({ rows: z.array(LedgerRow) }),
  }),
  /** The same rows as CSV. Written to the audit log. */
  exportLedger: contract({
    method: 'post',
    path: '/staff/legal/ledger/export',
    auth: 'staff',
    limit: 'write',
    output: z.object({ name: z.string(), csv: z.string() }),
  }),
}
