import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, it } from 'vitest'
import type { RoomBand } from '#domain/chat/bands.ts'
import { channelOfRoom } from '#domain/chat/channels.ts'
import { endListeners } from '#domain/chat/jobs.ts'
import { enqueue } from '#operations/_kit/enqueue.ts'
import { newId } from '#operations/_kit/ids.ts'
import { moveStatuses } from '#operations/billing/moveStatuses.ts'
import { queueItem } from '#operations/moderation/queueItem.ts'
import { seedFlags } from '#seed/factories/flags.ts'
import { seedLegal } from '#seed/factories/legal.ts'
import { makePeople, type Person } from '#tests/kit/people.ts'
import { openRooms, roomMember, roomOf } from '#tests/kit/rooms.ts'
import { useApis, type Tab } from './kit/manyApis.ts'

const PROCESSES = 4
/** After this nothing of the room is heard any more. */
const SHUT_MS = 2_000
const apis = useApis(PROCESSES)
const context = () => ({ ...apis.services, people: makePeople(apis.services) })
let moderators: Person[]

beforeAll(async () => {
  const { db } = apis.services
  await db.tx((sql) => seedFlags(sql, new Date()))
  await db.tx((sql) => seedLegal(sql, new Date()))
  await openRooms(apis.services)
  const { people } = context()
  moderators = [await people.staff('moderator'), await people.staff('moderator')]
})

/** Members who listen, each with what ends their access, at the door where it really happens. */
type Case = { band: RoomBand; end: (reader: Person) => Promise<void> }
const cases: Record<string, Case> = {
  mute: { band: 'adult', end: (reader) => decide(reader, 'mute') },
  suspension: { band: 'elder', end: (reader) => decide(reader, 'suspend') },
  ban: { band: 'elder', end: (reader) => decide(reader, 'ban') },
  'plan’s end': {
    band: 'adult',
    end: ({ id }) => apis.services.db.tx((sql) => moveStatuses(sql, [id], new Date())),
  },
  'guardian’s yes to rooms withdrawn': {
    band: '13-15',
    end: (reader) => asGuardian(reader, 'rooms', { isAgreed: false }),
  },
  'guardian’s consent withdrawn': {
    band: '8-10',
    end: (reader) => asGuardian(reader, 'parental-consent', { agree: false }),
  },
  'birthday into another age group': { band: '11-12', end: (reader) => turn(reader, 13) },
  'birthday into the next band': { band: '13-15', end: (reader) => turn(reader, 16) },
}

/** A desk decides about words of a member; a ban takes two people. */
async function decide(reader: Person, action: 'mute' | 'suspend' | 'ban'): Promise<void> {
  const id = await apis.services.db.tx((sql) =>
    queueItem(sql, {
      ...{ source: 'report', subjectKind: 'message', subjectId: newId(), userId: reader.id },
      ...{ category: 'bullying', severity: 'high', now: new Date() },
    }),
  )
  for (const moderator of action === 'ban' ? moderators : moderators.slice(0, 1)) {
    const path = `/staff/moderation/items/${id}`
    expect((await apis.ask(1, 'POST', `${path}/claim`, moderator, {})).status).toBe(200)
    const { status, text } = await apis.ask(2, 'POST', `${path}/decision`, moderator, { action })
    expect(status, text).toBe(200)
  }
}

async function asGuardian(reader: Person, door: string, body: object): Promise<void> {
  const { db } = apis.services
  const guardian = await context().people.adult()
  const [link] = await db.query<{ id: string }>(
    'update guardian_links set guardian_id = $1 where child_id = $2 returning id',
    [guardian.id, reader.id],
  )
  const { status, text } = await apis.ask(3, 'POST', `/guardian/children/${link!.id}/${door}`, guardian, body)
  expect(status, text).toBe(200)
}

/** Midnight of a birthday: the age is another one, and the minute of the worker's clock comes. */
async function turn({ id }: Person, age: number): Promise<void> {
  const { db } = apis.services
  await db.query('update profiles set age = $2 where id = $1', [id, age])
  await db.tx((sql) => enqueue(sql, endListeners, {}))
}

