import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import { safetyCategories } from '../moderation/categories.ts'
import { guidelineQuiz, quizAnswers, type QuizQuestion } from './quiz.ts'
import {
  ChatAccessView,
  HistoryView,
  MessageText,
  MessageView,
  PeopleView,
  reactionKinds,
  RoomPreview,
  RoomView,
} from './schema.ts'

const OfRoom = z.strictObject({ id: z.uuid() })
const OfMessage = z.strictObject({ id: z.uuid() })
const Cursor = z.string().check(z.maxLength(40), z.regex(/^[A-Za-z0-9_-]+$/))
const Words = z.optional(z.string().check(z.maxLength(500)))

/** Answers a caller who may not enter rooms, by the reason of `roomAccess`. */
const refused = {
  'rooms.error.subscription': 402,
  'rooms.error.email': 403,
  'rooms.error.guardian': 403,
  'rooms.error.band': 403,
  'rooms.error.muted': 403,
  'rooms.error.suspended': 403,
  'rooms.error.banned': 403,
  'rooms.error.off_shift': 423,
  'rooms.error.paused': 503,
} as const
/** And one who may, of a room that is not theirs: as of one that does not exist. */
const inRoom = { ...refused, 'rooms.error.not_found': 404 } as const
const ofMessage = { ...refused, 'rooms.error.message_gone': 404 } as const
const written = { 'rooms.error.rejected': 422, 'rooms.error.check_failed': 503 } as const

/** An accepted message. */
const Written = z.object({
  message: MessageView,
  /** `modified`: words were covered. `personal`: an adult's own data stands in it. */
  notice: z.nullable(z.enum(['modified', 'personal'])),
  /** A wording without the personal data; for a held message alone. */
  suggestion: z.nullable(z.string()),
  /** Show help beside the words. */
  isCareOffered: z.boolean(),
})

