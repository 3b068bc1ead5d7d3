import type { CallInput, Contract } from '#domain/api/contract.ts'
import { chatApi } from '#domain/chat/api.ts'
import { voiceApi } from '#domain/journal/voiceApi.ts'
import { appealsApi } from '#domain/moderation/appealsApi.ts'
import { deskApi } from '#domain/moderation/deskApi.ts'
import { releaseApi } from '#domain/moderation/releaseApi.ts'
import { notificationsApi } from '#domain/notifications/api.ts'
import { isMinorBand } from '#domain/chat/bands.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { HttpServer } from '#tests/server/http/kit/httpServer.ts'
import type { Person } from '#tests/kit/people.ts'
import type { TestContext } from '#tests/kit/testContext.ts'
import { channelKindOf, type Caller, type Target, type TargetKind } from './tryWorld.ts'

/** What answers: contracts in this process, and the streams over a port. */
export type World = Pick<TestContext, 'ask'> & Pick<HttpServer, 'request'>
/** An answer, with nothing in it that differs from one request to the next. */
export type Tried = { status: number; text: string }
/** A way to a thing of others. */
export type Door = {
  kind: TargetKind
  name: string
  /** Asks for the thing with this id. */
  ask: (world: World, as: Person | undefined, id: string) => Promise<Tried>
  /** Whether this door is closed also to those who may see the thing. */
  isClosedTo?: (caller: Caller, target: Target) => boolean
}

const REASON = 'A reason that is long enough.'
const door = <C extends Contract>(
  kind: TargetKind,
  contract: C,
  inputOf: (id: string) => CallInput<C>,
  isClosedTo?: Door['isClosedTo'],
): Door => ({
  kind,
  name: `${contract.method} ${contract.path}`,
  ask: async ({ ask }, as, id) => {
    const { status, body } = await ask(contract, inputOf(id), as && { as })
    return { status, text: withoutId(JSON.stringify(body)) }
  },
  ...(isClosedTo && { isClosedTo }),
})
const withoutId = (text: string): string => text.replace(/"requestId":"[^"]*"/, '')
/** Recordings are streams, and no contract. */
const hearing: Door = {
  kind: 'voice',
  name: 'get /voice-notes/:id',
  ask: async ({ request }, as, id) => {
    const headers = { ...(as && { cookie: as.cookie }), range: 'bytes=0-3' }
    const { status, text } = await request({ path: `/api/voice-notes/${id}`, headers })
    return { status, text: withoutId(text) }
  },
}
const channel = (kind: 'presence' | 'private'): Door => ({
  ...door(
    'room',
    notificationsApi.realtimeAuth,
    (id) => ({ body: { socket_id: '1234.5678', channel_name: `${kind}-room-${id}` } }),
    (_, { band }) => channelKindOf(band!) !== kind,
  ),
  name: `${kind} channel`,
})
const always = () => true
const at = (id: string) => ({ params: { id } })

/** Every door to rooms, messages, audio, items, appeals and held entries that takes an id. */
export const doors: readonly Door[] = [
  door('room', chatApi.readRoom, at),
  door('room', chatApi.enter, at),
  door('room', chatApi.readHistory, (id) => ({ ...at(id), query: {} })),
  door('room', chatApi.readChanges, (id) => ({ ...at(id), query: { since: 'cDA' } })),
  door('room', chatApi.hereNow, at),
  door('room', chatApi.noteTyping, at, (_, { band }) => isMinorBand(band!)),
  door('room', chatApi.markRoomRead, (id) => ({ ...at(id), body: { sequence: 1 } })),
  door('room', chatApi.send, (id) => ({ ...at(id), body: { id: newId(), message: 'Hello there.' } })),
  channel('presence'),
  channel('private'),
  door('message', chatApi.edit, (id) => ({ ...at(id), body: { message: 'Mine.' } }), always),
  door('message', chatApi.deleteMessage, at, always),
  door('message', chatApi.reactToMessage, (id) => ({ ...at(id), body: { reaction: 'hug' as const } })),
  door('message', chatApi.report, (id) => ({ ...at(id), body: { category: 'other' as const } })),
  door(
    'entry',
    voiceApi.saveVoice,
    (id) => ({ ...at(id), body: { id: newId(), audio: 'UklGRg==' } }),
    always,
  ),
  door('entry', voiceApi.deleteVoice, at, always),
  door(
    'entry',
    voiceApi.saveTranscript,
    (id) => ({ ...at(id), body: { version: 1, words: 'Mine.', by: 'member' as const } }),
    always,
  ),
  hearing,
  door('item', deskApi.claim, (id) => ({ ...at(id), body: {} })),
  door('item', deskApi.release, at),
  door('item', deskApi.reveal, (id) => ({ ...at(id), body: {} })),
  door('item', deskApi.decide, (id) => ({ ...at(id), body: { action: 'approve' as const } })),
  door('item', deskApi.undo, (id) => ({ ...at(id), body: {} })),
  door('item', deskApi.reverse, (id) => ({ ...at(id), body: {} })),
  door('appeal', deskApi.answerAppeal, (id) => ({ ...at(id), body: { overturn: true, reply: 'Yes.' } })),
  door('decision', appealsApi.appeal, (id) => ({ ...at(id), body: { message: 'It was a joke.' } }), always),
  door('held', releaseApi.open, (id) => ({ ...at(id), body: { reason: REASON, minutes: 5 as const } })),
  door('held', releaseApi.readOpenEntry, at),
  door('held', releaseApi.propose, (id) => ({ ...at(id), body: { version: 1, reason: REASON } })),
  door('held', releaseApi.decideRelease, (id) => ({
    ...at(id),
    body: { releaseId: newId(), release: true, reason: REASON },
  })),
]
