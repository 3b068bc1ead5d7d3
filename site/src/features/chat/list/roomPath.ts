import type { RoomView } from '#domain/chat/schema.ts'

/**
 * The address of a room: its key, for people. Staff have a room of the key for every age; theirs differ by id.
 * Source: docs/rules/chat.md D-072.
 */
export const roomPath = (
  { id, band, focusAreaKey }: Pick<RoomView, 'id' | 'band' | 'focusAreaKey'>,
  rooms: readonly Pick<RoomView, 'band'>[],
): string => (rooms.some((room) => room.band !== band) ? `/chat/${id}` : `/chat-rooms/${focusAreaKey}`)
