import { owner, worker, type DataMapRow } from './row.ts'

const INSIDE =
  'How the desk works; what was decided reaches the member as a notification and can be appealed.'
const LINK = 'A name inside our database.'
const CHAIN = 'The chain of decisions never changes. Without the account the id names no one.'

/** What moderators get, decide and answer. */
export const deskData = {
  'moderation-items': {
    section: 'safety',
    people: {
      user_id: {
        ...owner,
        exported: 'It would show that another member reported, before anything is decided.',
        why: 'What waits for a moderator goes with the words it is about.',
      },
      claimed_by_id: worker,
      ban_asked_by_id: worker,
      decided_by_id: worker,
    },
    columns: [],
    withheld: Object.fromEntries(
      (
        'source subject_kind subject_id category severity rank age_group due_at reports state claimed_until ban_asked_at ' +
        'action hours note reason decided_at decision sanction settled_at reversed_at created_at'
      )
        .split(' ')
        .map((column) => [column, INSIDE]),
    ),
  },
  'moderation-reports': {
    section: 'safety',
    people: { reporter_id: { ...owner, why: 'The item stays for its other reporters and for staff.' } },
    columns: ['category', 'created_at'],
    withheld: { item_id: LINK },
  },
  'moderation-appeals': {
    section: 'safety',
    people: { user_id: owner, answered_by_id: worker },
    columns: ['message', 'state', 'reply', 'answered_at', 'created_at'],
    withheld: { item_id: LINK },
  },
  'moderation-decisions': {
    section: null,
    people: {
      made_by_id: { ...worker, erasure: 'kept', why: CHAIN },
      about_id: {
        is: 'other',
        exported: 'The chain of decisions; the member hears of each and appeals are exported.',
        erasure: 'kept',
        why: CHAIN,
      },
    },
    columns: [],
  },
  'moderation-reveals': {
    section: null,
    people: { moderator_id: { ...worker, erasure: 'erased', why: 'It counts the work of one moderator.' } },
    columns: [],
  },
} as const satisfies Record<string, DataMapRow>
