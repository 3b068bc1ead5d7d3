import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { v7 } from 'uuid'
import type { Actor } from '../../domain/access/actor.ts'
import type { AgeGroup } from '../../domain/account/ageGroup.ts'
import { shelfOf, type PriceBand } from '../../domain/store/catalogue.ts'
import type { Category, ProductType } from '../../domain/store/enums.ts'
import type { Locale } from '../../messages/index.ts'
import { OperationError } from '../../operations/_kit/operationError.ts'
import { TAKE } from '../../operations/_kit/sharedLimit.ts'
import { receiveEvent } from '../../operations/billing/receiveEvent.ts'
import { addToCart } from '../../operations/cart/changeCart.ts'
import { readCart } from '../../operations/cart/readCart.ts'
import { listStatement } from '../../operations/store/catalogue/listProducts.ts'
import { productExtras } from '../../operations/store/catalogue/readProduct.ts'
import { relatedRows } from '../../operations/store/catalogue/relatedProducts.ts'
import { ownReviewRow, reviewFigures, reviewRows } from '../../operations/store/catalogue/reviewsOf.ts'
import { productRow } from '../../operations/store/catalogue/visibleProduct.ts'
import { pendingOf } from '../../operations/store/orders/orders.ts'
import { placeOrder } from '../../operations/cart/checkout/placeOrder.ts'
import { quoteOf } from '../../operations/cart/checkout/quote.ts'
import { openDb, type Db, type Sql } from '../../services/database/db.ts'

type Person = { id: string; email: string; language: Locale; age_group: AgeGroup | null }
type Peer = {
  sql: Sql
  url: string
  personOf: (request: FastifyRequest) => Promise<Person | undefined>
  readFlags: () => Promise<unknown[]>
}

const MINUTE_MS = 60_000
const clock = { now: () => new Date() }
/** Asked, and never called: no page is opened here. */
const payments = { isOpen: true, isLive: false } as never

type ListQuery = { search?: string; price?: PriceBand; type?: ProductType; page?: string }
type Page = FastifyRequest<{ Params: { id: string } }>

/**
 * The store by the very same statements. Lists and pages send the rows as they come; what writes calls the operation
 * itself, on a bare pool: no contract, no origin, no consent, no headers, no provider.
 */
export function storeRoutes(app: FastifyInstance, { sql, url, personOf, readFlags }: Peer): void {
  app.get<{ Params: { category: Category }; Querystring: ListQuery }>(
    '/api/store/collections/:category',
    async (request) => {
      const person = await personOf(request)
      const { page = '1', ...filters } = request.query
      const list = listStatement(person ? { ageGroup: person.age_group } : null, {
        ...filters,
        category: request.params.category,
        locale: person?.language ?? 'en',
        page: Number(page),
      })!
      const products = await sql.query<{ total: number }>(list.text, list.values, list.name)
      return { total: products[0]!.total, products }
    },
  )

  app.get('/api/store/products/:id', async (request: Page, reply) => {
    const person = await personOf(request)
    const { id } = request.params
    const locale = person?.language ?? 'en'
    const shelf = shelfOf(person?.age_group ?? null)
    const [product] = await productRow<{ category: Category; publishedAt: Date }>(sql, {
      ...shelf,
      id,
      locale,
    })
    if (!product) return reply.code(404).send()
    const { category, publishedAt } = product
    const [[extras], items, [figures], related, own] = await Promise.all([
      productExtras<object>(sql, { id, locale }),
      reviewRows(sql, { id }),
      reviewFigures(sql, { id }),
      relatedRows(sql, { ...shelf, id, category, publishedAt, locale }),
      person ? ownReviewRow(sql, { id, userId: person.id }) : null,
      readFlags(),
    ])
    return { ...product, ...extras, reviews: { items, ...figures, own }, related }
  })

  // Operations open transactions, and keep flags by the pool.
  const db = openDb({ url, max: 10, name: 'peer', onError: () => undefined })
  const actorOf = ({ id, email, language, age_group: ageGroup }: Person) =>
    ({ id, email, ageGroup, locale: language }) as Actor
  const isLimited = async ({ id }: Person) => {
    const now = Date.now()
    const values = [`write user:${id}`, new Date(now - (now % MINUTE_MS))]
    const [taken] = await db.query<{ count: number }>(TAKE, values, 'rate-limit')
    return taken!.count > 60
  }

  app.post<{ Body: { productId: string; quantity: number } }>('/api/cart/items', async (request, reply) => {
    const person = await personOf(request)
    if (!person) return reply.code(401).send()
    if (await isLimited(person)) return reply.code(429).send()
    await addToCart({ db, clock }, actorOf(person), request.body)
    return readCart({ db, clock, payments }, actorOf(person))
  })

  app.post<{ Body: { cartItems: { productId: string; quantity: number }[] } }>(
    '/api/functions/create-product-checkout',
    async (request, reply) => {
      const person = await personOf(request)
      if (!person) return reply.code(401).send()
      if (await isLimited(person)) return reply.code(429).send()
      const actor = actorOf(person)
      const quote = await quoteOf(db, actor, { items: request.body.cartItems, requestId: null })
      await pendingOf(db, actor.id)
      try {
        return { orderId: (await placeOrder({ db, clock, payments }, actor, quote)).id }
      } catch (error) {
        if (error instanceof OperationError) return reply.code(409).send()
        throw error
      }
    },
  )

  webhook(app, db)
}

/** The inbox: the signature by hand, then the event and its job in one transaction. */
function webhook(app: FastifyInstance, db: Db): void {
  const secret = process.env.WEBHOOK_SECRET ?? v7()
  void app.register((inbox, _, done) => {
    inbox.removeAllContentTypeParsers()
    inbox.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    )
    inbox.post<{ Body: Buffer }>('/api/webhooks/stripe', async (request, reply) => {
      const [, at = '', given = ''] =
        /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(request.headers['stripe-signature'])) ?? []
      const wanted = createHmac('sha256', secret).update(`${at}.`).update(request.body).digest('hex')
      if (given.length !== wanted.length || !timingSafeEqual(Buffer.from(given), Buffer.from(wanted)))
        return reply.code(400).send()
      const event = JSON.parse(request.body.toString()) as Delivered
      const { id, type, created, livemode } = event
      const objectId = event.data.object.id
      await receiveEvent(
        db,
        { id, type, objectId, isLive: livemode, createdAt: new Date(created * 1000) },
        new Date(),
      )
      return {}
    })
    done()
  })
}

type Delivered = {
  id: string
  type: string
  created: number
  livemode: boolean
  data: { object: { id: string } }
}
