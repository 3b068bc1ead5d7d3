import { beforeAll, expect, it, vi } from 'vitest'
import { goLiveApi } from '#domain/ops/goLiveApi.ts'
import { verifyChain } from '#domain/moderation/jobs.ts'
import { notificationsApi } from '#domain/notifications/api.ts'
import { tasks } from '#jobs/index.ts'
import { schedulesOf } from '#jobs/_kit/schedules.ts'
import { run } from '#jobs/moderation/verifyChain.ts'
import { ensureRow } from '#operations/notifications/ensureRow.ts'
import { addDecision, tamperWithDecisions } from '#tests/kit/decisions.ts'
import type { Person } from '#tests/kit/people.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
let chief: Person
let owner: Person
let moderator: Person
beforeAll(async () => {
  const { people, db } = context.current
  chief = await people.staff('super_admin', { locale: 'fr' })
  owner = await people.staff('owner')
  moderator = await people.staff('moderator')
  // The check runs at night, when some chose quiet.
  await ensureRow(db, chief.id, context.current.clock.now())
  await db.query(
    `update notification_preferences set quiet_enabled = true, quiet_chosen = true, quiet_start = '00:00', quiet_end = '23:59'`,
  )
  for (let index = 0; index < 9; index += 1) await decide()
})

const decide = () => addDecision(context.current.db, context.current.clock.now())
const tamper = (statement: string) => tamperWithDecisions(context.current.databaseUrl, statement)
/** One night; gives what the log said. */
async function night() {
  const { services, clock } = context.current
  clock.advance(86_400)
  const said = { info: vi.spyOn(services.log, 'info'), error: vi.spyOn(services.log, 'error') }
  await run({ input: {}, services, signal: new AbortController().signal, isLastTry: false })
  const lines = { info: said.info.mock.calls.flat(), error: said.error.mock.calls.flat() }
  said.info.mockRestore()
  said.error.mockRestore()
  return lines
}
const bell = async (as: Person) =>
  (await context.current.call(notificationsApi.listNotifications, {}, { as })).notices.filter(
    ({ type }) => type === 'decisions_broken',
  )
const mails = async () =>
  (await queuedMails(context.current.db)).filter(({ template }) => template === 'decisions-broken')
const onProduction = async () =>
  (await context.current.call(goLiveApi.production, {}, { as: owner })).checks.find(
    ({ check }) => check === 'decisions',
  )
const trail = () =>
  context.current.db.query<{ admin_id: null; metadata: { length: number; brokenAt: number | null } }>(
    `select admin_id, metadata from admin_audit_logs where event = 'moderation_chain_checked' order by created_at`,
  )

it('is checked every night', () => {
  expect(schedulesOf(tasks).find(({ task }) => task === verifyChain.name)).toMatchObject({
    identifier: 'moderation.verifyChain',
    options: { backfillPeriod: 12 * 3_600_000 },
  })
  expect(verifyChain.cron).toBe('29 3 * * *')
})

it('a whole chain is a line of the log and of the trail, and no one is told', async () => {
  expect(await onProduction()).toEqual({ check: 'decisions', state: 'pending', details: null })
  const { info, error } = await night()
  expect(error).toEqual([])
  expect(info[0]).toMatchObject({ decisions: 9, head: expect.stringMatching(/^[0-9a-f]{64}$/) as string })
  expect(await trail()).toMatchObject([{ admin_id: null, metadata: { length: 9, brokenAt: null } }])
  expect(await bell(chief)).toEqual([])
  const time = context.current.clock.now().toISOString().slice(0, 16).replace('T', ' ')
  expect(await onProduction()).toEqual({ check: 'decisions', state: 'complete', details: `9, ${time} UTC` })
  // A check that was missed is not one that found nothing.
  context.current.clock.advance(2 * 86_400)
  expect(await onProduction()).toMatchObject({ state: 'pending' })
})

it('links that are missing at the end are missed, and later decisions do not hide it', async () => {
  await night()
  await tamper(
    'create table lost as select * from moderation_decisions where seq > 6; delete from moderation_decisions where seq > 6',
  )
  const before = (await bell(chief)).length
  // Three are gone: until as many are decided again, and when there are more, it is the end of before that is missed.
  for (let later = 0; later < 5; later += 1) {
    expect((await night()).error[0]).toEqual({ decision: 9 })
    await decide()
  }
  expect(await bell(chief)).toHaveLength(before + 1)
  await tamper(
    'delete from moderation_decisions where seq > 6; insert into moderation_decisions select * from lost',
  )
  expect((await night()).error).toEqual([])
})

it('a broken link is told once, to super admins alone, by bell and mail in their language, also in quiet hours', async () => {
  const { db } = context.current
  await db.query('delete from notifications')
  await db.query('delete from graphile_worker._private_jobs')
  await tamper(`update moderation_decisions set action = 'approve' where seq = 5`)
  const { info, error } = await night()
  expect(info).toEqual([])
  expect(error).toEqual([{ decision: 5 }, 'the chain of decisions is broken'])
  const [notice, ...more] = await bell(chief)
  expect(more).toEqual([])
  expect(notice).toMatchObject({
    title: 'Une décision de modération a été changée ou manque',
    link: '/admin/production',
  })
  expect(notice!.message).toContain('la décision 5 ')
  expect(await mails()).toMatchObject([{ to: chief.email, locale: 'fr', args: { number: '5' } }])
  expect([await bell(owner), await bell(moderator)]).toEqual([[], []])
  expect((await trail()).at(-1)).toMatchObject({ metadata: { length: 4, brokenAt: 5 } })
  expect(await onProduction()).toMatchObject({
    state: 'action-required',
    details: expect.stringMatching(/^#5, /) as string,
  })

  // The next nights say it in the log again, and ring for no one.
  await decide()
  expect((await night()).error[0]).toEqual({ decision: 5 })
  await night()
  expect(await bell(chief)).toHaveLength(1)
  expect(await mails()).toHaveLength(1)

  // Another link that is the first one now is other news.
  await tamper(`update moderation_decisions set hours = 3 where seq = 2`)
  await night()
  expect(await bell(chief)).toHaveLength(2)
  expect((await mails()).map(({ args }) => args.number)).toEqual(['5', '2'])
})
