import { worker, type PersonColumn } from './row.ts'

/** A place outside the collections that can name a person, or hold their data. */
export type OtherStore = Pick<PersonColumn, 'erasure' | 'why'> & {
  /** Why an export has it, or why not. */
  exported: string
  /** Columns of a table that name a person. */
  people?: readonly string[]
}

const NOT_ABOUT_THEM = 'Not data about the member.'
const SHORT = 'It counts attempts by a hash and goes by itself, within 30 days.'
const PAYLOAD = 'The panel’s own memory of staff: views and locks.'

/** Globals, tables of the panel and the queue, and files. */
export const otherStores = {
  app_settings: { ...worker, exported: NOT_ABOUT_THEM, people: ['updated_by_id'] },
  crisis_protocol_on_duty: { ...worker, exported: NOT_ABOUT_THEM, people: ['user_id'] },
  _legal_versions_v: {
    exported: NOT_ABOUT_THEM,
    people: ['version_asked_by'],
    erasure: 'kept',
    why: 'Two people agree to the safety text. Without the account the id names no one.',
  },
  payload_preferences_rels: { exported: PAYLOAD, people: ['users_id'], erasure: 'erased', why: PAYLOAD },
  rate_limits: { exported: SHORT, erasure: 'kept', why: SHORT },
  attempt_budgets: { exported: SHORT, erasure: 'kept', why: SHORT },
  sign_in_locks: { exported: SHORT, erasure: 'kept', why: SHORT },
  mailbox_messages: {
    exported: 'Only a machine without a mail server keeps mails, for 7 days.',
    people: ['recipient'],
    erasure: 'erased',
    why: 'Mails to the member, on a machine without a mail server.',
  },
  trial_uses: {
    exported: 'A keyed hash of a mailbox that had its trial. It names no one.',
    erasure: 'kept',
    why: 'The trial is once for a person: the hash has to outlive the account.',
  },
  sandbox_objects: {
    exported: 'Only a machine without a payment provider has them; no money is in them.',
    erasure: 'erased',
    why: 'The address of the customer goes when the provider is told of the erasure.',
  },
  'graphile_worker.jobs': {
    exported: 'Work that is about to be done; what it is about is exported.',
    erasure: 'erased',
    why: 'No work is left to do for the member.',
  },
  'files: voice-notes': {
    exported: 'Voice notes of the member’s journal, as files.',
    erasure: 'erased',
    why: 'The recording goes with its member.',
  },
  'files: incident-screenshots': {
    exported: 'Screenshots of the member’s reports, as files.',
    erasure: 'erased',
    why: 'The picture goes with its report.',
  },
} as const satisfies Record<string, OtherStore>
