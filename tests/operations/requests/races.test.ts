import { beforeAll, expect, it } from 'vitest'
import { rounds } from '#tests/kit/rounds.ts'
import { addRow } from '#tests/kit/rows.ts'
import { addProduct } from '#tests/kit/store.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { asking, type Family } from './asking.ts'

const context = useTestContext()
const { family, approve, decline, cancel, statusOf } = asking(context)
let home: Family
beforeAll(async () => {
  home = await family()
})

/** Stored, not asked: a day of asking has an end. */
async function pending(): Promise<string> {
  const { db, clock } = context.current
  const { id: productId } = await addProduct(db)
  return addRow(db, 'purchase_requests', {
    child_id: home.child.id,
    product_id: productId,
    expires_at: new Date(clock.now().getTime() + 72 * 3_600_000),
    created_at: clock.now(),
  })
}

it('approve, decline and cancel at once have one outcome', { timeout: 120_000 }, async () => {
  const outcomes = new Set<string>()
  for (let round = 0; round < rounds({ usual: 30, thorough: 200 }); round += 1) {
    const id = await pending()
    const presses = [
      () =>
        approve(home.guardian, id).then(
          () => 'approved',
          () => null,
        ),
      () => decline(home.guardian, id).then(({ status }) => (status === 200 ? 'declined' : null)),
      () => cancel(home.child, id).then(({ status }) => (status === 200 ? 'cancelled' : null)),
    ]
    // Another one begins each time.
    const order = [0, 1, 2].map((index) => presses[(index + round) % 3]!)
    const won = (await Promise.all(order.map((press) => press()))).filter((one) => one !== null)
    expect(won).toEqual([await statusOf(id)])
    outcomes.add(won[0]!)
    context.current.clock.advance(61)
  }
  expect(outcomes.size).toBeGreaterThan(1)
})
