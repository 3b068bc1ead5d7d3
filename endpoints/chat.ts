import { chatApi } from '#domain/chat/api.ts'
import type { RoomChange } from '#domain/chat/events.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { deleteMessage } from '#operations/chat/deleteMessage.ts'
import { editMessage } from '#operations/chat/editMessage.ts'
import { enterRoom } from '#operations/chat/enterRoom.ts'
import { finishIntro } from '#operations/chat/finishIntro.ts'
import { hereNow, markRoomRead, noteTyping } from '#operations/chat/hereNow.ts'
import { ensureRoom, listRooms, myAccess, readRoom } from '#operations/chat/listRooms.ts'
import { publishRoomEvents } from '#operations/chat/publishRoomEvents.ts'
import { reactToMessage } from '#operations/chat/reactToMessage.ts'
import { readChanges, readHistory } from '#operations/chat/readHistory.ts'
import { reportMessage } from '#operations/chat/reportMessage.ts'
import type { OpenRoom } from '#operations/chat/requireRoom.ts'
import { accessOf } from '#operations/chat/roomsNow.ts'
import { sendMessage, type Written } from '#operations/chat/sendMessage.ts'
import { publishBadge } from '#operations/checkins/publishBadge.ts'
import { publishNotifications } from '#operations/notifications/publishNotifications.ts'
import type { Services } from '#services'

/** Everything this feature serves. */
export const chatEndpoints: Served[] = [
  serve(chatApi.myAccess, ({ actor, services }) => myAccess(services, actor)),
  serve(chatApi.listRooms, ({ actor, call, services }) => listRooms(services, actor, call.locale)),
  serve(chatApi.hasAccess, async ({ actor, input, services }) => ({
    result: input.body.uid === actor.id && (await accessOf(services, actor)).allowed,
  })),
  serve(chatApi.ensureRoom, async ({ actor, input, call, services }) => ({
    room: await ensureRoom(services, actor, { key: input.body.focusAreaKey, locale: call.locale }),
  })),
  serve(chatApi.readRoom, ({ actor, input, call, services }) =>
    readRoom(services, actor, { roomId: input.params.id, locale: call.locale }),
  ),
  serve(chatApi.enter, async ({ actor, input, call, services }) => {
    const badges = await enterRoom(services, actor, input.params.id)
    if (badges.length > 0) publishBadge(services, actor.id)
    return {
      ...(await readRoom(services, actor, { roomId: input.params.id, locale: call.locale })),
      badges,
    }
  }),
  serve(chatApi.finishIntro, async ({ actor, input, services }) => {
    await finishIntro(services, actor, input.body.answers ?? {})
    return { access: await myAccess(services, actor) }
  }),
  serve(chatApi.readHistory, ({ actor, input, call, services }) =>
    readHistory(services, actor, { roomId: input.params.id, ...input.query, locale: call.locale }),
  ),
  serve(chatApi.readChanges, ({ actor, input, call, services }) =>
    readChanges(services, actor, { roomId: input.params.id, since: input.query.since, locale: call.locale }),
  ),
  serve(chatApi.markRoomRead, async ({ actor, input, services }) => {
    await markRoomRead(services, actor, { roomId: input.params.id, sequence: input.body.sequence })
    return { ok: true as const }
  }),
  serve(chatApi.hereNow, ({ actor, input, services }) => hereNow(services, actor, input.params.id)),
  serve(chatApi.noteTyping, async ({ actor, input, services }) => {
    await noteTyping(services, actor, input.params.id)
    return { ok: true as const }
  }),
  serve(chatApi.send, async ({ actor, input, call, services }) => {
    const { id, message: text } = input.body
    const sent = { roomId: input.params.id, id, text, locale: call.locale }
    return publishWritten(services, await sendMessage(services, actor, sent))
  }),
  serve(chatApi.edit, async ({ actor, input, call, services }) => {
    const edited = { id: input.params.id, text: input.body.message, locale: call.locale }
    return publishWritten(services, await editMessage(services, actor, edited))
  }),
  serve(chatApi.deleteMessage, async ({ actor, input, services }) => {
    const removed = { id: input.params.id, now: services.clock.now() }
    publishChanges(services, await deleteMessage(services.db, actor.id, removed))
    return { deleted: true as const }
  }),
  serve(chatApi.reactToMessage, async ({ actor, input, call, services }) => {
    const { id } = input.params
    const wanted = { id, reaction: input.body.reaction, locale: call.locale }
    const { message, changedIn } = await reactToMessage(services, actor, wanted)
    if (changedIn) publishChanges(services, [changeOf(changedIn, id)])
    return { message }
  }),
  serve(chatApi.report, async ({ actor, input, services }) => {
    const { category } = input.body
    const notified = await reportMessage(services, actor, { id: input.params.id, category })
    void publishNotifications(services.realtime, notified)
    return { reported: true as const }
  }),
]

function publishWritten(services: Services, { answer, changedIn, notified }: Written): Written['answer'] {
  if (changedIn) publishChanges(services, [changeOf(changedIn, answer.message.id)])
  void publishNotifications(services.realtime, notified)
  return answer
}

const changeOf = ({ id: roomId, band }: OpenRoom, messageId: string): RoomChange => ({
  roomId,
  band,
  messageId,
})

/** An answer never waits for the Channels. */
const publishChanges = (services: Services, changes: readonly RoomChange[]): void =>
  void publishRoomEvents(services, changes)
