import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll } from 'vitest'
import { freePort } from '#server/start/ports.mjs'
import { closeServices, createServices, type Services } from '#services'
import type { Person } from '#tests/kit/people.ts'
import { testEnv } from '#tests/kit/testContext.ts'
import { ownCluster, type OwnCluster } from './ownCluster.ts'
import { startProcess, type Process } from './processes.ts'

/** An api in a process of its own, on a database of its own. */
export type Api = {
  readonly process: Process
  /** Where pages say they come from. */
  readonly origin: string
  /** Where requests go. */
  readonly address: string
  readonly services: Services
}

/**
 * Starts an api for the tests of a file and ends it after them. It believes `X-Forwarded-For`, so that requests can
 * come from many networks.
 */
export function useApi(): Api {
  const api = {} as { -readonly [K in keyof Api]: Api[K] }
  let cluster: OwnCluster
  beforeAll(async () => {
    cluster = await ownCluster()
    const [port, mailPort] = [await freePort(), await freePort()]
    api.origin = `http://localhost:${port}`
    api.address = `http://127.0.0.1:${port}`
    api.process = await startProcess(
      'api',
      {
        DATABASE_URL: cluster.url,
        PORT: String(port),
        EMBEDDED_SMTP_PORT: String(mailPort),
        TRUSTED_PROXIES: '1',
      },
      `${api.address}/healthz`,
    )
    api.services = createServices(testEnv(cluster.url))
  })
  afterAll(async () => {
    await api.process.kill('SIGTERM')
    await closeServices(api.services)
    await cluster.remove()
  })
  return api
}

/** Answers that are measured at least, so that the slowest of a hundred is one of many. */
const ANSWERS_MIN = 150

/**
 * Asks a page at a steady pace until it is over, also while earlier questions wait: else one long wait would count
 * once, however many it would have kept waiting. Gives how long each answer took, in milliseconds.
 */
export async function keepAsking(
  { address }: Api,
  { path, as, everyMs }: { path: string; as: Person; everyMs: number },
  until: () => boolean,
): Promise<number[]> {
  const answers: Promise<number>[] = []
  while (!until() || answers.length < ANSWERS_MIN) {
    answers.push(timeOf(`${address}${path}`, as.cookie))
    await sleep(everyMs)
  }
  return Promise.all(answers)
}

async function timeOf(url: string, cookie: string): Promise<number> {
  const from = performance.now()
  await (await fetch(url, { headers: { cookie } })).text()
  return performance.now() - from
}
