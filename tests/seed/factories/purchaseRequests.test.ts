import { expect, it } from 'vitest'
import { requestStatuses } from '#domain/requests/requests.ts'
import { demoRequests } from '#seed/content/purchaseRequests.ts'
import { seedDemo } from '#seed/datasets/demo.ts'
import { hasShelf, seedPurchaseRequests } from '#seed/factories/purchaseRequests.ts'
import { addProduct } from '#tests/kit/store.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const now = new Date('2026-03-12T14:00:00Z')
const context = useTestContext({ now: now.toISOString() })

it('the demo dataset has requests in each state, as the product would have left them', async () => {
  const { db } = context.current
  await db.tx((sql) => seedDemo(sql, { now }))
  if (!(await hasShelf(db))) {
    for (let count = 0; count < demoRequests.length; count += 1) await addProduct(db)
    await db.tx((sql) => seedPurchaseRequests(sql, now))
  }
  const rows = await db.query<{ status: string; expires_at: Date }>(
    'select status, expires_at from purchase_requests',
  )
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(requestStatuses))
  const open = rows.filter(({ status }) => status === 'pending' || status === 'approved')
  expect(open.every((row) => row.expires_at > now)).toBe(true)
  const guardians = await db.query(
    `select r.id from purchase_requests r join guardian_links g on g.child_id = r.child_id and g.status = 'verified'
     where g.guardian_id is not null and g.verified_at <= r.created_at`,
  )
  expect(guardians).toHaveLength(demoRequests.length)
  const paid = await db.query(
    `select i.recipient_id from purchase_requests r join orders o on o.request_id = r.id and o.status = 'paid'
     join order_items i on i.order_id = o.id and i.recipient_id = r.child_id where r.status = 'paid'`,
  )
  expect(paid).toHaveLength(1)
  const before = JSON.stringify(await db.query('select * from purchase_requests order by id'))
  await db.tx((sql) => seedPurchaseRequests(sql, new Date(now.getTime() + 86_400_000)))
  expect(JSON.stringify(await db.query('select * from purchase_requests order by id'))).toBe(before)
})
