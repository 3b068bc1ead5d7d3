import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { journalApi } from '#domain/journal/api.ts'
import { checkinsApi } from '#domain/checkins/api.ts'
import { legalApi } from '#domain/legal/api.ts'
import { seedFlags } from '#seed/factories/flags.ts'
import { seedLegal } from '#seed/factories/legal.ts'
import { closeServices } from '#services'
import type { Person } from '#tests/kit/people.ts'
import { newTestContext, useTestContext, type TestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const WRITERS = 40
let processes: TestContext[]
let people: Person[]
let admin: Person

beforeAll(async () => {
  const { db, databaseUrl, clock, people: make, content } = context.current
  await db.tx((sql) => seedFlags(sql, clock.now()))
  await db.tx((sql) => seedLegal(sql, clock.now()))
  admin = await make.staff('admin')
  people = await Promise.all(Array.from({ length: WRITERS }, () => make.adult()))
  processes = [context.current, ...[1, 2, 3].map(() => newTestContext(databaseUrl))]
  await content.payload()
}, 60_000)
afterAll(async () => {
  for (const { services } of processes.slice(1)) await closeServices(services)
})

it('nothing is stored under the old version once the bump has answered', async () => {
  const { db, call } = context.current
  let isBumped = false
  const late: { status: number; code: string | undefined }[] = []
  const stored: string[] = []
  let refused = 0
  // Transactions and single statements, over and over, from four processes.
  const writing = people.map(async (as, index) => {
    const on = processes[index % processes.length]!
    for (let round = 0; round < 60; round += 1) {
      const begunAfter = isBumped
      const id = randomUUID()
      const answer =
        index % 2 === 0
          ? await on.ask(journalApi.saveEntry, { body: { id, body: 'A few words.' } }, { as })
          : await on.ask(
              checkinsApi.saveCheckIn,
              { body: { id, mood: 'calm', intensity: 3, private: true } as never },
              { as },
            )
      if (begunAfter) late.push({ status: answer.status, code: answer.body.error?.code })
      if (answer.status === 200 && index % 2 === 0) stored.push(id)
      if (answer.body.error?.code === 'common.error.consent_needed') refused += 1
      if (late.length > WRITERS && begunAfter) return
    }
  })
  const bumping = new Promise((later) => setTimeout(later, 150)).then(async () => {
    const answer = await call(
      legalApi.bump,
      {
        params: { document: 'terms' },
        body: { from: '1.0.0', stamp: null, changes: { en: 'Clearer words.' } },
      },
      { as: admin },
    )
    isBumped = true
    // What is committed after this came too late.
    const [{ at, entries }] = (await db.query<{ at: string; entries: number }>(
      `select clock_timestamp()::text as at, (select count(*) from journal_entries) as entries`,
    )) as [{ at: string; entries: number }]
    return { answer, at, entries }
  })
  const [{ answer, entries }] = await Promise.all([bumping, ...writing])
  expect(answer).toEqual({ state: 'in-force', version: '1.1.0' })
  expect(late.length).toBeGreaterThan(0)
  expect(new Set(late.map(({ status, code }) => `${status} ${code}`))).toEqual(
    new Set(['403 common.error.consent_needed']),
  )
  expect(refused).toBeGreaterThanOrEqual(late.length)
  // No row came after the answer, and none of those that were accepted is missing.
  const [{ count }] = (await db.query<{ count: number }>('select count(*) from journal_entries')) as [
    { count: number },
  ]
  expect(count).toBe(entries)
  const [{ found }] = (await db.query<{ found: number }>(
    'select count(*) as found from journal_entries where id = any($1)',
    [stored],
  )) as [{ found: number }]
  expect(found).toBe(stored.length)
}, 60_000)

it('a write that began under the old version is taken back, whole', async () => {
  const { db, people: make } = context.current
  const as = await make.adult()
  await db.query(
    `update profiles set legal_consents = jsonb_set(legal_consents, '{terms}', '"1.1.0"') where id = $1`,
    [as.id],
  )
  const { readActor } = await import('#operations/account/readActor.ts')
  const { underConsent } = await import('#operations/legal/underConsent.ts')
  const actor = (await readActor(db, as.token))!
  expect(actor.consent).toBeNull()
  const fenced = underConsent(db, actor.legalVersions)
  const write = (sql: Pick<typeof db, 'query'>) =>
    sql.query('update profiles set first_name = $2 where id = $1', [as.id, 'Anew'])
  await write(fenced)
  let wrote!: () => void
  const hasWritten = new Promise<void>((resolve) => (wrote = resolve))
  let goOn!: () => void
  const mayCommit = new Promise<void>((resolve) => (goOn = resolve))
  const slow = fenced.tx(async (sql) => {
    await sql.query('update profiles set first_name = $2 where id = $1', [as.id, 'Too late'])
    wrote()
    await mayCommit
  })
  const outcome = slow.then(
    () => 'stored',
    (error: { code?: string }) => error.code,
  )
  await hasWritten
  await db.query(`update legal_versions set version = '1.1.1' where document_type = 'safety' and active`)
  goOn()
  expect(await outcome).toBe('common.error.consent_needed')
  await expect(write(fenced)).rejects.toMatchObject({ code: 'common.error.consent_needed' })
  const [row] = await db.query('select first_name from profiles where id = $1', [as.id])
  expect(row).toEqual({ first_name: 'Anew' })
})
