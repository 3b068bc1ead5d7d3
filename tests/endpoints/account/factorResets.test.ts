import { addFactor } from '#tests/kit/factories.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountApi, mfaApi } from '#domain/account/api.ts'
import { FACTOR_RESET_HOURS, factorResetApi } from '#domain/account/factorResetApi.ts'
import { resetFactorAtMachine } from '#operations/ops/resetFactorAtMachine.ts'
import { hashPassword } from '#lib/passwords/hash.ts'
import type { Person } from '#tests/kit/people.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const PASSWORD = 'Quiet-Harbour-2261-plum'
let passwordHash: string
let ana: Person
let owner: Person
let boss: Person

beforeEach(async () => {
  const { people, clock, db, realtime } = context.current
  clock.set('2026-03-12T14:00:00Z')
  await db.query('update users set disabled_at = now()')
  realtime.terminated.length = 0
  realtime.published.length = 0
  passwordHash ??= await hashPassword(PASSWORD)
  ana = await people.staff('moderator', { passwordHash })
  owner = await people.staff('owner', { passwordHash })
  boss = await people.staff('super_admin')
})

const reset = (as: Person) => context.current.ask(mfaApi.reset, { body: { password: PASSWORD } }, { as })
const list = (as: Person) => context.current.ask(factorResetApi.list, {}, { as })
const askFor = (as: Person, email: string) =>
  context.current.ask(factorResetApi.ask, { body: { email } }, { as })
const decide = (as: Person, id: string, agree = true) =>
  context.current.ask(factorResetApi.decide, { params: { id }, body: { agree } }, { as })
const openOf = async (person: Person) =>
  (await list(boss)).body.requests.find(({ email }) => email === person.email)
const factorsOf = ({ id }: Person) =>
  context.current.db.query('select 1 from mfa_factors where user_id = $1', [id])
const meOf = async ({ cookie }: Person) =>
  (await context.current.call(accountApi.readPerson, {}, { cookie })).person
const mailsTo = async ({ id }: Person) =>
  (
    await context.current.db.query<{ template: string }>(
      'select template from email_logs where user_id = $1 order by created_at',
      [id],
    )
  ).map(({ template }) => template)
const eventsAbout = async ({ id }: Person) =>
  (
    await context.current.db.query<{ event: string; admin_id: string | null }>(
      `select event, admin_id from admin_audit_logs where metadata ->> 'user' = $1 order by created_at, id`,
      [id],
    )
  ).map(({ event, admin_id }) => [event, admin_id])

describe('removing the second factor of a member of staff', () => {
  it('waits for a colleague, who is told by bell and mail, as the person is', async () => {
    expect((await reset(ana)).body).toEqual({ ok: true, state: 'asked' })
    expect(await factorsOf(ana)).toHaveLength(1)
    expect(await meOf(ana)).toMatchObject({ mfaEnrolled: true })
    for (const colleague of [owner, boss]) {
      expect(await mailsTo(colleague)).toEqual(['factor-reset-waiting'])
      const bell = await context.current.db.query(
        `select 1 from notifications where user_id = $1 and type = 'security'`,
        [colleague.id],
      )
      expect(bell).toHaveLength(1)
    }
    expect(await mailsTo(ana)).toEqual(['factor-reset-asked'])
    expect(await openOf(ana)).toMatchObject({ askedBy: ana.email, mayDecide: true })
    await reset(ana)
    expect(await mailsTo(owner)).toHaveLength(1)
    expect(JSON.stringify(await queuedMails(context.current.db))).toContain('/admin/factor-resets')
  })

  it('happens when the colleague agrees: factors, sessions and live connections end, with mail and trail', async () => {
    await reset(ana)
    const { id } = (await openOf(ana))!
    expect((await decide(owner, id)).status).toBe(200)
    expect(await factorsOf(ana)).toEqual([])
    expect(await meOf(ana)).toBeNull()
    expect(context.current.realtime.terminated).toContain(ana.id)
    expect(await mailsTo(ana)).toEqual(['factor-reset-asked', 'factor-reset-done'])
    expect(await eventsAbout(ana)).toEqual([
      ['factor_reset_asked', ana.id],
      ['factor_reset_agreed', owner.id],
    ])
    expect((await decide(boss, id)).body.error.code).toBe('account.error.reset_not_open')
  })

  it('does not happen when the colleague refuses', async () => {
    await reset(ana)
    const { id } = (await openOf(ana))!
    await decide(boss, id, false)
    expect((await decide(owner, id)).status).toBe(409)
    expect(await factorsOf(ana)).toHaveLength(1)
    expect(await meOf(ana)).toMatchObject({ mfaEnrolled: true })
    expect(await mailsTo(ana)).toEqual(['factor-reset-asked', 'factor-reset-refused'])
    expect(context.current.realtime.terminated).toEqual([])
  })

  it('is decided once, also when all answer at the same moment', async () => {
    await reset(ana)
    const { id } = (await openOf(ana))!
    const answers = await Promise.all([
      decide(owner, id),
      decide(boss, id, false),
      decide(owner, id),
      decide(boss, id),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await eventsAbout(ana)).length).toBe(2)
  })

  it('is never decided by the person it is for, whatever their role', async () => {
    expect((await reset(owner)).body.state).toBe('asked')
    const { id } = (await openOf(owner))!
    expect((await list(owner)).body.requests.find((one) => one.id === id)!.mayDecide).toBe(false)
    expect((await decide(owner, id)).status).toBe(409)
    expect(await factorsOf(owner)).toHaveLength(1)
    await expect(
      context.current.db.query(
        'update factor_resets set decided_by_id = user_id, decided_at = now(), agreed = true where id = $1',
        [id],
      ),
    ).rejects.toThrow('factor_resets_second_person_check')
  })

  it('is over after a day', async () => {
    await reset(ana)
    const { id } = (await openOf(ana))!
    context.current.clock.advance(FACTOR_RESET_HOURS * 3600)
    expect(await openOf(ana)).toBeUndefined()
    expect((await decide(owner, id)).status).toBe(409)
    expect((await reset(ana)).body.state).toBe('asked')
    expect((await openOf(ana))!.id).not.toBe(id)
  })

  it.each(['admin', 'moderator', 'support'] as const)(
    'is not decided, asked or seen by: %s',
    async (role) => {
      await reset(ana)
      const { id } = (await openOf(ana))!
      const other = await context.current.people.staff(role)
      const answers = [await list(other), await decide(other, id), await askFor(other, ana.email)]
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
      const member = await context.current.people.adult()
      expect((await decide(member, id)).status).toBe(403)
      expect((await decide({ ...boss, cookie: '' }, id)).status).toBe(401)
      expect(await factorsOf(ana)).toHaveLength(1)
    },
  )
})

