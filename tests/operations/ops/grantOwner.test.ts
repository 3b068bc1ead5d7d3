import { expect, it } from 'vitest'
import { grantOwner } from '#operations/ops/grantOwner.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()

it('makes only the account owner that has confirmed the address, and never one that claims it', async () => {
  const { db, people, clock } = context.current
  const now = clock.now()
  const claim = await people.adult({ emailVerified: false })
  const rolesOf = (id: string) => db.query('select admin_role from user_roles where user_id = $1', [id])
  expect(await grantOwner(db, { email: claim.email, now })).toMatch(/^No account has confirmed the address/)
  const owner = await people.adult()
  await db.query('update users set email = $2 where id = $1', [claim.id, owner.email])
  expect(await grantOwner(db, { email: ` ${owner.email.toUpperCase()}`, now })).toContain('is an owner now')
  expect([await rolesOf(owner.id), await rolesOf(claim.id)]).toEqual([[{ admin_role: 'owner' }], []])
})
