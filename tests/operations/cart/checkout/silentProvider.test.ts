import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { cartApi } from '#domain/cart/api.ts'
import { storeCatalogueApi } from '#domain/store/catalogueApi.ts'
import { useBilling } from '#tests/kit/billing.ts'
import type { Person } from '#tests/kit/people.ts'
import { rounds } from '#tests/kit/rounds.ts'
import { addProduct, type TestProduct } from '#tests/kit/store.ts'
import { storeKit } from '#tests/kit/storeKit.ts'

/** How long the provider says nothing, at least; usually as long as one press waits for it. */
const SILENT_MS = rounds({ usual: 1, thorough: 60_000 })
/** A press is answered within this, in milliseconds. The page waits no longer. */
const TOLD_MS = 10_000

const billing = await useBilling()
const { press, pay, orders, stock } = storeKit(billing)
const db = () => billing.context.db

/** A provider that takes calls and never answers, in the place of the sandbox. Gives what ends it. */
async function silence(): Promise<() => Promise<void>> {
  const { server } = billing.sandbox
  const { port } = server.address() as AddressInfo
  const taken = new Set<Socket>()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  const silent = createServer((socket) => {
    taken.add(socket)
    socket.on('error', () => undefined)
    socket.resume()
  })
  silent.listen(port, '127.0.0.1')
  await once(silent, 'listening')
  return async () => {
    for (const socket of taken) socket.destroy()
    await new Promise((resolve) => silent.close(resolve))
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    expect(taken.size).toBeGreaterThan(0)
  }
}

it('a silent provider is told within ten seconds, the shop works meanwhile, and a later press pays', async () => {
  const { people, ask } = billing.context
  const [wanted, other] = [await addProduct(db(), { stock: 20 }), await addProduct(db(), { stock: 20 })]
  const adult = () => people.adult()
  const buyers = {
    /** Never bought anything: the provider does not know them. */
    fresh: await adult(),
    /** Has the page of this very cart open. */
    open: await adult(),
    /** Has the page of another cart open, which has to be closed first. */
    moved: await adult(),
    /** Bought before. */
    known: await adult(),
  }
  await press(buyers.open, [[wanted, 1]])
  await press(buyers.moved, [[other, 1]])
  const bought = await press(buyers.known, [[other, 1]])
  await pay(bought.body.url)
  await billing.settle()

  const timed = async (buyer: Person) => {
    const begun = performance.now()
    const { status, body } = await press(buyer, [[wanted, 1]])
    return { status, words: body.error?.message, isInTime: performance.now() - begun < TOLD_MS }
  }
  const shopWorks = async (buyer: Person, product: TestProduct) => {
    const answers = [
      await ask(storeCatalogueApi.list, { params: { category: 'adults' }, query: {} }, { as: buyer }),
      await ask(storeCatalogueApi.readProduct, { params: { id: product.id } }, { as: buyer }),
      await ask(cartApi.addToCart, { body: { productId: product.id, quantity: 1 } }, { as: buyer }),
      await ask(cartApi.readCart, {}, { as: buyer }),
    ]
    return answers.map(({ status }) => status)
  }
  const speaks = await silence()
  const begun = performance.now()
  try {
    do {
      let isAnswered = false
      const pressing = Promise.all(Object.values(buyers).map(timed)).finally(() => (isAnswered = true))
      await sleep(500)
      expect(await shopWorks(await adult(), wanted)).toEqual([200, 200, 200, 200])
      // Looked at while all of them waited, or it would show nothing.
      expect(isAnswered).toBe(false)
      expect(await pressing).toEqual(
        Array.from({ length: 4 }, () => ({ status: 503, words: 'Checkout error', isInTime: true })),
      )
    } while (performance.now() - begun < SILENT_MS)
  } finally {
    await speaks()
  }

  for (const buyer of Object.values(buyers)) {
    const { status, body } = await press(buyer, [[wanted, 1]])
    expect(status).toBe(200)
    expect((await pay(body.url)).status).toBe(303)
  }
  await billing.settle()
  for (const buyer of Object.values(buyers))
    expect((await orders(buyer)).filter(({ status }) => status === 'paid')).toHaveLength(
      buyer === buyers.known ? 2 : 1,
    )
  // Four of the one; of the other what was bought before, and what was held is back.
  expect([await stock(wanted), await stock(other)]).toEqual([16, 19])
}, 180_000)
