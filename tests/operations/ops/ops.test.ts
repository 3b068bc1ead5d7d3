import { describe, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { opsApi } from '#domain/ops/api.ts'
import { recordHeartbeat, signOff } from '#operations/ops/workerHeartbeat.ts'
import { dashboardCards } from '#operations/ops/dashboardCards.ts'
import { staffRolesOf } from '#operations/ops/staffRolesOf.ts'
import { addCoachDelivery, addIncident, addMail, addMood } from '#tests/kit/factories.ts'
import { addRows } from '#tests/kit/rows.ts'
import { addOrder, addProduct } from '#tests/kit/store.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext({ now: new Date().toISOString() })

describe('a report', () => {
  it.each([
    ['adult', true],
    ['elder', true],
    ['teen', false],
    ['child', false],
  ] as const)('of a %s says whose it is: %s', async (group, named) => {
    const { call, people, db } = context.current
    const me = await people[group]()
    await call(
      opsApi.reportIssue,
      { body: { description: ` It is broken, ${group} `, pageUrl: '/dashboard?x=1' } },
      { as: me },
    )
    const rows = await db.query(
      'select kind, category, severity, status, user_id, page_url from incidents where description = $1',
      [`It is broken, ${group}`],
    )
    expect(rows).toEqual([
      {
        kind: 'bug',
        category: 'bug_report',
        severity: 'low',
        status: 'open',
        user_id: named ? me.id : null,
        page_url: '/dashboard',
      },
    ])
  })

  it('needs words, a known category, and comes from strangers too', async () => {
    const { ask } = context.current
    const report = async (body: object) =>
      (await ask(opsApi.reportIssue, { body: body as never }, { address: '203.0.113.9' })).status
    expect(await report({ description: '   ' })).toBe(422)
    expect(await report({ description: 'x', category: 'rant' })).toBe(422)
    expect(await report({ description: 'x', severity: 'high' })).toBe(422)
    expect(await report({ description: 'x', category: 'accessibility' })).toBe(200)
  })

  it('comes at most five times an hour', async () => {
    const { ask } = context.current
    const statuses: number[] = []
    for (let count = 0; count < 7; count += 1) {
      statuses.push(
        (await ask(opsApi.reportIssue, { body: { description: 'again' } }, { address: '203.0.113.77' }))
          .status,
      )
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  })
})

describe('role questions', () => {
  it.each([
    ['owner', false, ['owner'], false],
    ['moderator', false, ['moderator'], false],
    ['support', false, ['support'], false],
    ['admin', true, [], false],
    ['super_admin', false, [], true],
  ] as const)('about a %s', async (role, admin, adminRoles, superAdmin) => {
    const { call, people } = context.current
    const me = await people.staff(role, { mfa: 'none' })
    const about = { _user_id: me.id }
    expect(await call(opsApi.hasRole, { body: { ...about, _role: 'admin' } }, { as: me })).toEqual({
      result: admin,
    })
    for (const word of ['owner', 'moderator', 'support', 'admin', 'nonsense']) {
      const { result } = await call(
        opsApi.hasAdminRole,
        { body: { ...about, _admin_role: word } },
        { as: me },
      )
      expect(result).toBe((adminRoles as readonly string[]).includes(word))
    }
    expect(await call(opsApi.isSuperAdmin, { body: about }, { as: me })).toEqual({ result: superAdmin })
  })

  it('a person with several roles in one row holds each of them', async () => {
    const { call, db, people } = context.current
    const me = await people.staff('admin', { mfa: 'none' })
    await db.query(`update user_roles set admin_role = 'support', super_admin = true where user_id = $1`, [
      me.id,
    ])
    const { person } = await call(accountApi.readPerson, {}, { as: me })
    expect([...person!.roles].sort()).toEqual(['admin', 'super_admin', 'support'])
    const planned = await staffRolesOf(db, me.id, { needsFactor: false })
    expect(planned.sort()).toEqual(['admin', 'super_admin', 'support'])
    expect(await staffRolesOf(db, (await people.adult()).id, { needsFactor: false })).toEqual([])
  })

  it('are answered to members about themselves, and to staff about every person', async () => {
    const { ask, people } = context.current
    const [me, other] = [await people.adult(), await people.staff('admin')]
    const about = (id: string) => ({ body: { _user_id: id } })
    expect((await ask(opsApi.isSuperAdmin, about(me.id), { as: me })).body).toEqual({ result: false })
    expect((await ask(opsApi.isSuperAdmin, about(other.id), { as: me })).status).toBe(403)
    expect((await ask(opsApi.isSuperAdmin, about(me.id), { as: other })).status).toBe(200)
    expect(
      (await ask(opsApi.isSuperAdmin, about(me.id), { as: await people.staff('admin', { mfa: 'enrolled' }) }))
        .status,
    ).toBe(403)
    expect((await ask(opsApi.isSuperAdmin, about(me.id))).status).toBe(401)
  })
})

describe('the figures of the dashboard', () => {
  it('are real, for staff only, and kept for some seconds', async () => {
    const { call, ask, people, db, clock } = context.current
    const now = clock.now()
    const me = await people.adult()
    await db.query('delete from incidents')
    const aMinuteAgo = new Date(now.getTime() - 60_000)
    await addMood(db, { user_id: me.id, day: now.toISOString().slice(0, 10), created_at: now })
    await addIncident(db, [{ status: 'open' }, { status: 'closed' }])
    await addMail(db, [
      { status: 'sent', sent_at: now },
      { status: 'queued', attempts: 0 },
    ])
    await addCoachDelivery(db, [
      { user_id: me.id, delivered_at: aMinuteAgo, opened_at: aMinuteAgo },
      { user_id: me.id, delivered_at: aMinuteAgo, opened_at: null },
    ])
    const product = await addProduct(db)
    await addProduct(db, { isActive: false })
    for (const status of ['paid', 'refunded', 'pending'] as const) await addOrder(db, me, product, { status })
    await addRows(
      db,
      'subscriptions',
      ['active', 'trialing', 'past_due', 'canceled'].map((status) => ({
        user_id: me.id,
        provider_id: `sub_${status}`,
        plan: 'individual',
        status,
      })),
    )
    const staff = await people.staff('support')
    const cards = await call(opsApi.dashboardCards, {}, { as: staff })
    expect(cards.checkIns).toMatchObject({ today: 1 })
    expect(cards.checkIns.sevenDays).toHaveLength(7)
    expect(cards.checkIns.sevenDays.at(-1)).toEqual({ day: now.toISOString().slice(0, 10), count: 1 })
    expect(cards).toMatchObject({
      incidents: { open: 1 },
      ai: { sets24h: 0, fromModel24h: 0, tokensToday: 0, model: 'curated' },
      mail: { sent24h: 1, waiting: 1, failed24h: 0 },
      store: { active: 1, total: 2 },
      orders: { total: 2, paid: 1, refunded: 1 },
      plans: { paid: 1, trialing: 1 },
      // One person is too few for anything about them.
      coach: { delivered24h: 2, week: null },
    })
    expect(cards.members.total).toBeGreaterThan(5)
    expect(cards.members).toMatchObject({ thisWeek: cards.members.total, lastWeek: 0 })
    await people.adult()
    expect(await call(opsApi.dashboardCards, {}, { as: staff })).toEqual(cards)
    expect((await ask(opsApi.dashboardCards, {}, { as: me })).status).toBe(403)
  })
})

describe('what became of coach messages', () => {
  it('says shown and engaged with apart, of ten people and more who agreed to be counted', async () => {
    const { people, db, services, clock } = context.current
    await db.query('delete from coach_message_deliveries')
    const now = clock.now()
    const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
    const agree = (id: string) => db.query('update profiles set analytics_consent = true where id = $1', [id])
    const write = (userId: string, opened: boolean, engaged: boolean, days = 1) =>
      addCoachDelivery(db, {
        user_id: userId,
        delivered_at: ago(days),
        opened_at: opened ? now : null,
        engaged_at: engaged ? now : null,
      })
    const week = async () =>
      // Figures are kept for some seconds for each database connection; a new object asks anew.
      (await dashboardCards({ ...services, db: { ...db } })).coach.week
    for (let n = 0; n < 9; n += 1) {
      const one = n % 2 ? await people.adult() : await people.elder()
      await agree(one.id)
      await write(one.id, n < 6, n < 2)
    }
    // Minors, and members who did not agree, are in no figure and make no group larger, whatever their row says.
    const silent = await people.adult()
    const teen = await people.teen({ guardian: 'verified' })
    await agree(teen.id)
    for (const { id } of [silent, teen]) await write(id, true, true)
    expect(await week()).toBeNull()
    const tenth = await people.adult()
    await agree(tenth.id)
    await write(tenth.id, true, true)
    await write(tenth.id, true, true, 8)
    expect(await week()).toEqual({ delivered: 10, shown: 7, engaged: 3 })
  })
})

describe('the standing of staff', () => {
  it('holds as long as role, session and second factor do', async () => {
    const { ask, people, db } = context.current
    const standing = async (as?: Parameters<typeof ask>[2]) => (await ask(opsApi.standing, {}, as)).status
    const [me, member] = [await people.staff('support'), await people.adult()]
    expect(await standing({ as: me })).toBe(200)
    expect([await standing(), await standing({ as: member })]).toEqual([401, 403])
    expect(await standing({ as: await people.staff('admin', { mfa: 'enrolled' }) })).toBe(403)
    await db.query(`update sessions set factor_at = now() - interval '13 hours' where user_id = $1`, [me.id])
    expect(await standing({ as: me })).toBe(403)
    await db.query(`update sessions set factor_at = now() where user_id = $1`, [me.id])
    expect(await standing({ as: me })).toBe(200)
    await db.query('delete from user_roles where user_id = $1', [me.id])
    expect(await standing({ as: me })).toBe(403)
    await db.query('delete from sessions where user_id = $1', [me.id])
    expect(await standing({ as: me })).toBe(401)
  })
})

describe('the status of the server', () => {
  it('knows a worker by its signs of life, and its lag by what waits', async () => {
    const { serverStatus } = await import('#operations/ops/serverStatus.ts')
    const { db } = context.current
    await db.query('delete from graphile_worker._private_jobs')
    const worker = async () => (await serverStatus(db)).find(({ component }) => component === 'worker')
    await db.query('delete from worker_heartbeats')
    // Jobs of the tests before this one wait for a worker that never comes.
    await db.query('delete from graphile_worker._private_jobs')
    expect(await worker()).toEqual({ component: 'worker', status: 'offline', ms: null })
    await recordHeartbeat(db, ['worker-1'])
    expect(await worker()).toEqual({ component: 'worker', status: 'online', ms: 0 })
    await db.query(
      `select graphile_worker.add_job('notifications.sendMail', '{}', run_at => now() - interval '3 seconds')`,
    )
    expect(await worker()).toMatchObject({ status: 'lagging', ms: expect.any(Number) })
    await db.query(`update worker_heartbeats set seen_at = now() - interval '31 seconds'`)
    expect(await worker()).toMatchObject({ status: 'offline' })
    await signOff(db, ['worker-1'])
  })

  it('says that a database that does not answer is offline, without failing', async () => {
    const { serverStatus } = await import('#operations/ops/serverStatus.ts')
    const status = await serverStatus({ query: () => Promise.reject(new Error('away')) })
    expect(status).toMatchObject([
      { component: 'database', status: 'offline', ms: null },
      { component: 'api' },
      { component: 'worker', status: 'offline', ms: null },
    ])
  })
})
