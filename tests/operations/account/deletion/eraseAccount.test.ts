import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#operations/_kit/ids.ts'
import { eraseDue } from '#operations/account/deletion/eraseDue.ts'
import { planDeletion } from '#operations/account/deletion/planDeletion.ts'
import type { Person } from '#tests/kit/people.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { CANARY, memberEverywhere, owned, putter } from './memberEverywhere.ts'

const context = useTestContext()
const WEEK = 7 * 86_400

const put = (table: string, columns: Record<string, unknown>) => putter(context.current)(table, columns)

const plan = ({ id }: Person) =>
  context.current.db.tx((sql) =>
    planDeletion(sql, { userId: id, askedBy: 'self', now: context.current.clock.now() }),
  )
const erase = () => eraseDue(context.current, { now: context.current.clock.now() })

/** Every table with a row whose text has the words. */
async function tablesWith(words: string): Promise<string[]> {
  const { db } = context.current
  const tables = await db.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker') order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await db.query(`select 1 from ${name} x where position($1 in x::text) > 0 limit 1`, [words])
    if (rows.length > 0) found.push(name)
  }
  return found
}

describe('an account whose seven days are over', () => {
  let all: Awaited<ReturnType<typeof memberEverywhere>>
  beforeAll(async () => {
    all = await memberEverywhere(context.current)
    await plan(all.me)
  })

  it('had a row in every collection that names its member', async () => {
    const { db } = context.current
    // Sign-ins and links end with the request.
    const ended = ['sessions', 'sign_in_challenges']
    for (const { table, column } of owned.filter((one) => !ended.includes(one.table)))
      expect(
        await db.query(`select 1 from ${table} where ${column} = $1 limit 1`, [all.me.id]),
        table,
      ).toHaveLength(1)
    expect((await tablesWith(CANARY)).length).toBeGreaterThan(20)
  })

  it('is left alone one second before', async () => {
    context.current.clock.advance(WEEK - 1)
    expect(await erase()).toBe(0)
    expect(await context.current.db.query('select 1 from users where id = $1', [all.me.id])).toHaveLength(1)
  })

  it('leaves no canary in any table, file, waiting job or mailbox; the id stays where rows are only added', async () => {
    context.current.clock.advance(2)
    const { db, files, realtime } = context.current
    realtime.terminated.length = 0
    expect(await erase()).toBe(1)
    for (const words of [CANARY, all.me.email, all.me.username, '+15550102345'])
      expect(await tablesWith(words), words).toEqual([])
    expect(await tablesWith(all.me.id)).toEqual(['public.account_deletions', 'public.admin_audit_logs'])
    expect([...files.files.keys()]).toEqual([])
    expect(realtime.terminated).toContain(all.me.id)
    const [row] = await db.query('select steps, erased_at from account_deletions where user_id = $1', [
      all.me.id,
    ])
    expect(row).toEqual({ steps: ['files', 'rows'], erased_at: context.current.clock.now() })
  })

  it('keeps what the map says: the ledger without the member, the open item about danger without the name', async () => {
    const { db } = context.current
    // The member's own row, and that of the child whose guardian is gone.
    expect(
      await db.query(
        'select user_id, guardian_id, guardian_link from consent_ledger order by user_id nulls first',
      ),
    ).toEqual([
      { user_id: null, guardian_id: null, guardian_link: null },
      { user_id: all.child.id, guardian_id: null, guardian_link: null },
    ])
    expect(
      await db.query(
        `select o.user_id, o.customer_email, o.shipping_name, o.shipping_address, r.asked_by_id, r.reason, i.recipient_id, i.title
         from orders o join refunds r on r.order_id = o.id join order_items i on i.order_id = o.id`,
      ),
    ).toEqual([
      {
        user_id: null,
        customer_email: null,
        shipping_name: null,
        shipping_address: null,
        asked_by_id: null,
        reason: null,
        recipient_id: null,
        title: 't',
      },
    ])
    expect(await db.query(`select user_id, description from child_safety_cases`)).toEqual([
      { user_id: null, description: 'Words of a minor. Account: deleted user, adult.' },
    ])
  })

  it('leaves a line without words and name where others saw a message', async () => {
    const rows = await context.current.db.query<{ user_id: string | null; message: string | null }>(
      'select user_id, username, state, message, deleted_at is not null as is_dated from chat_messages order by sequence',
    )
    expect(rows[0]).toEqual({
      user_id: null,
      username: 'deleted user',
      state: 'deleted',
      message: null,
      is_dated: true,
    })
    expect(rows.slice(1).map(({ user_id }) => user_id)).toEqual([all.other.id])
  })

  it('sends one receipt, however often the job runs', async () => {
    context.current.clock.advance(3600)
    expect(await erase()).toBe(0)
    const receipts = (await queuedMails(context.current.db)).filter(
      ({ template }) => template === 'account-deleted',
    )
    expect(receipts.map(({ to }) => to)).toEqual([all.me.email])
  })

  it('leaves families with an admin, and ends those without members', async () => {
    const { db } = context.current
    const [shared, own] = all.families
    expect(await db.query('select user_id, role from family_members')).toEqual([
      { user_id: all.other.id, role: 'admin' },
    ])
    expect(await db.query('select 1 from family_groups where id = $1', [shared])).toHaveLength(1)
    expect(await db.query('select 1 from family_groups where id = $1', [own])).toEqual([])
  })

  it('lets a child of it rest, with a notification', async () => {
    const { db } = context.current
    expect(await db.query('select 1 from guardian_links where child_id = $1', [all.child.id])).toEqual([])
    expect(await db.query('select parent_id from profiles where id = $1', [all.child.id])).toEqual([
      { parent_id: null },
    ])
    const bell = await db.query<{ payload_json: { title: string } }>(
      'select payload_json from notifications where user_id = $1',
      [all.child.id],
    )
    expect(bell.map(({ payload_json: { title } }) => title)).toEqual(['Your guardian isn’t here anymore'])
  })
})

