import { owner, worker, type DataMapRow } from './row.ts'

const AGREED = 'The law asks us to show which rules were agreed to; without the account it names no one.'

/** Consents, what is counted, and what staff did. */
export const recordsData = {
  'consent-ledger': {
    section: 'consents',
    people: {
      user_id: { is: 'owner', exported: true, erasure: 'pseudonymous', why: AGREED },
      guardian_id: { is: 'guardian', exported: true, erasure: 'pseudonymous', why: AGREED },
      guardian_link: {
        is: 'guardian',
        exported: 'A name inside our database; the guardian section has the guardian.',
        erasure: 'pseudonymous',
        why: AGREED,
      },
      accepted_ip: { is: 'owner', exported: true, erasure: 'pseudonymous', why: AGREED },
      user_agent: { is: 'owner', exported: true, erasure: 'pseudonymous', why: AGREED },
    },
    columns: [
      'kind',
      'version',
      'documents',
      'reading',
      'accepted_at',
      'accepted_ip',
      'user_agent',
      'terms_accepted',
      'privacy_accepted',
      'guidelines_accepted',
      'not_therapy_acknowledged',
      'parental_accepted',
      'created_at',
    ],
    withheld: { key: 'Keeps the same consent from being stored twice.' },
    guardian: {
      rows: 'all',
      columns: [
        'kind',
        'version',
        'documents',
        'reading',
        'accepted_at',
        'terms_accepted',
        'privacy_accepted',
        'guidelines_accepted',
        'not_therapy_acknowledged',
        'parental_accepted',
      ],
    },
  },
  'analytics-events': {
    section: 'usage',
    people: { user_id: owner },
    columns: ['event_type', 'event_metadata', 'page_url', 'language', 'created_at'],
  },
  'user-roles': {
    section: null,
    people: {
      user_id: {
        is: 'staff',
        exported: 'The rights of staff, not data about a member.',
        erasure: 'erased',
        why: 'Without the account there is no one to have the right.',
      },
    },
    columns: [],
  },
  'factor-resets': {
    section: null,
    people: {
      user_id: { ...worker, erasure: 'erased', why: 'There is no account left to reset.' },
      asked_by_id: { ...worker, erasure: 'erased', why: 'The audit trail has what was asked and decided.' },
      decided_by_id: { ...worker, erasure: 'erased', why: 'The audit trail has what was asked and decided.' },
    },
    columns: [],
  },
  'admin-audit-logs': {
    section: null,
    people: {
      admin_id: {
        ...worker,
        erasure: 'kept',
        why: 'The trail never changes. Without the account the id names no one.',
      },
    },
    columns: [],
  },
  'release-checks': {
    section: null,
    people: { checked_by_id: worker },
    columns: [],
  },
  'child-safety-log': {
    section: null,
    people: {
      admin_id: {
        ...worker,
        erasure: 'kept',
        why: 'The log never changes. Without the account the id names no one.',
      },
    },
    columns: [],
  },
  'moderator-shifts': {
    section: null,
    people: {
      user_id: { ...worker, erasure: 'erased', why: 'Without the account there is no one to be on shift.' },
    },
    columns: [],
  },
  'legal-versions': {
    section: null,
    people: {
      asked_by: {
        ...worker,
        erasure: 'kept',
        why: 'Two people agree to the safety text. Without the account the id names no one.',
      },
    },
    columns: [],
  },
} as const satisfies Record<string, DataMapRow>
