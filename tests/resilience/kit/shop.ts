import { afterAll, beforeAll } from 'vitest'
import { freePort } from '#server/start/ports.mjs'
import { closeServices, createServices, type Services } from '#services'
import { sandboxAccount } from '#services/payments/sandbox/account.ts'
import { signatureOf } from '#services/payments/sandbox/deliver.ts'
import type { Person } from '#tests/kit/people.ts'
import { testEnv } from '#tests/kit/testContext.ts'
import { ownCluster, type OwnCluster } from './ownCluster.ts'
import { startProcess, type Process } from './processes.ts'

/** What a process answered. Status 0: there was no answer at all. */
export type Answer<T = unknown> = { status: number; body: T }

/** Api processes, a worker and test payments on a database that a test may take away. */
export type Shop = {
  readonly services: Services
  readonly cluster: OwnCluster
  /** Names of all processes, as `kill` and `start` take them. The sandbox delivers its events to `api0`. */
  readonly names: readonly string[]
  /** Ends processes at once, as a crash does. */
  kill: (...names: readonly string[]) => Promise<void>
  /** Starts them again. */
  start: (...names: readonly string[]) => Promise<void>
  /** Asks an api, by its number from 0, for a call of the product. */
  call: <T>(api: number, path: string, as: Person, body: object) => Promise<Answer<T>>
  /** Sends the form of a page of the provider, through an api. */
  pay: (api: number, url: string, form: Record<string, string>) => Promise<number>
  /** Delivers an event of the provider to an api, signed. */
  deliver: (api: number, event: object) => Promise<number>
  /** @throws Error with its words when a process ended that was not killed */
  requireAlive: () => void
}

/** Starts them for the tests of a file and ends them after it. */
export function useShop(apis: number): Shop {
  const shop = {} as { -readonly [K in keyof Shop]: Shop[K] }
  const running = new Map<string, Process>()

  beforeAll(async () => {
    const cluster = await ownCluster()
    const ports = await Promise.all(Array.from({ length: apis }, freePort))
    const [sandboxPort, healthPort] = [await freePort(), await freePort()]
    const origin = `http://localhost:${ports[0]}`
    const common = {
      DATABASE_URL: cluster.url,
      PUBLIC_ORIGIN: origin,
      CHANNELS_URL: `http://127.0.0.1:${ports[0]}`,
      SANDBOX_PORT: String(sandboxPort),
      WORKER_HEALTH_PORT: String(healthPort),
      DATABASE_POOL_MAX: '6',
      EVENKEEL_LOCAL: 'true',
    }
    const starts = new Map<string, () => Promise<Process>>([
      ['worker', () => startProcess('worker', common, `http://127.0.0.1:${healthPort}/healthz`)],
      [
        'sandbox',
        () =>
          startProcess(
            'sandbox',
            { ...common, PORT: String(ports[0]) },
            `http://127.0.0.1:${sandboxPort}/readyz`,
          ),
      ],
    ])
    for (const [index, port] of ports.entries()) {
      const settings = { ...common, PORT: String(port), EMBEDDED_SMTP_PORT: String(await freePort()) }
      starts.set(`api${index}`, () => startProcess('api', settings, `http://127.0.0.1:${port}/healthz`))
    }
    shop.cluster = cluster
    shop.services = createServices(testEnv(cluster.url, { SANDBOX_PORT: String(sandboxPort) }))
    shop.names = [...starts.keys()]
    shop.start = async (...names) => {
      await Promise.all(names.map(async (name) => running.set(name, await starts.get(name)!())))
    }
    shop.kill = async (...names) => {
      await Promise.all(names.map((name) => running.get(name)!.kill()))
      for (const name of names) running.delete(name)
    }
    shop.requireAlive = () => {
      for (const [name, process] of running)
        if (process.exitCode() !== null) throw new Error(`${name} ended by itself: ${process.words()}`)
    }
    shop.call = async <T>(api: number, path: string, as: Person, body: object) => {
      const headers = { 'content-type': 'application/json', origin, cookie: as.cookie }
      const { status, text } = await send(`http://127.0.0.1:${ports[api]}/api${path}`, {
        headers,
        body: JSON.stringify(body),
      })
      return { status, body: (status === 0 ? {} : JSON.parse(text)) as T }
    }
    shop.pay = async (api, url, form) => {
      const { pathname } = new URL(url)
      const page = `http://127.0.0.1:${ports[api]}${pathname}`
      // As a browser on that page sends it.
      return (await send(page, { headers: { origin }, body: new URLSearchParams(form) })).status
    }
    shop.deliver = async (api, event) => {
      const body = JSON.stringify(event)
      const { webhookSecret } = sandboxAccount(shop.services.env)
      const headers = {
        'content-type': 'application/json',
        'stripe-signature': signatureOf(body, webhookSecret),
      }
      return (await send(`http://127.0.0.1:${ports[api]}/api/webhooks/stripe`, { headers, body })).status
    }
    await shop.start(...shop.names)
  }, 240_000)
  afterAll(async () => {
    await Promise.all([...running.values()].map((process) => process.kill()))
    await closeServices(shop.services)
    await shop.cluster.remove()
  }, 60_000)
  return shop
}

type Sent = { headers: Record<string, string>; body: string | URLSearchParams }

async function send(url: string, { headers, body }: Sent): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual' })
    return { status: answer.status, text: await answer.text() }
  } catch {
    return { status: 0, text: '' }
  }
}
