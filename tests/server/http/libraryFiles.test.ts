import { describe, expect, it } from 'vitest'
import { libraryApi } from '#domain/store/libraryApi.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Person } from '#tests/kit/people.ts'
import { addRow } from '#tests/kit/rows.ts'
import { addOrder, addProduct, type TestOrder } from '#tests/kit/store.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { useHttpServer } from './kit/httpServer.ts'

const context = useTestContext()
const server = useHttpServer(context)
const bytes = Buffer.from('%PDF-1.4 A week of calm mornings.')
const get = (as: Person | null, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  server.current.request({ method, path, headers: { ...(as && { cookie: as.cookie }), ...headers } })
const bare = ({ status, text }: { status: number; text: string }) =>
  `${status} ${text.replace(/"requestId":"[^"]+"/, '')}`

type Owned = TestOrder & { fileId: string; entitlementId: string }
async function owned(buyer: Person, recipient = buyer): Promise<Owned> {
  const { db, files } = context.current
  const product = await addProduct(db, { type: 'digital', title: 'Calm mornings' })
  const order = await addOrder(db, buyer, product, { recipient, at: context.current.clock.now() })
  const fileId = newId()
  const filename = `${fileId}.pdf`
  await addRow(db, 'digital_assets', {
    id: fileId,
    product_id: product.id,
    file_name: 'Mañanas de calma.pdf',
    sort_order: 0,
    filename,
    mime_type: 'application/pdf',
    filesize: bytes.length,
  })
  await files.write({ collection: 'digital-assets', name: filename }, bytes, 'application/pdf')
  return { ...order, entitlementId: order.entitlementId!, fileId }
}
const link = (as: Person, { entitlementId: id, fileId }: Pick<Owned, 'entitlementId' | 'fileId'>) =>
  context.current.ask(libraryApi.downloadLink, { params: { id, fileId } }, { as })
const entitlement = async ({ entitlementId }: Owned) =>
  (
    await context.current.db.query<{ first_accessed_at: Date | null; downloads: number }>(
      'select first_accessed_at, downloads from entitlements where id = $1',
      [entitlementId],
    )
  )[0]!

describe('a file of the library', () => {
  it('comes whole and in parts under its name, and notes when it was opened first', async () => {
    const me = await context.current.people.adult()
    const mine = await owned(me)
    const { body } = await link(me, mine)
    expect(body.downloadsLeft).toBe(4)
    expect((await get(me, body.path, {}, 'HEAD')).status).toBe(200)
    expect((await entitlement(mine)).first_accessed_at).toBeNull()
    const whole = await get(me, body.path)
    expect([whole.status, whole.text]).toEqual([200, bytes.toString()])
    expect(whole.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="Ma_anas de calma.pdf"; filename*=UTF-8''Ma%C3%B1anas%20de%20calma.pdf`,
    })
    const first = (await entitlement(mine)).first_accessed_at
    expect(first).toEqual(context.current.clock.now())
    context.current.clock.advance(60)
    const part = await get(me, body.path, { range: 'bytes=0-3' })
    expect([part.status, part.text]).toEqual([206, '%PDF'])
    expect(await entitlement(mine)).toEqual({ first_accessed_at: first, downloads: 1 })
  })

  it('is downloaded five times a day, also with twenty presses at once', async () => {
    const me = await context.current.people.adult()
    const mine = await owned(me)
    const answers = await Promise.all(Array.from({ length: 20 }, () => link(me, mine)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(
      new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.error.code)),
    ).toEqual(new Set(['orders.error.downloads_used']))
    context.current.clock.advance(86_400)
    expect((await link(me, mine)).body.downloadsLeft).toBe(4)
  })

  it('says why it is not given: revoked, resting', async () => {
    const me = await context.current.people.adult()
    const mine = await owned(me)
    const set = (status: string) =>
      context.current.db.query('update entitlements set status = $2 where id = $1', [
        mine.entitlementId,
        status,
      ])
    await set('resting')
    expect((await link(me, mine)).body.error.code).toBe('orders.error.resting')
    await set('revoked')
    expect((await link(me, mine)).body.error.code).toBe('orders.error.revoked')
  })

  it('of another is as missing as one that never was, byte for byte, to staff and the buyer of a gift too', async () => {
    const { people } = context.current
    const [buyer, child, staff] = [
      await people.adult(),
      await people.child({ guardian: 'verified' }),
      await people.staff('owner'),
    ]
    const gift = await owned(buyer, child)
    const none = { entitlementId: newId(), fileId: newId() }
    const clean = (answer: { status: number; body: { error: object } }) =>
      JSON.stringify([answer.status, { ...answer.body.error, requestId: '' }])
    for (const other of [buyer, staff, await people.adult()])
      expect(clean(await link(other, gift))).toBe(clean(await link(other, none)))
    expect((await link(child, gift)).status).toBe(200)
  })

  it('leaks through none of 200 links: forged, over, of another, refunded, resting, signed out', async () => {
    const { people, db, clock } = context.current
    const [me, other] = [await people.adult(), await people.adult()]
    const missing = bare(await get(me, '/api/library-files/none'))
    const opened: string[] = []
    for (let round = 0; round < 40; round += 1) {
      const mine = await owned(me)
      const { path } = (await link(me, mine)).body
      const tries = [
        await get(other, path),
        await get(me, `${path}x`),
        await get(me, path.replace(me.id, other.id)),
      ]
      await db.query('update entitlements set status = $2 where id = $1', [
        mine.entitlementId,
        round % 2 === 0 ? 'revoked' : 'resting',
      ])
      tries.push(await get(me, path))
      await db.query(`update entitlements set status = 'active' where id = $1`, [mine.entitlementId])
      clock.advance(10 * 60)
      tries.push(await get(me, path))
      for (const answer of tries) if (bare(answer) !== missing) opened.push(bare(answer))
      clock.advance(86_400)
    }
    expect(opened).toEqual([])
    const { path } = (await link(me, await owned(me))).body
    expect((await get(null, path)).status).toBe(401)
  })
})

describe('the library', () => {
  it('of a child has the items bought for them, and what is on its way, without a price', async () => {
    const { people, db, ask } = context.current
    const [buyer, child] = [await people.adult(), await people.child({ guardian: 'verified' })]
    await owned(buyer, child)
    const cards = await addProduct(db, { title: 'Breathing cards' })
    await addOrder(db, buyer, cards, { recipient: child, quantity: 2 })
    const { body } = await ask(libraryApi.readLibrary, {}, { as: child })
    expect(body.items).toMatchObject([{ title: 'Calm mornings', status: 'active', downloadsLeft: 5 }])
    expect(body.onTheWay).toMatchObject([{ title: 'Breathing cards', quantity: 2, shippedAt: null }])
    expect(JSON.stringify(body)).not.toMatch(/cents|price|order/i)
    expect((await ask(libraryApi.readLibrary, {}, { as: buyer })).body).toEqual({ items: [], onTheWay: [] })
  })

  it('of a teen has what they bought themselves, because they see no orders; a kindness leaves it, a refund does not', async () => {
    const { people, db, ask } = context.current
    const teen = await people.teen({ guardian: 'verified' })
    const { id, itemId } = await addOrder(db, teen, await addProduct(db), { quantity: 2 })
    const coming = async () =>
      (await ask(libraryApi.readLibrary, {}, { as: teen })).body.onTheWay.map(({ quantity }) => quantity)
    const back = (cents: number) =>
      addRow(db, 'refunds', {
        order_id: id,
        order_item_id: itemId,
        amount_cents: cents,
        state: 'done',
        key: newId(),
      })
    expect(await coming()).toEqual([2])
    await back(500)
    expect(await coming()).toEqual([2])
    await back(1_500)
    expect(await coming()).toEqual([])
  })

  it('restored has what paid orders say, once, and nothing that came back or was not paid', async () => {
    const { people, db, ask } = context.current
    const me = await people.adult()
    const lost = await owned(me)
    await db.query('delete from entitlements where id = $1', [lost.entitlementId])
    const product = await addProduct(db, { type: 'digital' })
    await addOrder(db, me, product, { status: 'pending' })
    const back = await addOrder(db, me, await addProduct(db, { type: 'digital' }), { status: 'refunded' })
    await db.query('delete from entitlements where order_item_id = $1', [back.itemId])
    const restore = () => ask(libraryApi.restoreLibrary, {}, { as: me })
    const answers = await Promise.all([restore(), restore(), restore()])
    expect(answers.reduce((sum, { body }) => sum + body.restored, 0)).toBe(1)
    const { body } = await restore()
    expect(body.restored).toBe(0)
    expect(body.items.map(({ status }) => status)).toEqual(['active'])
  })
})
