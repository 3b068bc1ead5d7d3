import { beforeEach, describe, expect, it } from 'vitest'
import { PRODUCTS_PAGE } from '#domain/store/catalogue.ts'
import { storeCatalogueApi } from '#domain/store/catalogueApi.ts'
import { ageRestrictions } from '#domain/store/enums.ts'
import { newId } from '#operations/_kit/ids.ts'
import { visibleProduct } from '#operations/store/catalogue/visibleProduct.ts'
import type { Person } from '#tests/kit/people.ts'
import { offerLanguages } from '#tests/kit/offerLanguages.ts'
import { addRow } from '#tests/kit/rows.ts'
import { addProduct } from '#tests/kit/store.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
beforeEach(() => context.current.db.query('update products set is_active = false'))

type Query = { search?: string; price?: 'under-20' | '20-50' | 'over-50'; type?: 'physical' | 'digital' }
const list = (query: Query & { page?: number } = {}, as?: Person) =>
  context.current.call(storeCatalogueApi.list, { params: { category: 'adults' }, query }, as ? { as } : {})
const titles = async (query: Query = {}, as?: Person) =>
  (await list(query, as)).products.map(({ title }) => title).sort()
const open = (id: string, as?: Person) =>
  context.current.ask(storeCatalogueApi.readProduct, { params: { id } }, as ? { as } : {})

/** Gives a product its picture. */
async function addImage(product: string, order = 0): Promise<string> {
  const { db } = context.current
  const id = newId()
  await addRow(db, 'product_images', {
    id,
    product_id: product,
    is_cover: order === 0,
    sort_order: order,
    filename: `${id}.webp`,
    mime_type: 'image/webp',
    width: 640,
    height: 480,
  })
  await addRow(db, 'product_images_locales', { _parent_id: id, _locale: 'en', alt: 'A lamp' })
  return id
}

describe('the shelf of each age', () => {
  const groups = ['anonymous', 'child', 'teen', 'adult', 'elder', 'ageless'] as const
  const sees = {
    anonymous: ['all'],
    ageless: ['all'],
    child: ['all'],
    teen: ['all', 'teen'],
    adult: [...ageRestrictions],
    elder: [...ageRestrictions],
  }
  const people = async (group: (typeof groups)[number]): Promise<Person | undefined> => {
    const { people: make } = context.current
    const age = { anonymous: null, ageless: null, child: 9, teen: 15, adult: 34, elder: 70 }[group]
    if (group === 'anonymous') return undefined
    return make.person({ age, ...((age ?? 34) < 18 && { guardian: 'verified' as const }) })
  }

  it.each(groups)('of %s has the same products in list, page and every other place', async (group) => {
    const { db } = context.current
    const products = await Promise.all(
      ageRestrictions.map((restriction) => addProduct(db, { restriction, title: restriction })),
    )
    for (const { id } of products) await addImage(id)
    const as = await people(group)
    expect(await titles({}, as)).toEqual([...sees[group]].sort())
    for (const product of products) {
      const { status } = await open(product.id, as)
      expect([product.title, status]).toEqual([
        product.title,
        (sees[group] as string[]).includes(product.title) ? 200 : 404,
      ])
    }
    const shown = await context.current.call(storeCatalogueApi.showcase, undefined, as ? { as } : {})
    const adults = shown.collections.find(({ category }) => category === 'adults')!
    expect(adults.images).toHaveLength(Math.min(3, sees[group].length))
    const { body } = await open(products[0]!.id, as)
    expect(body.related.map(({ title }) => title).sort()).toEqual(
      sees[group].filter((restriction) => restriction !== 'all').sort(),
    )
  })

  it('has what is above an adult’s age as a gift, and nothing above a minor’s', async () => {
    const { db, people: make } = context.current
    const product = await addProduct(db, { restriction: 'elder' })
    const [adult, elder] = [await make.adult(), await make.person({ age: 70 })]
    expect((await open(product.id, adult)).body.isGift).toBe(true)
    expect((await open(product.id, elder)).body.isGift).toBe(false)
    expect(await visibleProduct(db, { ageGroup: 'adult' }, { id: product.id })).toMatchObject({
      isGift: true,
      stock: 5,
      priceCents: 1_000,
    })
    expect(await visibleProduct(db, { ageGroup: 'teen' }, { id: product.id })).toBeNull()
  })

  it('answers unknown, hidden, malformed and inactive alike', async () => {
    const { db } = context.current
    const hidden = await addProduct(db, { restriction: 'adult' })
    const inactive = await addProduct(db, { isActive: false })
    const answers = await Promise.all(
      [hidden.id, inactive.id, newId(), 'nothing', `${hidden.id}'`].map((id) => open(id)),
    )
    const bodies = answers.map(({ status, body }) =>
      JSON.stringify([status, { ...body.error, requestId: '' }]),
    )
    expect(new Set(bodies).size).toBe(1)
    expect(answers[0]!.status).toBe(404)
  })
})

