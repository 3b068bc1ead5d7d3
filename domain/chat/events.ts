import { z } from 'zod/mini'
import type { RoomBand } from './bands.ts'

/**
 * Sent on the channel of a room after the change was stored. They carry ids alone, of adults too: what the words are
 * only the server says to each reader, by what they may see at that moment. Source: docs/rules/chat.md X-3.
 */
export const RoomEvent = z.discriminatedUnion('name', [
  /** A message is new, changed or gone: ask `readChanges`, several at once in one call. */
  z.object({
    name: z.literal('room-changed'),
    data: z.object({ roomId: z.string(), messageId: z.string() }),
  }),
  /** A member types, for some seconds. In rooms of adults and elders alone. */
  z.object({ name: z.literal('typing'), data: z.object({ roomId: z.string(), userId: z.string() }) }),
])
export type RoomEvent = z.output<typeof RoomEvent>

/** Sent on `private-user-<id>`: staff decided about a held message of this member. */
export const MESSAGE_DECIDED = 'message-decided'
/** Its data. */
export const MessageDecided = z.object({ roomId: z.string(), messageId: z.string() })
export type MessageDecided = z.output<typeof MessageDecided>

/** Sent on `private-user-<id>`: what the member may do in rooms is different now. Ask again. */
export const ROOMS_CHANGED = 'rooms-changed'

/** What an operation hands to `publishRoomEvents` after its commit. */
export type RoomChange = {
  readonly roomId: string
  readonly messageId: string
  /** Where it is known already. */
  readonly band?: RoomBand
  /** The author, where staff decided and the author's pages ask again. */
  readonly authorId?: string
}
