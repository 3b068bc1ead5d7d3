import pg from 'pg'
import { BY_TOKEN } from '#operations/account/readActor.ts'
import { MOOD_HISTORY } from '#operations/checkins/moodHistory.ts'
import { hashToken } from '#operations/_kit/ids.ts'
import { migrate } from '#server/migrate.ts'
import { anyOf, prepareData, type BenchPerson } from './kit/data.ts'
import { readOptions } from './kit/options.ts'

/**
 * What row-level security on moods and reflections would cost a member's reading of their history: the same two
 * statements (session, then 20 check-ins) over 16 connections, with and without it, in turns. `node --import tsx
 * bench/secondWall.ts [--quick]`
 */
const CONNECTIONS = 16
const TURNS = 5
const SECONDS = 3
const MINE = `user_id = nullif(current_setting('app.user_id', true), '')::uuid`
const log = (line: string) => process.stdout.write(`${line}\n`)

type Way = (client: pg.Client, person: BenchPerson) => Promise<number>
const session = (client: pg.Client, { token }: BenchPerson) =>
  client.query({ name: 'actor', text: BY_TOKEN, values: [hashToken(token), new Date()] })
const history = async (client: pg.Client, { id }: BenchPerson) =>
  (await client.query({ name: 'history', text: MOOD_HISTORY, values: [id] })).rows.length

const ways: Record<string, Way> = {
  'no policies': async (client, person) => {
    await session(client, person)
    return history(client, person)
  },
  'setting per connection, before each statement': async (client, person) => {
    await session(client, person)
    await client.query({
      name: 'set',
      text: `select set_config('app.user_id', $1, false)`,
      values: [person.id],
    })
    return history(client, person)
  },
  'setting per transaction': async (client, person) => {
    await session(client, person)
    // One message: the id is ours, a UUID.
    await client.query(`begin; select set_config('app.user_id', '${person.id}', true)`)
    const rows = await history(client, person)
    await client.query('commit')
    return rows
  },
}

const data = await prepareData(readOptions(process.argv.slice(2)), log)
try {
  const walled = new URL(data.url)
  walled.username = 'walled'
  walled.password = 'walled'
  await migrate(data.url, () => undefined, walled.href)
  const open = new URL(data.url)
  open.username = 'open'
  open.password = 'open'
  await migrate(data.url, () => undefined, open.href)
  for (const table of ['moods', 'reflections']) {
    await data.db.query(`alter table ${table} enable row level security`)
    await data.db.query(`create policy walled on ${table} to walled using (${MINE}) with check (${MINE})`)
    await data.db.query(`create policy open on ${table} to open using (true) with check (true)`)
  }
  await requireWall(walled.href, data.busy)
  const rates: Record<string, number[]> = {}
  for (let round = 0; round < TURNS; round += 1)
    for (const [name, way] of Object.entries(ways)) {
      const url = name === 'no policies' ? open.href : walled.href
      ;(rates[name] ??= []).push(await rateOf(url, way, data.busy))
    }
  const plain = rates['no policies']!
  for (const [name, each] of Object.entries(rates)) {
    const ratio = median(each.map((rate, round) => rate / plain[round]!))
    log(`${name}: ${Math.round(median(each))} a second, ${ratio.toFixed(2)} x`)
  }
} finally {
  await data.remove()
}

/** @throws Error when a statement sees rows of others, or none of its own. */
async function requireWall(url: string, busy: readonly BenchPerson[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const seen = async (id: string) => {
    await client.query(`select set_config('app.user_id', $1, false)`, [id])
    const { rows } = await client.query<{ n: string }>(
      'select count(distinct user_id)::text as n from (select user_id from moods limit 2000) m',
    )
    return rows[0]!.n
  }
  const found = [await seen(busy[0]!.id), await seen('')]
  await client.end()
  if (found.join() !== '1,0') throw new Error(`the wall has holes: ${found.join()}`)
}

async function rateOf(url: string, way: Way, busy: readonly BenchPerson[]): Promise<number> {
  const clients = Array.from({ length: CONNECTIONS }, () => new pg.Client({ connectionString: url }))
  await Promise.all(clients.map((client) => client.connect()))
  let done = 0
  const until = performance.now() + SECONDS * 1000
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < until) {
        if ((await way(client, anyOf(busy))) === 0) throw new Error('no history')
        done += 1
      }
      await client.end()
    }),
  )
  return done / SECONDS
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!
}