it('leaves the child of a guardian to the second one, who was asked already', async () => {
  const { people, db, clock } = context.current
  const [first, child] = [await people.adult(), await people.child({ guardian: 'verified' })]
  await db.query('update guardian_links set guardian_id = $1 where child_id = $2', [first.id, child.id])
  const now = clock.now()
  const second = { guardian_email: 'second@test.example', status: 'pending' }
  await put('guardian_links', { child_id: child.id, ...second, created_at: now, updated_at: now })
  await plan(first)
  clock.advance(WEEK + 1)
  await erase()
  expect(
    await db.query('select guardian_email, status from guardian_links where child_id = $1', [child.id]),
  ).toEqual([second])
})

it('a file that could not be removed leaves everything as it was, and the next look goes on; others are not held up', async () => {
  const { people, db, clock, services, files } = context.current
  const [stuck, free] = [await people.adult(), await people.adult()]
  const now = clock.now()
  const screenshot = await put('incident_screenshots', {
    filename: 'stuck.webp',
    created_at: now,
    updated_at: now,
  })
  await put('incidents', {
    kind: 'bug',
    category: 'other',
    severity: 'low',
    status: 'open',
    description: 'd',
    user_id: stuck.id,
    screenshot_id: screenshot,
    created_at: now,
    updated_at: now,
  })
  files.files.set('incident-screenshots/stuck.webp', Buffer.from('x'))
  for (const person of [stuck, free]) await plan(person)
  clock.advance(WEEK + 1)
  const away = { ...files, remove: () => Promise.reject(new Error('the bucket is away')) }
  await expect(eraseDue({ ...services, files: away }, { now: clock.now() })).rejects.toThrow('away')
  const left = await db.query<{ id: string }>('select id from users where id = any($1::uuid[])', [
    [stuck.id, free.id],
  ])
  expect(left).toEqual([{ id: stuck.id }])
  expect(await db.query('select 1 from incident_screenshots')).toHaveLength(1)
  expect(await erase()).toBe(1)
  expect([...files.files.keys()]).toEqual([])
})

it('a member with voice notes alone leaves no file', async () => {
  const { people, clock, files } = context.current
  const person = await people.adult()
  const now = clock.now()
  await put('voice_notes', {
    user_id: person.id,
    entry_id: newId(),
    filename: 'alone.webm',
    type: 'audio/webm',
    size: 5,
    seconds: 2,
    stored_at: now,
    created_at: now,
    updated_at: now,
  })
  files.files.set('voice-notes/alone.webm', Buffer.from('x'))
  await plan(person)
  clock.advance(WEEK + 1)
  expect(await erase()).toBe(1)
  expect([...files.files.keys()]).toEqual([])
})

it('is done where the account is gone already', async () => {
  const { people, db, clock } = context.current
  const person = await people.adult()
  await plan(person)
  await db.query('delete from users where id = $1', [person.id])
  clock.advance(WEEK + 1)
  expect(await erase()).toBe(1)
  expect(await erase()).toBe(0)
})

it('several workers at once delete each account once, with one receipt each', async () => {
  const { people, db, clock } = context.current
  const persons = await Promise.all(Array.from({ length: 12 }, () => people.adult()))
  for (const person of persons) await plan(person)
  clock.advance(WEEK + 1)
  const erased = await Promise.all([erase(), erase(), erase(), erase()])
  expect(erased.reduce((sum, one) => sum + one, 0)).toBe(12)
  const emails = persons.map(({ email }) => email).sort()
  const receipts = (await queuedMails(db)).filter(
    ({ template, to }) => template === 'account-deleted' && emails.includes(to),
  )
  expect(receipts.map(({ to }) => to).sort()).toEqual(emails)
})

it('is counted without the member, and only of one who agreed to be counted', async () => {
  const { db, people, clock } = context.current
  await db.query('delete from analytics_events')
  const [agreed, silent, child] = [await people.adult(), await people.adult(), await people.child()]
  await db.query('update profiles set analytics_consent = id <> $1', [silent.id])
  for (const person of [agreed, silent, child]) await plan(person)
  clock.advance(WEEK)
  expect(await erase()).toBe(3)
  expect(await db.query('select event_type, user_id, event_metadata from analytics_events')).toEqual([
    { event_type: 'account_deleted', user_id: null, event_metadata: null },
  ])
})