/** Every way to read of a room, at every process. */
async function readings(reader: Person, room: string) {
  const ways = ['', '/messages', '/changes?since=cDA'] as const
  return Promise.all(
    Array.from({ length: PROCESSES }, (_, api) =>
      ways.map((way) => apis.ask(api, 'GET', `/chat/rooms/${room}${way}`, reader)),
    ).flat(),
  )
}

async function post(as: Person, room: string, message: string): Promise<void> {
  const { status, text } = await apis.ask(3, 'POST', `/chat/rooms/${room}/messages`, as, {
    id: newId(),
    message,
  })
  expect(status, text).toBe(200)
}
const soon = (message: string) => ({ message, timeout: 10_000 })
const ofRoom = ({ heard }: Tab, room: string) => heard.filter(({ data }) => data.includes(room))

it(
  `over ${PROCESSES} processes: what ends access ends reading at once, and listening within ${SHUT_MS / 1_000} s`,
  { timeout: 120_000 },
  async () => {
    const [speaker] = moderators as [Person]
    const readers = await Promise.all(
      Object.entries(cases).map(async ([name, { band, end }]) => {
        const [reader, stays] = [await roomMember(context(), band), await roomMember(context(), band)]
        const room = roomOf(band)
        const channel = channelOfRoom(room, band)
        return {
          ...{ name, room, end, reader, stays },
          tab: await apis.connect(reader, channel),
          other: await apis.connect(stays, channel),
        }
      }),
    )
    for (const { name, room, reader, tab } of readers) {
      await post(speaker, room, `Before: ${name}.`)
      await expect.poll(() => ofRoom(tab, room).length, soon(name)).toBeGreaterThan(0)
      for (const { status, text } of await readings(reader, room)) expect(status, text).toBe(200)
    }
    const late = await Promise.all(
      readers.map(async ({ name, room, end, reader, stays, tab, other }) => {
        await end(reader)
        const ended = performance.now()
        const after = await readings(reader, room)
        const leaks = after.filter(({ status, text }) => status === 200 || text.includes('Before'))
        await sleep(Math.max(0, SHUT_MS - (performance.now() - ended)))
        const before = ofRoom(tab, room).length
        const heardByOther = ofRoom(other, room).length
        await post(speaker, room, `After: ${name}.`)
        // Whoever may stay has heard it: then it would have come to the other as well.
        await expect.poll(() => ofRoom(other, room).length, soon(name)).toBeGreaterThan(heardByOther)
        await sleep(300)
        expect((await apis.ask(0, 'GET', `/chat/rooms/${room}/messages`, stays)).text).toContain('After')
        const back = await apis.ask(1, 'POST', '/realtime/auth', reader, {
          socket_id: other.socketId,
          channel_name: channelOfRoom(room, cases[name]!.band),
        })
        return { name, leaks, events: ofRoom(tab, room).length - before, back: back.status >= 400 }
      }),
    )
    expect(late).toEqual(Object.keys(cases).map((name) => ({ name, leaks: [], events: 0, back: true })))
  },
)

it('over the processes: a block hides each from the other at once, and what is heard says nothing of it', async () => {
  const [one, other] = [await roomMember(context(), 'adult'), await roomMember(context(), 'adult')]
  const room = roomOf('adult', 'self-esteem')
  const tab = await apis.connect(one, channelOfRoom(room, 'adult'))
  await post(one, room, 'Words of one.')
  await post(other, room, 'Words of the other.')
  const blocked = await apis.ask(0, 'POST', '/moderation/blocks', one, { userId: other.id })
  expect(blocked.status, blocked.text).toBe(200)
  const mine = (await readings(one, room)).map(({ text }) => text).join('')
  const theirs = (await readings(other, room)).map(({ text }) => text).join('')
  expect(mine).toContain('Words of one.')
  expect(mine).not.toContain('Words of the other.')
  expect(theirs).toContain('Words of the other.')
  expect(theirs).not.toContain('Words of one.')
  const heard = tab.heard.length
  await post(other, room, 'More of the other.')
  await expect.poll(() => tab.heard.length, soon('the event')).toBeGreaterThan(heard)
  const events = tab.heard.slice(heard)
  expect(events.map(({ event, data }) => [event, Object.keys(JSON.parse(data) as object)])).toEqual([
    ['room-changed', ['roomId', 'messageId']],
  ])
  expect((await readings(one, room)).map(({ text }) => text).join('')).not.toContain('of the other')
})
