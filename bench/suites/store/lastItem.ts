import http from 'node:http'
import type { BenchPerson, Data } from '../../kit/data.ts'
import { median } from '../../kit/figures.ts'
import type { Asked } from '../../kit/load.ts'
import type { Goal } from '../../kit/report.ts'
import type { Server } from '../../kit/server.ts'
import { asMember } from '../rooms/prepare.ts'
import { sendAll, type Answered } from './atOnce.ts'
import { FIRST_WRITTEN, productId } from './prepare.ts'

/** Rushes on each server, and buyers of each. */
const [RUSHES, WARM_UPS, BUYERS] = [20, 3, 50]
const GOAL = 1.5
/** Answers to the one who gets it, and to the others. */
const [WON, SOLD_OUT] = [200, 409]

const checkoutAsked = (url: string, person: BenchPerson, n: number): Asked => ({
  method: 'POST',
  path: '/api/functions/create-product-checkout',
  headers: asMember(url, person),
  body: JSON.stringify({ cartItems: [{ productId: productId(n), quantity: 1 }] }),
})

/**
 * last-item: 50 buyers press at once for a product of which there is one, on each server in turn. The slowest
 * hundredth of those who are told that it is gone; who gets it waits for the provider, which the bare server does not
 * have.
 */
export async function lastItem(
  { db }: Data,
  people: readonly BenchPerson[],
  servers: readonly [Server, Server],
): Promise<Goal[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: BUYERS })
  const times = servers.map(() => [] as number[])
  let [product, buyer, sold] = [FIRST_WRITTEN + 50, 0, 0]
  for (const server of servers) server.resume()
  for (let rush = -WARM_UPS; rush < RUSHES; rush += 1) {
    for (const which of rush % 2 === 0 ? [0, 1] : [1, 0]) {
      product += 1
      if (product % 50 === 0) product += 1
      await db.query('update products set stock = 1 where id = $1', [productId(product)])
      const url = servers[which]!.url
      const asked = Array.from({ length: BUYERS }, () => {
        buyer += 1
        return checkoutAsked(url, people[buyer % people.length]!, product)
      })
      const answers = await sendAll(url, asked, agent)
      requireOneWinner(servers[which]!.name, answers)
      if (rush < 0) continue
      sold += 1
      times[which]!.push(...answers.filter(({ status }) => status === SOLD_OUT).map(({ ms }) => ms))
    }
  }
  agent.destroy()
  for (const server of servers) server.pause()
  const [mine, limit] = times.map((all) => all.sort((a, b) => a - b)[Math.floor(all.length * 0.99)]!)
  const [ours, bare] = times.map(median)
  return [
    {
      what: `last-item, ${sold} rushes of ${BUYERS}, p50 ${ours!.toFixed(0)} / ${bare!.toFixed(0)} ms, p99 ${mine!.toFixed(0)} ms, ours / fastify`,
      measured: mine! / limit!,
      goal: GOAL,
      isAtLeast: false,
      unit: 'x',
    },
  ]
}

function requireOneWinner(name: string, answers: readonly Answered[]): void {
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length
  if (count(WON) !== 1 || count(SOLD_OUT) !== BUYERS - 1)
    throw new Error(`${name}: ${answers.map(({ status }) => status).join(' ')}`)
}
