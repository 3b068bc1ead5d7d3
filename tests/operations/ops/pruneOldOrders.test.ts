import { expect, it } from 'vitest'
import { pruneOld } from '#operations/ops/pruneOld.ts'
import { eraseAccounts } from '#operations/account/eraseAccounts.ts'
import { addOrder, addProduct } from '#tests/kit/store.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext({ now: '2026-03-12T03:17:00Z' })

it('an order goes seven years after it was made, once its buyer is gone and no one has a gift of it', async () => {
  const { db, clock, people } = context.current
  const now = clock.now()
  const [gone, here, friend] = [await people.adult(), await people.adult(), await people.adult()]
  const book = await addProduct(db)
  const song = await addProduct(db, { type: 'digital' })
  const [old, young] = [new Date('2019-03-11T12:00:00Z'), new Date('2019-03-13T12:00:00Z')]
  const orders = {
    'gone, old': await addOrder(db, gone, book, { at: old }),
    'gone, young': await addOrder(db, gone, book, { at: young }),
    'gone, a gift': await addOrder(db, gone, song, { at: old, recipient: friend }),
    'here, old': await addOrder(db, here, book, { at: old }),
  }
  await db.tx((sql) => eraseAccounts(sql, [gone.id], now))

  expect((await pruneOld(db, { now })).ordersWithoutBuyer).toBe(1)
  const left = (await db.query<{ id: string }>('select id from orders')).map(({ id }) => id)
  expect(
    Object.entries(orders)
      .filter(([, { id }]) => left.includes(id))
      .map(([name]) => name),
  ).toEqual(['gone, young', 'gone, a gift', 'here, old'])
})
