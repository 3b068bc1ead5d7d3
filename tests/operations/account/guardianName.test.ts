import { expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const nameFor = async (as: Person) =>
  (await context.current.call(accountApi.readPerson, {}, { as })).person!.guardianName
const connect = (child: Person, guardian: Person) =>
  context.current.db.query('update guardian_links set guardian_id = $2 where child_id = $1', [
    child.id,
    guardian.id,
  ])

it('a minor reads the name of a guardian who agreed and has an account, and no other name', async () => {
  const { people, db } = context.current
  const guardian = await people.adult({ firstName: 'Tobias' })
  const child = await people.child({ guardian: 'verified' })
  expect(await nameFor(child)).toBeUndefined()
  await connect(child, guardian)
  expect(await nameFor(child)).toBe('Tobias')
  expect(await nameFor(guardian)).toBeUndefined()

  await db.query(`update guardian_links set status = 'contact' where child_id = $1`, [child.id])
  expect(await nameFor(child)).toBeUndefined()
  await db.query(`update guardian_links set status = 'revoked' where child_id = $1`, [child.id])
  expect(await nameFor(child)).toBeUndefined()
})

it('an account that is closed gives no name', async () => {
  const { people, db } = context.current
  const guardian = await people.adult({ firstName: 'Tobias' })
  const teen = await people.teen({ guardian: 'verified' })
  await connect(teen, guardian)
  await db.query('update users set disabled_at = now() where id = $1', [guardian.id])
  expect(await nameFor(teen)).toBeUndefined()
})
