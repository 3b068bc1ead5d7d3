import { expect, it } from 'vitest'
import { verifyChain } from '#operations/moderation/desk/chain.ts'
import { asOwner } from '#tests/kit/database.ts'
import { addDecision, tamperWithDecisions } from '#tests/kit/decisions.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()

const add = () => addDecision(context.current.db, context.current.clock.now())
const tamper = (statement: string) => tamperWithDecisions(context.current.databaseUrl, statement)

it('has one order, also for twenty decisions at once', async () => {
  const { db } = context.current
  expect(await verifyChain(db)).toMatchObject({ length: 0, brokenAt: null })
  await Promise.all(Array.from({ length: 20 }, add))
  expect(await verifyChain(db)).toMatchObject({ length: 20, brokenAt: null })
})

it('is only added to: neither the product nor the owner changes or removes a link', async () => {
  const { db, databaseUrl } = context.current
  for (const statement of [
    `update moderation_decisions set action = 'approve'`,
    'delete from moderation_decisions',
  ]) {
    await expect(db.query(statement)).rejects.toThrow('only added')
    await expect(asOwner(databaseUrl, statement)).rejects.toThrow('only added')
  }
  await expect(asOwner(databaseUrl, 'truncate moderation_decisions')).rejects.toThrow('only added')
})

it.each([
  ['another action', `update moderation_decisions set action = 'approve' where seq = 7`, 7],
  ['another moderator', `update moderation_decisions set made_by_id = about_id where seq = 5`, 5],
  ['a missing link', 'delete from moderation_decisions where seq = 3', 3],
])('finds %s', async (_, statement, seq) => {
  await tamper(statement)
  expect((await verifyChain(context.current.db)).brokenAt).toBe(seq)
})
