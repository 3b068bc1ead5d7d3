import { beforeEach, describe, expect, it } from 'vitest'
import { storeCatalogueApi } from '#domain/store/catalogueApi.ts'
import { en } from '#messages/en/index.ts'
import type { Person } from '#tests/kit/people.ts'
import { addOrder, addProduct, type TestProduct } from '#tests/kit/store.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
let product: TestProduct
beforeEach(async () => {
  product = await addProduct(context.current.db)
})

const buyer = async () => {
  const person = await context.current.people.adult()
  await addOrder(context.current.db, person, product)
  return person
}
const write = (as: Person, text = 'It helps me in the evening.', rating = 5, publicName = 'Harbor walker') =>
  context.current.ask(
    storeCatalogueApi.writeReview,
    { params: { id: product.id }, body: { rating, text, publicName } },
    { as },
  )
const reviews = async (as?: Person) =>
  (
    await context.current.call(
      storeCatalogueApi.readProduct,
      { params: { id: product.id } },
      as ? { as } : {},
    )
  ).reviews
const waiting = async (as: Person) =>
  (await context.current.call(storeCatalogueApi.waitingReviews, undefined, { as })).reviews.filter(
    ({ productId }) => productId === product.id,
  )
const decide = (as: Person, id: string, state: 'published' | 'rejected' = 'published') =>
  context.current.ask(storeCatalogueApi.decideReview, { params: { id }, body: { state } }, { as })

describe('a review', () => {
  it('is read by staff before it is shown, under the name its writer made up', async () => {
    const me = await buyer()
    const moderator = await context.current.people.staff('moderator')
    expect((await reviews(me)).mayWrite).toBe(true)
    expect((await write(me)).status).toBe(200)
    expect(await reviews(me)).toMatchObject({ items: [], count: 0, own: 'pending', mayWrite: false })
    const [one] = await waiting(moderator)
    expect(one).toMatchObject({ rating: 5, isOffensive: false, hasPersonal: false })
    expect((await decide(moderator, one!.id)).status).toBe(200)
    expect((await decide(moderator, one!.id)).status).toBe(200)
    expect(await waiting(moderator)).toEqual([])
    expect((await reviews()).items).toMatchObject([
      { userPublicName: 'Harbor walker', text: 'It helps me in the evening.', rating: 5 },
    ])
    const [audit] = await context.current.db.query<{ count: number }>(
      `select count(*) as count from admin_audit_logs where event = 'product_review_published' and metadata ->> 'id' = $1`,
      [one!.id],
    )
    expect(audit!.count).toBe(1)
  })

  it('never has the username, nor a name that leads to a person or hurts others', async () => {
    const me = await buyer()
    const named = async (publicName: string) => {
      const { status, body } = await write(me, 'Good.', 5, publicName)
      return [status, body.error.code, body.error.fields]
    }
    const field = en.store.field
    for (const [name, text] of [
      [me.username, field.name_username],
      [` ${me.username.toUpperCase()} `, field.name_username],
      [me.username.replaceAll('_', '.'), field.name_username],
      ['call 555 010 4477', field.name_personal],
      ['me@example.org', field.name_personal],
      ['fucking idiot', field.name_unkind],
    ] as const)
      expect([name, ...(await named(name))]).toEqual([
        name,
        422,
        'store.error.review_name',
        { 'body.publicName': text },
      ])
    for (const name of ['', ' ', 'a', 'a'.repeat(31), '12', 'two\nlines'])
      expect([name, (await write(me, 'Good.', 5, name)).status]).toEqual([name, 422])
    expect((await reviews(me)).own).toBeNull()
    expect((await write(me, 'Good.', 5, '  Петя 2  ')).status).toBe(200)
    const [one] = await waiting(await context.current.people.staff('admin'))
    expect(one!.userPublicName).toBe('Петя 2')
  })

  it('is for buyers of age alone, and one for each, however often they press', async () => {
    const { people, db } = context.current
    const stranger = await people.adult()
    expect((await write(stranger)).body.error.code).toBe('store.error.review_buyers')
    const pending = await people.adult()
    await addOrder(db, pending, product, { status: 'pending' })
    expect((await write(pending)).body.error.code).toBe('store.error.review_buyers')
    const teen = await people.person({ age: 15, guardian: 'verified' })
    await addOrder(db, teen, product)
    expect((await write(teen)).body.error.code).toBe('store.error.review_adults')
    const me = await buyer()
    const answers = await Promise.all(Array.from({ length: 5 }, () => write(me)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  it('has no words that hurt others, and staff see what else our rules find', async () => {
    const admin = await context.current.people.staff('admin')
    const me = await buyer()
    const severe = await write(me, 'I hope you die, you worthless faggot')
    expect(severe.body.error).toMatchObject({
      code: 'store.error.review_severe',
      fields: { 'body.text': en.store.error.review_severe },
    })
    // No list has a word of this: a person reads it before it is published.
    const unlisted = await buyer()
    expect((await write(unlisted, 'You and your kind do not deserve to live here.')).status).toBe(200)
    expect((await waiting(admin))[0]).toMatchObject({ isOffensive: true })
    expect((await write(me, 'Good. Call me at +1 555 010 4477 about it.')).status).toBe(200)
    expect((await waiting(admin)).at(-1)).toMatchObject({ hasPersonal: true })
  })

  it('counts toward an average from three on, and ten are shown', async () => {
    const moderator = await context.current.people.staff('moderator')
    for (let count = 1; count <= 12; count += 1) {
      await write(await buyer(), `Number ${count}`, count % 2 === 0 ? 5 : 4)
      await decide(moderator, (await waiting(moderator))[0]!.id)
      const { average } = await reviews()
      expect(average !== null).toBe(count >= 3)
    }
    const all = await reviews()
    expect([all.count, all.average, all.items.length]).toEqual([12, 4.5, 10])
  })

  it('is decided by those who keep the store or moderate, and by no others', async () => {
    const { people } = context.current
    const support = await people.staff('support')
    const me = await buyer()
    await write(me)
    const asked = await context.current.ask(storeCatalogueApi.waitingReviews, undefined, { as: support })
    expect(asked.status).toBe(403)
    const [one] = await waiting(await people.staff('admin'))
    expect((await decide(support, one!.id)).status).toBe(403)
    expect((await decide(me, one!.id)).status).toBe(403)
    expect((await decide(await people.staff('moderator'), 'nothing')).status).toBe(404)
  })
})
