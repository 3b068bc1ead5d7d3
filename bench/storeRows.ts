import type { Data } from './kit/data.ts'
import type { Options } from './kit/options.ts'
import { startPayload } from './kit/payloadPeer.ts'
import { proxiedServer, startFastify, startHelper } from './kit/peers.ts'
import { goalTable, roundsTable, type Goal } from './kit/report.ts'
import { runRounds, type Rounds, type Runner } from './kit/rounds.ts'
import type { Server } from './kit/server.ts'
import { cartWrites, requireEqualCarts } from './suites/cart.ts'
import { lastItem } from './suites/store/lastItem.ts'
import { atHalfLoad, payloadLists, requireEqualLists, searchToScan, storeLists } from './suites/store/list.ts'
import { prepareStore } from './suites/store/prepare.ts'
import { productPages, requireEqualPages } from './suites/store/product.ts'
import {
  clearEvents,
  drain,
  requireEqualInboxes,
  webhookEvents,
  WEBHOOK_SECRET,
} from './suites/store/webhook.ts'

const log = (line: string) => process.stdout.write(`${line}\n`)

/** Products on the shelf. */
const sizes = { full: 50_000, quick: 5_000 } as const

/** The store: its shelf, a product's page, the cart, the inbox of payments, and the rush on a last item. */
export async function storeRows(data: Data, options: Options): Promise<Goal[]> {
  const products = sizes[options.quick ? 'quick' : 'full']
  log(`Loading ${products} products`)
  const people = await prepareStore(data, products)
  const servers: Server[] = []
  const start = async (starting: Promise<Server>) => {
    const server = await starting
    servers.push(server)
    return server
  }
  const goals: Goal[] = []
  const done = (row: string, measured: readonly Goal[]) => {
    log(`${row}\n${goalTable(measured)}\n`)
    goals.push(...measured)
  }
  const measured = async (row: string, runners: readonly Runner[]) => {
    for (const { server } of runners) server.pause()
    const rounds = await runRounds(runners, { pairs: options.pairs, seconds: options.windowSeconds })
    log(`\n${row}\n${roundsTable(rounds)}`)
    return rounds
  }
  try {
    const sandbox = await start(startHelper(data, 'sandbox'))
    const atSandbox = { SANDBOX_PORT: new URL(sandbox.url).port }
    const ours = await start(proxiedServer(data, atSandbox))
    const bare = await start(startFastify(data, { WEBHOOK_SECRET }))
    const peer = await startPayload(data, { quick: options.quick, log, rows: 'products' })
    const payload = 'server' in peer ? peer : undefined
    if (payload) servers.push(payload.server)
    else if ('skipped' in peer) log(`Payload's REST: skipped, ${peer.skipped}`)

    await requireEqualLists(people, { ours, bare, payload })
    await requireEqualPages(people, [ours, bare])
    await requireEqualCarts([people.at(-1)!, people.at(-5)!], [ours, bare])
    await requireEqualInboxes(data, [ours, bare])
    payload?.server.pause()

    const lists = await measured('store-list', [
      storeLists(ours, people),
      storeLists(bare, people),
      ...(payload ? [payloadLists(payload, people)] : []),
    ])
    done('store-list', [
      ...ratio('store-list, ours / fastify', lists, { peer: 'fastify', goal: 0.5 }),
      ...ratio('store-list, ours / Payload REST', lists, { peer: 'payload', goal: 10 }),
      await atHalfLoad(ours, people, lists.figures.ours!.perSecond),
      await searchToScan(data, products),
    ])
    await payload?.server.stop()
    const pages = await measured('product-page', [productPages(ours, people), productPages(bare, people)])
    done('product-page', ratio('product-page, ours / fastify', pages, { peer: 'fastify', goal: 0.5 }))
    const carts = await measured('cart-write', cartWrites([ours, bare], people))
    done('cart-write', ratio('cart-write, ours / fastify', carts, { peer: 'fastify', goal: 0.6 }))
    done('last-item', await lastItem(data, people, [ours, bare]))
    const events = await measured('webhook', [webhookEvents(ours), webhookEvents(bare)])
    // One that is stopped in the middle of a transaction would keep its locks.
    await bare.stop()
    ours.resume()
    await clearEvents(data)
    const worker = await start(startHelper(data, 'worker', atSandbox))
    done('webhook', [
      ...ratio('webhook, ours / fastify', events, { peer: 'fastify', goal: 0.6 }),
      ...(await drain(data, people, ours)),
    ])
    await worker.stop()
    return goals
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

function ratio(what: string, { ratios }: Rounds, { peer, goal }: { peer: string; goal: number }): Goal[] {
  const spread = ratios[peer]
  return spread ? [{ what, measured: spread.median, goal, isAtLeast: true, spread, unit: 'x' }] : []
}
