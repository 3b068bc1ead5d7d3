import { chatApi } from '#domain/chat/api.ts'
import type { RoomBand } from '#domain/chat/bands.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Person } from '#tests/kit/people.ts'
import { roomOf } from '#tests/kit/rooms.ts'
import type { TestContext } from '#tests/kit/testContext.ts'

/** Words that nothing holds. */
export const CLEAN = 'I slept better after a walk.'

/** What members do in the rooms of their band, and what its channel carried. */
export function talkIn(context: { readonly current: TestContext }) {
  return {
    send: (as: Person, band: RoomBand, message: string, id = newId()) =>
      context.current.call(chatApi.send, { params: { id: roomOf(band) }, body: { id, message } }, { as }),
    history: (as: Person, band: RoomBand, query: { before?: string; after?: string } = {}) =>
      context.current.call(chatApi.readHistory, { params: { id: roomOf(band) }, query }, { as }),
    changes: (as: Person, band: RoomBand, since: string) =>
      context.current.call(chatApi.readChanges, { params: { id: roomOf(band) }, query: { since } }, { as }),
    eventsOfRoom: (band: RoomBand) =>
      context.current.realtime.published.filter(({ channel }) => channel.endsWith(`room-${roomOf(band)}`)),
  }
}

/** The code a call is rejected with; `fine` when it is not. */
export const codeOf = (failed: Promise<unknown>) =>
  failed.then(
    () => 'fine',
    (error: { code?: string }) => error.code ?? String(error),
  )
