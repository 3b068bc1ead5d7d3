import { useQuery, type QueryClient } from '@tanstack/react-query'
import type { Output } from '#domain/api/contract.ts'
import { chatApi } from '#domain/chat/api.ts'
import { HERE_SECONDS } from '#domain/chat/schema.ts'
import { moderationApi } from '#domain/moderation/api.ts'
import { keyOf, read, write } from '../../lib/query.ts'

/** Rooms of the member, and whether they may enter them. */
export type Rooms = Output<typeof chatApi.listRooms>
/** What the layout reads before any screen of it is drawn. */
export const roomsQuery = read(chatApi.listRooms)
/** The rooms, inside the layout, which waits for them. */
export function useRooms(): Rooms {
  const { data } = useQuery(roomsQuery)
  if (!data) throw new Error('useRooms is for screens inside the layout of rooms')
  return data
}
/** Asks again which rooms there are for the member. */
export const refetchRooms = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: roomsQuery.queryKey })

/** A room by its id. */
export const roomQuery = (id: string) => read(chatApi.readRoom, { params: { id } })
/** The member's room for a key of the address. */
export const ensureQuery = (focusAreaKey: string) => read(chatApi.ensureRoom, { body: { focusAreaKey } })
/** Who is in a room; asking says that the member is. */
export const peopleQuery = (id: string) => ({
  ...read(chatApi.hereNow, { params: { id } }),
  // Twice before the server counts a silent member as gone.
  refetchInterval: HERE_SECONDS * 500,
})
/** Asks again who is in the rooms that are open. */
export const refetchPeople = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: keyOf(chatApi.hereNow) })

/** What members write in rooms. */
export const chatWrites = {
  enter: () => write(chatApi.enter),
  finishIntro: () => write(chatApi.finishIntro, [roomsQuery.queryKey]),
  // The id is made here: sent again, the message stands once.
  send: () => write(chatApi.send, [], { repeatable: true }),
  edit: () => write(chatApi.edit),
  remove: () => write(chatApi.deleteMessage),
  // One after the other, so that the last press is what is stored.
  react: () => ({
    ...write(chatApi.reactToMessage, [], { repeatable: true }),
    scope: { id: 'chat-reactions' },
  }),
  report: () => write(chatApi.report),
  block: () => write(moderationApi.block, [keyOf(moderationApi.listBlocks), ['family']]),
}