/** Rooms: moderated, by focus area and age. There are no direct messages. Source: docs/rules/chat.md S-001-7. */
export const chatApi = {
  /** RPC `get_my_chat_access`. */
  myAccess: contract({
    method: 'post',
    path: '/rpc/get-my-chat-access',
    auth: 'signed-in',
    limit: 'read',
    output: ChatAccessView,
  }),
  /** RPC `list_rooms_for_me`: none without access; then `previews` says what there would be. */
  listRooms: contract({
    method: 'post',
    path: '/rpc/list-rooms-for-me',
    auth: 'signed-in',
    limit: 'read',
    output: z.object({ access: ChatAccessView, rooms: z.array(RoomView), previews: z.array(RoomPreview) }),
  }),
  /** RPC `has_chat_access(uid)`: members ask about themselves; false for every other id. */
  hasAccess: contract({
    method: 'post',
    path: '/rpc/has-chat-access',
    auth: 'signed-in',
    limit: 'read',
    body: z.strictObject({ uid: z.uuid() }),
    output: z.object({ result: z.boolean() }),
  }),
  /**
   * RPC `ensure_chat_room`: the caller's room for a key (a slug or a focus area). It never makes one: the other values
   * are taken and not used. Source: docs/rules/chat.md D-073.
   */
  ensureRoom: contract({
    method: 'post',
    path: '/rpc/ensure-chat-room',
    auth: 'signed-in',
    limit: 'read',
    body: z.strictObject({
      focusAreaKey: z.string().check(z.minLength(1), z.maxLength(60)),
      focusArea: Words,
      ageGroup: Words,
      name: Words,
      description: Words,
    }),
    output: z.object({ room: RoomView }),
    errors: { ...refused, 'rooms.error.create': 404 },
  }),
  /** Opens a room by id. */
  readRoom: contract({
    method: 'get',
    path: '/chat/rooms/:id',
    auth: 'signed-in',
    limit: 'read',
    params: OfRoom,
    output: z.object({ room: RoomView, access: ChatAccessView }),
    errors: inRoom,
  }),
  /** Joins: notes the visit; the first one ever earns Community Helper. Entries of staff are logged. */
  enter: contract({
    method: 'post',
    path: '/chat/rooms/:id/enter',
    auth: 'signed-in',
    limit: 'write',
    params: OfRoom,
    output: z.object({
      room: RoomView,
      access: ChatAccessView,
      badges: z.array(z.string()),
    }),
    errors: { ...inRoom, 'rooms.error.quiz': 409 },
  }),
  /** Ends the dialog of the first visit, once an account. Minors answer the quiz with it. */
  finishIntro: contract({
    method: 'post',
    path: '/chat/intro',
    auth: 'signed-in',
    limit: 'write',
    body: z.strictObject({
      answers: z.optional(
        z.partialRecord(
          z.enum(Object.keys(guidelineQuiz) as [QuizQuestion, ...QuizQuestion[]]),
          z.enum(quizAnswers),
        ),
      ),
    }),
    output: z.object({ access: ChatAccessView }),
    errors: { 'rooms.error.quiz': 409 },
  }),
  /** A page of messages: without a cursor around the unread mark, else before or after one. */
  readHistory: contract({
    method: 'get',
    path: '/chat/rooms/:id/messages',
    auth: 'signed-in',
    limit: 'read',
    params: OfRoom,
    query: z.strictObject({ before: z.optional(Cursor), after: z.optional(Cursor) }),
    output: HistoryView,
    errors: { ...inRoom, 'rooms.error.cursor': 422 },
  }),
  /** Everything that is new or different since `since`, in any order of sequence; applying it equals fetching again. */
  readChanges: contract({
    method: 'get',
    path: '/chat/rooms/:id/changes',
    auth: 'signed-in',
    limit: 'read',
    params: OfRoom,
    query: z.strictObject({ since: Cursor }),
    output: z.object({
      messages: z.array(MessageView),
      held: z.array(MessageView),
      since: z.string(),
      /** More wait: ask again at once. */
      hasMore: z.boolean(),
    }),
    errors: { ...inRoom, 'rooms.error.cursor': 422 },
  }),
  /** Moves the unread mark on; never back. */
  markRoomRead: contract({
    method: 'post',
    path: '/chat/rooms/:id/read',
    auth: 'signed-in',
    limit: 'events',
    params: OfRoom,
    body: z.strictObject({ sequence: z.int().check(z.minimum(0)) }),
    output: z.object({ ok: z.literal(true) }),
    errors: inRoom,
  }),
  /** Notes that the caller is here, and answers who is. Pages ask every 30 seconds. */
  hereNow: contract({
    method: 'post',
    path: '/chat/rooms/:id/here',
    auth: 'signed-in',
    limit: 'events',
    params: OfRoom,
    output: PeopleView,
    errors: inRoom,
  }),
  /** Tells adults that the caller types. In rooms of minors: not found. */
  noteTyping: contract({
    method: 'post',
    path: '/chat/rooms/:id/typing',
    auth: 'signed-in',
    limit: 'events',
    params: OfRoom,
    output: z.object({ ok: z.literal(true) }),
    errors: inRoom,
  }),
  /** Sends. The id is the sender's, so that a repeated send stands once and gets the same answer. */
  send: contract({
    method: 'post',
    path: '/chat/rooms/:id/messages',
    auth: 'signed-in',
    limit: 'write',
    params: OfRoom,
    body: z.strictObject({ id: z.uuid(), message: MessageText }),
    output: Written,
    errors: { ...inRoom, ...written, 'rooms.error.quiz': 409, 'rooms.error.id_taken': 409 },
  }),
  /** Edits an own message within 5 minutes; it is checked again. */
  edit: contract({
    method: 'patch',
    path: '/chat/messages/:id',
    auth: 'signed-in',
    limit: 'write',
    params: OfMessage,
    body: z.strictObject({ message: MessageText }),
    output: Written,
    errors: { ...ofMessage, ...written, 'rooms.error.too_late': 409 },
  }),
  /** Deletes an own message, at any time and without access too. A line without words stays. */
  deleteMessage: contract({
    method: 'delete',
    path: '/chat/messages/:id',
    auth: 'signed-in',
    limit: 'write',
    params: OfMessage,
    output: z.object({ deleted: z.literal(true) }),
    errors: { 'rooms.error.message_gone': 404 },
  }),
  /** Reacts, one reaction a person; null takes it back. */
  reactToMessage: contract({
    method: 'put',
    path: '/chat/messages/:id/reaction',
    auth: 'signed-in',
    limit: 'events',
    params: OfMessage,
    body: z.strictObject({ reaction: z.nullable(z.enum(reactionKinds)) }),
    output: z.object({ message: MessageView }),
    errors: ofMessage,
  }),
  /** Reports a message of another member to staff. */
  report: contract({
    method: 'post',
    path: '/chat/messages/:id/report',
    auth: 'signed-in',
    limit: 'write',
    params: OfMessage,
    body: z.strictObject({ category: z.enum(safetyCategories) }),
    output: z.object({ reported: z.literal(true) }),
    errors: { ...ofMessage, 'rooms.error.own_message': 409 },
  }),
}