describe('a list', () => {
  it('keeps to price and type, with both bounds of the middle band', async () => {
    const { db } = context.current
    for (const [title, priceCents, type] of [
      ['a', 1_999, 'digital'],
      ['b', 2_000, 'digital'],
      ['c', 5_000, 'physical'],
      ['d', 5_001, 'physical'],
    ] as const)
      await addProduct(db, { title, priceCents, type })
    expect(await titles({ price: 'under-20' })).toEqual(['a'])
    expect(await titles({ price: '20-50' })).toEqual(['b', 'c'])
    expect(await titles({ price: 'over-50' })).toEqual(['d'])
    expect(await titles({ type: 'digital' })).toEqual(['a', 'b'])
    expect(await titles({ type: 'physical', price: '20-50', search: 'c' })).toEqual(['c'])
  })

  it('finds beginnings of words, without accents, in the reader’s language', async () => {
    const { db } = context.current
    const lamp = await addProduct(db, { title: 'Harbor lamp' })
    await addProduct(db, { title: 'Breathing cards' })
    await db.query(
      `update products_locales set title = 'Lámpara del puerto', subtitle = 'Se atenúa sola' where _parent_id = $1 and _locale = 'es'`,
      [lamp.id],
    )
    expect(await titles({ search: 'LAMP har' })).toEqual(['Harbor lamp'])
    expect(await titles({ search: 'amp' })).toEqual([])
    expect(await titles({ search: '!!' })).toEqual([])
    await offerLanguages(db)
    const spanish = await context.current.people.person({ locale: 'es' })
    const found = await list({ search: 'lampara atenua' }, spanish)
    expect(found.products.map(({ title }) => title)).toEqual(['Lámpara del puerto'])
  })

  it('has twenty a page, each product once, and says how many there are in all', async () => {
    const { db } = context.current
    for (let at = 0; at < PRODUCTS_PAGE + 3; at += 1) await addProduct(db, { title: `Thing ${at}` })
    const [first, second, third] = [await list(), await list({ page: 2 }), await list({ page: 3 })]
    expect([first.products.length, second.products.length, third.products.length]).toEqual([20, 3, 0])
    expect([first.total, second.total, third.total]).toEqual([23, 23, 23])
    expect(new Set([...first.products, ...second.products].map(({ id }) => id)).size).toBe(23)
  })

  it('shows the cover, and tells only whether something is there', async () => {
    const { db } = context.current
    const product = await addProduct(db, { stock: 0 })
    const cover = await addImage(product.id)
    await addImage(product.id, 1)
    const [card] = (await list()).products
    expect(card).toMatchObject({
      isAvailable: false,
      cover: { id: cover, alt: 'A lamp', width: 640, height: 480 },
    })
    expect(JSON.stringify(card)).not.toContain('stock')
  })

  it('answers a page or a price that does not exist with what is wrong', async () => {
    const answer = await context.current.send({ url: '/api/store/collections/adults?page=0&price=cheap' })
    expect(answer?.status).toBe(422)
    const group = await context.current.send({ url: '/api/store/collections/pets' })
    expect(group?.status).toBe(422)
  })
})

describe('a product’s page', () => {
  it('has its words and pictures, and three of the same six neighbours all day', async () => {
    const { db, clock } = context.current
    const product = await addProduct(db, { title: 'Harbor lamp' })
    for (let at = 0; at < 8; at += 1) await addProduct(db, { title: `Other ${at}` })
    await addProduct(db, { category: 'kids' })
    const [cover, second] = [await addImage(product.id), await addImage(product.id, 1)]
    const { body } = await open(product.id)
    expect(body).toMatchObject({ title: 'Harbor lamp', currency: 'usd', isOpen: true, isSecondLayout: false })
    expect(body.images.map(({ id }) => id)).toEqual([cover, second])
    expect(body.related).toHaveLength(6)
    const order = body.related.map(({ id }) => id)
    expect((await open(product.id)).body.related.map(({ id }) => id)).toEqual(order)
    const others = new Set<string>()
    for (let day = 0; day < 5; day += 1) {
      clock.advance(86_400)
      others.add((await open(product.id)).body.related.map(({ id }) => id).join())
    }
    expect(others.size).toBeGreaterThan(1)
  })
})
