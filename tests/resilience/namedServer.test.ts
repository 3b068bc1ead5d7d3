import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, it } from 'vitest'
import { channelOfRoom } from '#domain/chat/channels.ts'
import { newId } from '#operations/_kit/ids.ts'
import { moveStatuses } from '#operations/billing/moveStatuses.ts'
import { seedFlags } from '#seed/factories/flags.ts'
import { seedLegal } from '#seed/factories/legal.ts'
import { makePeople, type Person } from '#tests/kit/people.ts'
import { openRooms, roomMember, roomOf } from '#tests/kit/rooms.ts'
import { useApis } from './kit/manyApis.ts'

const PROCESSES = 4
/** After this nothing of the room is heard any more. */
const SHUT_MS = 2_000
const apis = useApis(PROCESSES, { hasServer: true })
const context = () => ({ ...apis.services, people: makePeople(apis.services) })

beforeAll(async () => {
  const { db } = apis.services
  await db.tx((sql) => seedFlags(sql, new Date()))
  await db.tx((sql) => seedLegal(sql, new Date()))
  await openRooms(apis.services)
})

it(
  `${PROCESSES} processes and one server of the protocol that is none of them: what one stores is heard, until access ends`,
  { timeout: 60_000 },
  async () => {
    const room = roomOf('adult')
    const channel = channelOfRoom(room, 'adult')
    const [writer, reader, stays] = [
      await roomMember(context(), 'adult'),
      await roomMember(context(), 'adult'),
      await roomMember(context(), 'adult'),
    ]
    const [tab, other] = [await apis.connect(reader, channel), await apis.connect(stays, channel)]
    const ids: string[] = []
    const post = async (api: number, as: Person) => {
      const id = newId()
      ids.push(id)
      const body = { id, message: `Said at ${api}.` }
      const { status, text } = await apis.ask(api, 'POST', `/chat/rooms/${room}/messages`, as, body)
      expect(status, text).toBe(200)
    }
    const heardBy = ({ heard }: typeof tab) => ids.filter((id) => heard.some(({ data }) => data.includes(id)))
    for (let api = 0; api < PROCESSES; api += 1) await post(api, writer)
    await expect.poll(() => heardBy(tab), { timeout: 10_000 }).toEqual(ids)
    expect((await apis.ask(0, 'GET', '/realtime/config', reader)).body).toMatchObject({
      embedded: false,
      server: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) as string,
    })

    await apis.services.db.tx((sql) => moveStatuses(sql, [reader.id], new Date()))
    expect((await apis.ask(2, 'GET', `/chat/rooms/${room}/messages`, reader)).status).toBe(402)
    await sleep(SHUT_MS)
    const before = heardBy(tab).length
    await post(1, writer)
    await expect.poll(() => heardBy(other), { timeout: 10_000 }).toEqual(ids)
    expect(heardBy(tab)).toHaveLength(before)
  },
)
