import { beforeAll, describe, expect, it } from 'vitest'
import { storeCatalogueApi } from '#domain/store/catalogueApi.ts'
import type { Person } from '#tests/kit/people.ts'
import { useRest } from '#tests/kit/storeDesk.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const rest = useRest(context)
let keeper: Person
beforeAll(async () => {
  keeper = await context.current.people.staff('admin')
})

describe('a product that staff writes', () => {
  it('is a draft with an address, an SKU and no stock, until staff says otherwise', async () => {
    const { status, doc } = await rest.product(keeper, { title: '  Été: Slow & kind!  ' })
    expect(status).toBe(201)
    expect(doc).toMatchObject({ isActive: false, slug: 'ete-slow-kind', sku: 'ETE-SLOW-KIND', stock: 0 })
    expect(doc.publishedAt ?? null).toBeNull()
    expect(doc.syncState).toBe('none')
  })

  it('gets names of its own, also when ten are made at the same moment', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => rest.product(keeper, { title: 'Twin' })))
    expect(made.map(({ status }) => status)).toEqual(Array(10).fill(201))
    for (const name of ['slug', 'sku']) expect(new Set(made.map(({ doc }) => doc[name])).size).toBe(10)
  })

  it('keeps an address that is taken out of another, and says so', async () => {
    const first = await rest.product(keeper, { title: 'Lake', slug: 'lake' })
    const second = await rest.product(keeper, { title: 'Lake two', slug: 'lake' })
    expect(first.status).toBe(201)
    expect(second.status).toBe(400)
    expect(Object.keys(second.fieldErrors)).toEqual(['slug'])
  })

  it('has trimmed tags, each once', async () => {
    const { doc } = await rest.product(keeper, { tags: [' calm ', 'Calm', 'deep  rest', '', 'sleep'] })
    expect(doc.tags).toEqual(['calm', 'deep rest', 'sleep'])
  })

  it('can have the address of a preview: https alone, and its page gives it', async () => {
    const { doc } = await rest.product(keeper, { previewUrl: '  https://example.org/look?page=2 ' })
    expect(doc.previewUrl).toBe('https://example.org/look?page=2')
    await rest.send(keeper, 'PATCH', `/products/${doc.id}`, { isActive: true })
    const shown = () => context.current.call(storeCatalogueApi.product, { params: { id: doc.id } })
    expect((await shown()).previewUrl).toBe('https://example.org/look?page=2')
    for (const previewUrl of [
      'http://example.org/look',
      'javascript:alert(1)',
      'https://someone@example.org',
      'https://exa mple.org',
      '/store',
      `https://example.org/${'a'.repeat(500)}`,
    ]) {
      const refused = await rest.send(keeper, 'PATCH', `/products/${doc.id}`, { previewUrl })
      expect([previewUrl, refused.status, Object.keys(refused.fieldErrors)]).toEqual([
        previewUrl,
        400,
        ['previewUrl'],
      ])
    }
    expect((await rest.send(keeper, 'PATCH', `/products/${doc.id}`, { previewUrl: ' ' })).status).toBe(200)
    expect((await shown()).previewUrl).toBeNull()
  })

  it('has no SKU, stock or weight when it is a file', async () => {
    const { doc } = await rest.product(keeper, {
      productType: 'digital',
      sku: 'X-1',
      stock: 9,
      weightGrams: 100,
      shippingProfile: 'light',
    })
    expect([doc.sku, doc.stock, doc.weightGrams, doc.shippingProfile].map((one) => one ?? null)).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it('remembers its first day on the shelf, queues for the provider, and is archived for good', async () => {
    const { doc } = await rest.product(keeper, { title: 'First day' })
    const active = await rest.send(keeper, 'PATCH', `/products/${doc.id}`, { isActive: true })
    expect(active.doc).toMatchObject({ isActive: true, syncState: 'pending' })
    const published = active.doc.publishedAt
    expect(published).toEqual(expect.any(String))
    await rest.send(keeper, 'PATCH', `/products/${doc.id}`, { isActive: false })
    context.current.clock.advance(60_000)
    const again = await rest.send(keeper, 'PATCH', `/products/${doc.id}`, { isActive: true })
    expect(again.doc.publishedAt).toBe(published)
    const queued = await context.current.db.query(
      "select 1 from graphile_worker.jobs where task_identifier = 'store.syncProduct' and key = $1",
      [`store.syncProduct:${doc.id}`],
    )
    expect(queued).toHaveLength(1)
    const gone = await rest.send(keeper, 'PATCH', `/products/${doc.id}`, { isArchived: true, isActive: true })
    expect(gone.doc).toMatchObject({ isArchived: true, isActive: false })
    expect((await rest.send(keeper, 'DELETE', `/products/${doc.id}`)).status).toBe(403)
  })

  it('takes nothing from a client that only the product knows', async () => {
    const { doc } = await rest.product(keeper, {
      stripeProductId: 'prod_mine',
      stripePriceId: 'price_mine',
      stripeID: 'prod_mine',
      syncState: 'synced',
      publishedAt: '2020-01-01T00:00:00.000Z',
    })
    const [row] = await context.current.db.query<Record<string, unknown>>(
      'select stripe_product_id, stripe_price_id, stripe_i_d, sync_state, published_at from products where id = $1',
      [doc.id],
    )
    expect(row).toMatchObject({
      stripe_product_id: null,
      stripe_price_id: null,
      sync_state: 'none',
      published_at: null,
    })
    expect(row?.stripe_i_d).not.toBe('prod_mine')
  })

  it('says at each field what is wrong, and stores nothing', async () => {
    const { status, fieldErrors } = await rest.product(keeper, {
      title: 'Wrong',
      priceCents: -1,
      stock: 1.5,
      category: 'pets',
    })
    expect(status).toBe(400)
    expect(Object.keys(fieldErrors).sort()).toEqual(expect.arrayContaining(['category', 'priceCents']))
  })

  it('is kept by three roles only, and every change is noted', async () => {
    const { people, db } = context.current
    for (const role of ['moderator', 'support'] as const) {
      const other = await people.staff(role)
      expect((await rest.product(other)).status).toBe(403)
    }
    expect((await rest.product(await people.adult())).status).toBe(403)
    for (const role of ['owner', 'super_admin'] as const)
      expect((await rest.product(await people.staff(role), { title: role })).status).toBe(201)
    const { doc } = await rest.product(keeper, { title: 'Noted' })
    await rest.send(keeper, 'PATCH', `/products/${doc.id}`, { compareAtCents: 1_900 })
    const [row] = await db.query<{ metadata: unknown }>(
      "select metadata from admin_audit_logs where event = 'products.update' and metadata->>'id' = $1",
      [doc.id],
    )
    expect(row?.metadata).toMatchObject({ id: doc.id, fields: ['compareAtCents'] })
  })
})
