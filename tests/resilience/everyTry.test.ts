import { beforeAll, expect, it } from 'vitest'
import { newId } from '#operations/_kit/ids.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { useHttpServer } from '#tests/server/http/kit/httpServer.ts'
import { doors, type Door, type Tried } from './kit/tryDoors.ts'
import { makeCallers, makeTargets, SECRET, type Caller, type Target } from './kit/tryWorld.ts'

const context = useTestContext()
const server = useHttpServer(context)
const world = () => ({ ask: context.current.ask, request: server.current.request })
const isThorough = process.env.TEST_THOROUGH === 'true'
/** Of all tries a usual run makes one in so many, others every day. */
const ONE_IN = isThorough ? 1 : 14
const today = Math.floor(Date.now() / 86_400_000)
/** Tries after which a new window of the limits begins: those are not what is tried here. */
const WINDOW = 25

let callers: Caller[]
let targets: Target[]
beforeAll(async () => {
  callers = await makeCallers(context.current)
  targets = await makeTargets(context.current)
})

type Try = { caller: Caller; door: Door; target: Target }

/** Everyone at every door to everything that is not theirs. */
const triesOf = (): Try[] =>
  callers.flatMap((caller) =>
    doors.flatMap((door) =>
      targets
        .filter(({ kind }) => kind === door.kind)
        .filter((target) => !target.isOpenTo?.(caller) || door.isClosedTo?.(caller, target))
        .map((target) => ({ caller, door, target })),
    ),
  )

/** Everything a try could have changed. */
async function rows(): Promise<unknown[]> {
  const tables = {
    ...{ chat_messages: 'id, message, state, revision', chat_reactions: 'id', moderation_reports: 'id' },
    ...{
      moderation_items: 'id, state, claimed_by_id, reports',
      moderation_appeals: 'id, state',
      voice_notes: 'id',
    },
    ...{ moderation_decisions: 'id', journal_entries: 'id, body, is_held, transcript', entry_releases: 'id' },
  }
  const { db } = context.current
  return Promise.all(
    Object.entries(tables).map(([table, columns]) => db.query(`select ${columns} from ${table} order by id`)),
  )
}

it(
  'no one gets through a door to what is not theirs, and what is there answers as what is not',
  { timeout: 600_000 },
  async () => {
    const { db, clock } = context.current
    const all = triesOf()
    const before = await rows()
    const missing = new Map<string, Tried>()
    const leaks: string[] = []
    let tried = 0

    const attempt = async ({ caller, door }: Try, id: string): Promise<Tried> => {
      if (tried % WINDOW === 0) {
        await db.query('delete from rate_limits')
        clock.advance(60)
      }
      tried += 1
      return door.ask(world(), caller.as, id)
    }
    for (const [index, one] of all.entries()) {
      if (index % ONE_IN !== today % ONE_IN) continue
      const { caller, door, target } = one
      const at = `${caller.name}, ${door.name}, ${target.kind} ${target.name}`
      const { status, text } = await attempt(one, target.id)
      if (status < 400 || status >= 500 || status === 429 || text.includes(SECRET))
        leaks.push(`${at}: ${status} ${text}`)
      const key = `${caller.name} ${door.name}`
      if (!missing.has(key)) missing.set(key, await attempt(one, newId()))
      const none = missing.get(key)!
      if (status !== none.status || text !== none.text)
        leaks.push(`${at}: ${status} ${text} differs from ${none.status} ${none.text}`)
    }
    expect(leaks).toEqual([])
    expect(await rows()).toEqual(before)
    process.stdout.write(`${tried} tries, of ${all.length} ways in all\n`)
    expect(all.length).toBeGreaterThanOrEqual(20_000)
    expect(tried).toBeGreaterThanOrEqual(all.length / ONE_IN - 1)
  },
)

it('those doors are open to whom they should be, or the tries above prove nothing', async () => {
  const { db } = context.current
  const closed: string[] = []
  const opened = new Set<string>()
  for (const door of doors.filter(({ kind }) => kind === 'room' || kind === 'message' || kind === 'item')) {
    for (const caller of callers.filter(({ band, isModerator }) => band ?? isModerator)) {
      const target = targets.find(
        (one) => one.kind === door.kind && one.isOpenTo?.(caller) && !door.isClosedTo?.(caller, one),
      )
      if (!target) continue
      await db.query('delete from rate_limits')
      const { status, text } = await door.ask(world(), caller.as, target.id)
      // A door of the desk may say that the item is another one's, or that it was decided.
      if (status === 200) opened.add(door.name)
      else if (status !== 409) closed.push(`${caller.name}, ${door.name}: ${status} ${text}`)
    }
  }
  expect(closed).toEqual([])
  expect(opened.size).toBeGreaterThan(12)
})
