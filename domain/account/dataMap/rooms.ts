import { owner, worker, type DataMapRow } from './row.ts'

const POSITION = 'A position among the messages of others; it says nothing about the member.'

/** What a member wrote and did in rooms, and what rules were applied to them. */
export const roomsData = {
  'chat-messages': {
    section: 'rooms',
    people: {
      user_id: {
        ...owner,
        erasure: 'pseudonymous',
        why: 'The words leave the room with their member. A line without words and name stays where others saw it.',
      },
    },
    columns: [
      'room_id',
      'username',
      'message',
      'state',
      'held_reason',
      'note',
      'created_at',
      'edited_at',
      'deleted_at',
    ],
    withheld: {
      is_moderator: 'Says that a member of staff wrote it.',
      sequence: POSITION,
      revision: POSITION,
      held_at: 'When our rules held it; the reason is exported.',
      has_personal: 'What our rules found in the words, which are exported.',
      decided_at: 'When staff decided; what they decided is exported.',
    },
  },
  'chat-reactions': {
    section: 'rooms',
    people: { user_id: owner },
    columns: ['message_id', 'kind', 'created_at'],
  },
  'chat-room-visits': {
    section: 'rooms',
    people: { user_id: owner },
    columns: ['room_id', 'created_at', 'seen_at'],
    withheld: {
      read_sequence: POSITION,
      here_since: 'When the last visit began; when it ended is exported.',
    },
  },
  'chat-members': {
    section: 'rooms',
    people: { user_id: owner },
    columns: ['intro_seen_at', 'guidelines_passed_at', 'joined_at'],
  },
  'chat-grants': {
    section: 'rooms',
    people: { user_id: owner, created_by_id: worker },
    columns: ['expires_at', 'created_at'],
  },
  sanctions: {
    section: 'rooms',
    people: { user_id: owner, created_by_id: worker, reversed_by_id: worker },
    columns: ['kind', 'reason', 'rule', 'weight', 'expires_at', 'reversed_at', 'created_at'],
    withheld: {
      item: 'Names a case of our staff, which may be about other members too.',
      incident: 'Names a report, which may be another member’s.',
    },
  },
} as const satisfies Record<string, DataMapRow>