describe('a colleague who cannot sign in', () => {
  it('is asked for by one person and let in by another', async () => {
    expect((await askFor(boss, ana.email)).status).toBe(200)
    const { id } = (await openOf(ana))!
    const seen = (await list(owner)).body.requests.find((one) => one.id === id)
    expect(seen).toMatchObject({ askedBy: boss.email, mayDecide: true })
    expect((await decide(boss, id)).status).toBe(409)
    expect(await mailsTo(boss)).toEqual([])
    expect((await decide(owner, id)).status).toBe(200)
    expect(await factorsOf(ana)).toEqual([])
  })

  it.each([
    ['a member', () => context.current.people.adult()],
    ['the one who asks', () => Promise.resolve(boss)],
    ['staff without a factor', () => context.current.people.staff('support', { mfa: 'none' })],
  ])('is not %s', async (_, whom) => {
    const answer = await askFor(boss, (await whom()).email)
    expect(answer.body.error.code).toBe('account.error.reset_nothing')
  })
})

describe('an installation with one person', () => {
  it('says so, and the machine can do it, with mail and trail', async () => {
    const { db, clock } = context.current
    await db.query('update users set disabled_at = now() where id = any($1::uuid[])', [[boss.id, ana.id]])
    expect((await reset(owner)).body.state).toBe('alone')
    const run = (email: string) => db.tx((sql) => resetFactorAtMachine(sql, { email, now: clock.now() }))
    expect(await run('nobody@test.example')).toContain('No member of staff')
    expect(await run(owner.email.toUpperCase())).toContain('are removed')
    expect(await factorsOf(owner)).toEqual([])
    expect(await meOf(owner)).toBeNull()
    expect(await mailsTo(owner)).toEqual(['factor-reset-asked', 'factor-reset-done'])
    expect(await eventsAbout(owner)).toEqual([
      ['factor_reset_asked', owner.id],
      ['factor_reset_agreed', null],
    ])
    const jobs = await db.query(
      `select 1 from graphile_worker.jobs where task_identifier = 'account.endConnections' and key = $1`,
      [`account.endConnections:${owner.id}`],
    )
    expect(jobs).toHaveLength(1)
  })
})

describe('staff without a finished factor', () => {
  it('clear an unfinished one away by themselves', async () => {
    const { people, db } = context.current
    const person = await people.staff('support', { passwordHash })
    await db.query('update mfa_factors set verified_at = null where user_id = $1', [person.id])
    await addFactor(db, { user_id: person.id, friendly_name: 'Another phone' })
    const answer = await reset(person)
    expect(answer.body).toEqual({ ok: true, state: 'removed' })
    expect(await factorsOf(person)).toEqual([])
    expect(await mailsTo(owner)).toEqual([])
  })
})
