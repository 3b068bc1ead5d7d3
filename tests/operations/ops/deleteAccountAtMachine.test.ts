import { expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { deleteAccountAtMachine } from '#operations/ops/deleteAccountAtMachine.ts'
import { queuedMails } from '#tests/kit/queuedMails.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const run = (email: string) =>
  context.current.db.tx((sql) => deleteAccountAtMachine(sql, { email, now: context.current.clock.now() }))

it('plans the deletion of a member’s account for support: closed, mailed, and in the audit trail', async () => {
  const { people, db, call } = context.current
  const person = await people.adult()
  expect(await run(` ${person.email.toUpperCase()} `)).toMatch(
    /is closed\. It is deleted on 2026-03-19T14:00:00\.000Z/,
  )
  expect((await call(accountApi.readPerson, {}, { as: person })).person).toBeNull()
  expect(
    await db.query('select requested_by from account_deletions where user_id = $1', [person.id]),
  ).toEqual([{ requested_by: 'support' }])
  expect((await queuedMails(db)).map(({ template, to }) => [template, to])).toEqual([
    ['deletion-planned', person.email],
  ])
  expect(await db.query(`select metadata ->> 'user' as id from admin_audit_logs`)).toEqual([
    { id: person.id },
  ])
})

it('leaves staff, unconfirmed and unknown addresses alone', async () => {
  const { people, db } = context.current
  const staff = await people.staff('support')
  const claim = await people.adult({ emailVerified: false })
  for (const email of [staff.email, claim.email, 'nobody@test.example'])
    expect(await run(email)).toMatch(/^No member/)
  const ids = [staff.id, claim.id]
  expect(
    await db.query('select 1 from users where id = any($1::uuid[]) and disabled_at is not null', [ids]),
  ).toEqual([])
})
