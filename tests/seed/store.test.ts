import { expect, it } from 'vitest'
import { syncProduct } from '#domain/store/deskJobs.ts'
import { PublicName, storeCatalogueApi } from '#domain/store/catalogueApi.ts'
import { requestStatuses } from '#domain/requests/requests.ts'
import { categories, orderStatuses } from '#domain/store/enums.ts'
import { pictureFile } from '#operations/content/pictureFile.ts'
import { seedDemo } from '#seed/datasets/demo.ts'
import { seedDemoStore } from '#seed/datasets/store.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()

it('fills the shelves once: each kind of product, real pictures and files, reviews of buyers', async () => {
  const { db, services, files, call } = context.current
  const now = services.clock.now()
  await db.tx((sql) => seedDemo(sql, { now }))
  expect(await seedDemoStore(services, now)).toBe(true)
  expect(await seedDemoStore(services, now)).toBe(false)
  const count = async (where: string) =>
    (await db.query<{ n: number }>(`select count(*) as n from products where ${where}`))[0]!.n
  expect(await count('is_active')).toBeGreaterThanOrEqual(48)
  expect(await count('not is_active')).toBe(1)
  expect(await count(`sync_state <> case when is_active then 'pending' else 'none' end`)).toBe(0)
  const [jobs] = await db.query<{ n: number }>(
    `select count(distinct j.payload->>'productId') as n from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
    [syncProduct.name],
  )
  expect(jobs!.n).toBe(await count('is_active'))
  expect(await count('is_active and stock = 0')).toBe(1)
  for (const category of categories) {
    const { products } = await call(storeCatalogueApi.list, { params: { category }, query: {} })
    expect(products.length).toBeGreaterThanOrEqual(8)
    for (const price of ['under-20', '20-50', 'over-50'] as const)
      expect(
        await call(storeCatalogueApi.list, { params: { category }, query: { price } }),
      ).not.toMatchObject({ total: 0 })
    const file = await pictureFile(db, products[0]!.cover!.id)
    expect(await files.read({ ...file! })).not.toBeNull()
  }
  const [unwritten] = await db.query<{ n: number }>(
    `select count(*) as n from products_locales where title = '' or subtitle is null or description is null`,
  )
  expect(unwritten!.n).toBe(0)
  const assets = await db.query<{ filename: string; digital: boolean }>(
    `select a.filename, p.product_type = 'digital' as digital from digital_assets a join products p on p.id = a.product_id`,
  )
  expect(assets).toHaveLength(await count(`product_type = 'digital'`))
  for (const { filename, digital } of assets) {
    expect(digital).toBe(true)
    expect(await files.read({ collection: 'digital-assets', name: filename })).not.toBeNull()
  }
  const [review] = await db.query<{ all: number; bought: number }>(
    `select count(*) as all, count(*) filter (where exists (select from order_items i join orders o on o.id = i.order_id
       where o.user_id = r.user_id and i.product_id = r.product_id and o.status = 'paid')) as bought from product_reviews r`,
  )
  expect(review!.all).toBeGreaterThanOrEqual(15)
  const named = await db.query<{ name: string; username: string }>(
    'select r.user_public_name as name, p.username from product_reviews r join profiles p on p.id = r.user_id',
  )
  for (const { name, username } of named) {
    expect(PublicName.safeParse(name).success, name).toBe(true)
    expect(name).not.toBe(username)
  }
  expect(review!.bought).toBe(review!.all)

  const states = await db.query<{ status: string; sums: boolean; back: number; refunds: number }>(
    `select o.status, o.total_cents = o.subtotal_cents + o.shipping_cents + o.tax_cents
         and o.subtotal_cents = (select sum(i.quantity * i.price_at_purchase_cents) from order_items i where i.order_id = o.id) as sums,
       o.refunded_cents as back,
       coalesce((select sum(amount_cents) from refunds r where r.order_id = o.id and r.state = 'done'), 0) as refunds
     from orders o`,
  )
  // The one that waits for its payment comes with the provider that has its page: payments.test.ts.
  expect(new Set(states.map(({ status }) => status))).toEqual(
    new Set(orderStatuses.filter((status) => status !== 'pending')),
  )
  for (const { sums, back, refunds } of states) {
    expect(sums).toBe(true)
    expect(back).toBe(refunds)
  }
  const asked = await db.query<{ status: string }>('select distinct status from purchase_requests')
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set(requestStatuses))
  // What waits can be bought: it stays below the limit the guardian set.
  const children = await db.query<{ cap: number; cents: number }>(
    `select g.monthly_cap_cents as cap, sum(coalesce(r.amount_cents, p.price_cents)) as cents
     from purchase_requests r join products p on p.id = r.product_id
     join guardian_links g on g.child_id = r.child_id and g.status = 'verified'
     where r.status in ('pending', 'approved', 'paid') group by g.id`,
  )
  expect(children).toHaveLength(2)
  for (const { cap, cents } of children) expect(cap - cents).toBeGreaterThan(5_000)
  const owned = await db.query<{ status: string }>('select distinct status from entitlements')
  expect(owned.map(({ status }) => status).sort()).toEqual(['active', 'resting', 'revoked'])
})
