import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { collections } from '#collections/index.ts'
import { journalApi } from '#domain/journal/api.ts'
import { seedMinimal } from '#seed/datasets/minimal.ts'
import { staffRoles } from '#domain/access/staff.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import {
  everyContract,
  forgetCounters,
  hasBody,
  sampleInput,
  sendText,
} from '#tests/server/http/kit/asking.ts'

const context = useTestContext()
const ORIGIN = 'http://localhost:3000'
/** The id of samples: an id of this test takes its place. */
const SAMPLE_ID = '01890a5d-ac96-774b-bcce-b302099a8057'
let child: Person
let caseId: string
const staff: Record<string, Person> = {}
let payloadAsk: (
  as: Person,
  method: string,
  path: string,
  body?: object,
) => Promise<{ status: number; text: string }>

beforeAll(async () => {
  const { people, db, databaseUrl } = context.current
  process.env.DATABASE_URL = databaseUrl
  await db.tx((sql) => seedMinimal(sql, { now: new Date() }))
  for (const role of staffRoles) staff[role] = await people.staff(role)
  staff.marked = await people.marked()
  child = await people.child()
  await context.current.call(
    journalApi.saveEntry,
    { body: { id: randomUUID(), body: 'My dad hit me again.', sharedWithParent: true } },
    { as: child },
  )
  const [row] = await db.query<{ id: string }>('select id from child_safety_cases')
  caseId = row!.id
  const { handleEndpoints } = await import('payload')
  const { default: config } = await import('#payload-config')
  payloadAsk = async ({ cookie }, method, path, body) => {
    const answer = await handleEndpoints({
      config,
      request: new Request(`${ORIGIN}/api${path}`, {
        method,
        headers: { origin: ORIGIN, cookie, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      }),
    })
    return { status: answer.status, text: await answer.text() }
  }
}, 60_000)

/** What would show the case: its id, its category, or the pseudonym of the child as the case has it. */
const shows = (text: string) =>
  text.includes(caseId) || text.includes('danger_at_home') || text.includes(`Account: ${child.username}`)

describe('a case of a child in danger', () => {
  it('is shown by the panel’s doors to the mark', async () => {
    expect(shows((await payloadAsk(staff.marked!, 'GET', '/child-safety-cases')).text)).toBe(true)
  })

  it.each(staffRoles)(
    'is in no collection, count, version or trail for %s without the mark',
    async (role) => {
      const me = staff[role]!
      for (const { slug } of collections) {
        for (const path of [
          `/${slug}?limit=100&depth=2`,
          `/${slug}/versions?limit=100`,
          `/${slug}/${caseId}?depth=2`,
        ]) {
          const { status, text } = await payloadAsk(me, 'GET', path)
          expect(status < 300 && shows(text), `${role} GET ${path}`).toBe(false)
        }
      }
      for (const path of [
        '/child-safety-cases',
        '/child-safety-cases/count',
        '/child-safety-log',
        '/child-safety-log/count',
      ])
        expect((await payloadAsk(me, 'GET', path)).status, path).toBe(403)
      for (const method of ['PATCH', 'DELETE'])
        expect((await payloadAsk(me, method, `/child-safety-cases/${caseId}`, { notes: 'x' })).status).toBe(
          403,
        )
    },
  )

  it.each(staffRoles)(
    'is in no answer of a contract for %s without the mark',
    async (role) => {
      // What members change is not asked: it would end the session or the account of who asks.
      const readable = everyContract.filter(
        ({ contract: { method, auth } }) => method === 'get' || auth === 'staff',
      )
      for (const { contract, name } of readable) {
        for (const id of [caseId, child.id]) {
          await forgetCounters(context.current)
          const { params, query, body } = JSON.parse(
            JSON.stringify(sampleInput(contract)).replaceAll(SAMPLE_ID, id),
          ) as ReturnType<typeof sampleInput>
          const text = hasBody(contract) ? JSON.stringify(body) : ''
          const answer = await sendText(context.current, contract, { as: staff[role]!, params, query, text })
          expect(shows(String(answer.body)), `${role} ${name}`).toBe(false)
        }
      }
    },
    120_000,
  )

  it('is counted on no dashboard and rings no bell without the mark', async () => {
    const { db } = context.current
    const bells = await db.query('select user_id from notifications where type = $1', ['danger'])
    expect(bells).toEqual([{ user_id: staff.marked!.id }])
    expect(await db.query(`select 1 from incidents`)).toEqual([])
  })

  it('changed by the mark is noted in its own log and not in the trail', async () => {
    const { db } = context.current
    const { status } = await payloadAsk(staff.marked!, 'PATCH', `/child-safety-cases/${caseId}`, {
      status: 'in_review',
      notes: 'Called the line.',
    })
    expect(status).toBe(200)
    expect(await db.query('select admin_id, event, metadata from child_safety_log')).toEqual([
      {
        admin_id: staff.marked!.id,
        event: 'child-safety-cases.update',
        metadata: { id: caseId, fields: ['notes', 'status'] },
      },
    ])
    expect(await db.query(`select 1 from admin_audit_logs where event like 'child-safety%'`)).toEqual([])
  })

  it('has a log whose rows are only added', async () => {
    const { db } = context.current
    for (const statement of ['delete from child_safety_log', `update child_safety_log set event = 'x'`])
      await expect(db.query(statement)).rejects.toThrow()
  })
})

describe('the mark', () => {
  const give = (as: Person, body: object) => payloadAsk(as, 'POST', '/user-roles', body)

  it.each(staffRoles)('is given by %s as the rule says: by a super admin alone', async (role) => {
    const { status } = await give(staff[role]!, {
      user: staff.support!.id,
      adminRole: 'child_safety',
      reason: 'Works the night shift with children.',
    })
    expect(status).toBe(role === 'super_admin' ? 201 : 403)
  })

  it('needs a reason and a row of its own, and the trail keeps who gave it and why', async () => {
    const { db } = context.current
    const mark = { user: staff.moderator!.id, adminRole: 'child_safety' }
    expect((await give(staff.super_admin!, mark)).status).toBe(400)
    expect((await give(staff.super_admin!, { ...mark, reason: '          ' })).status).toBe(400)
    const reason = 'Trained for child protection.'
    expect((await give(staff.super_admin!, { ...mark, reason, superAdmin: true })).status).toBe(400)
    expect((await give(staff.super_admin!, { ...mark, reason })).status).toBe(201)
    const trail = await db.query<{ admin_id: string; metadata: object }>(
      `select admin_id, metadata from admin_audit_logs where event = 'user-roles.create' and metadata ->> 'user' = $1`,
      [staff.moderator!.id],
    )
    expect(trail).toMatchObject([
      { admin_id: staff.super_admin!.id, metadata: { adminRole: 'child_safety', reason } },
    ])
    expect((await payloadAsk(staff.moderator!, 'GET', `/child-safety-cases/${caseId}`)).status).toBe(200)
  })
})
