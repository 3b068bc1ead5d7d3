import { productOnly } from '#domain/account/access.ts'
import { roomRules } from '#domain/chat/access.ts'
import { MESSAGE_MAX } from '#domain/chat/schema.ts'
import { instant, integer, longText, onlyUserField, text, userField, yesNo } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

const roomField = () =>
  ({ name: 'room', type: 'relationship', relationTo: 'chat-rooms', required: true }) as const
const localized = (name: string, max: number) =>
  ({ name, type: 'text', required: true, localized: true, maxLength: max }) as const

/**
 * Rooms: one for each slug and band, made with a dataset and by no request. The counters are moved under a lock on the
 * row, which puts the messages of a room in the order of their commits. Source: docs/rules/chat.md D-073, B-order.
 */
export const ChatRooms = systemCollection({
  slug: 'chat-rooms',
  rules: roomRules,
  indexes: [{ fields: ['slug', 'band'], unique: true }],
  fields: [
    text('slug', { required: true, max: 40 }),
    text('band', { required: true, max: 8 }),
    localized('name', 80),
    localized('description', 300),
    yesNo('active', true),
    integer('lastSequence', { required: true, min: 0, defaultValue: 0 }),
    integer('lastRevision', { required: true, min: 0, defaultValue: 0 }),
    instant('lastMessageAt'),
  ],
})

/** Messages of rooms. No door of Payload leads to them. Source: docs/rules/chat.md S-001-7. */
export const ChatMessages = systemCollection({
  slug: 'chat-messages',
  rules: productOnly,
  indexes: [
    { fields: ['room', 'sequence'], unique: true },
    { fields: ['room', 'revision'] },
    { fields: ['state', 'createdAt'] },
  ],
  fields: [
    roomField(),
    // Empty once the account is gone. Source: docs/rules/account.md D-117.
    userField('user', false),
    // The pseudonym of that moment.
    text('username', { required: true, max: 30 }),
    yesNo('isModerator'),
    longText('message', MESSAGE_MAX),
    text('state', { required: true, max: 10 }),
    // Position in the room; empty until it was visible once.
    { name: 'sequence', type: 'number' },
    // Position of the last change of any kind.
    { name: 'revision', type: 'number' },
    text('heldReason', { max: 12 }),
    instant('heldAt'),
    // When a person of the staff decided about it.
    instant('decidedAt', { index: true }),
    // What staff asks its author to change.
    longText('note', 500),
    // Personal data of an adult stand in it. Source: docs/rules/chat.md X-4.
    yesNo('hasPersonal'),
    instant('editedAt'),
    instant('deletedAt', { index: true }),
  ],
})

/** Reactions: one a person and message. */
export const ChatReactions = systemCollection({
  slug: 'chat-reactions',
  rules: productOnly,
  timestamps: false,
  indexes: [{ fields: ['message', 'user'], unique: true }],
  fields: [
    { name: 'message', type: 'relationship', relationTo: 'chat-messages', required: true },
    userField(),
    text('kind', { required: true, max: 10 }),
    instant('createdAt', { required: true }),
  ],
})

/** Which rooms a member visited, up to where they read, and since when they are here. */
export const ChatRoomVisits = systemCollection({
  slug: 'chat-room-visits',
  rules: productOnly,
  timestamps: false,
  indexes: [{ fields: ['user', 'room'], unique: true }, { fields: ['room', 'seenAt'] }],
  fields: [
    userField(),
    roomField(),
    { name: 'readSequence', type: 'number', required: true, defaultValue: 0 },
    instant('hereSince', { required: true }),
    instant('seenAt', { required: true }),
    instant('createdAt', { required: true }),
  ],
})

/** What an account did once before its first room: closed the dialog, answered the quiz. */
export const ChatMembers = systemCollection({
  slug: 'chat-members',
  rules: productOnly,
  timestamps: false,
  fields: [onlyUserField(), instant('introSeenAt'), instant('guidelinesPassedAt'), instant('joinedAt')],
})

/** Access to rooms that staff gave without a plan. Source: docs/rules/chat.md D-071. */
export const ChatGrants = systemCollection({
  slug: 'chat-grants',
  rules: productOnly,
  fields: [onlyUserField(), userField('createdBy', false), instant('expiresAt')],
})
