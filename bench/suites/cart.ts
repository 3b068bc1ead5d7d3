import { anyOf, type BenchPerson } from '../kit/data.ts'
import type { Asked } from '../kit/load.ts'
import type { Runner } from '../kit/rounds.ts'
import type { Server } from '../kit/server.ts'
import { asMember } from './rooms/prepare.ts'
import { FIRST_WRITTEN, productId } from './store/prepare.ts'

/** Products that are put into carts: few, so that a cart has a usual length. */
const written = Array.from({ length: 12 }, (_, index) => FIRST_WRITTEN + index).filter((n) => n % 50 !== 0)

const cartAsked = (url: string, person: BenchPerson, n: number): Asked => ({
  method: 'POST',
  path: '/api/cart/items',
  headers: asMember(url, person),
  body: JSON.stringify({ productId: productId(n), quantity: 1 }),
})

/** cart-write: one more of a product, members in turn, answered with the whole cart. */
export function cartWrites(servers: readonly Server[], people: readonly BenchPerson[]): Runner[] {
  // Members write in turn, so that each stays below the limit.
  let next = 0
  return servers.map((server) => ({
    server,
    workload: {
      next: () => {
        next += 1
        return cartAsked(server.url, people[next % people.length]!, anyOf(written))
      },
      isRepeatable: false,
    },
  }))
}

/** Lets both put the same into two empty carts and compares them. @throws Error when they differ */
export async function requireEqualCarts(
  people: readonly [BenchPerson, BenchPerson],
  servers: readonly [Server, Server],
): Promise<void> {
  const carts: string[] = []
  for (const [index, { name, url }] of servers.entries()) {
    for (const n of written.slice(0, 3)) {
      const { method, path, headers, body } = cartAsked(url, people[index]!, n)
      const answer = await fetch(url + path, { method, headers, body: body! })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${text}`)
      const { items, subtotalCents } = JSON.parse(text) as { items: object[]; subtotalCents: number }
      carts[index] = JSON.stringify([items, subtotalCents])
    }
  }
  if (carts[0] !== carts[1]) throw new Error(`carts differ:\n${carts.join('\n')}`)
}
