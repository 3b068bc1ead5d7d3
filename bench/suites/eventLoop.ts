import { rateLimits } from '#domain/api/rateLimits.ts'
import { anyOf, type BenchPerson } from '../kit/data.ts'
import type { Server } from '../kit/server.ts'

const AT_ONCE = 16
const REQUESTS = 800

/** How long the process kept requests waiting under load, as it says itself at `/healthz`, in milliseconds. */
export type LoopDelay = { p99Ms: number; maxMs: number }

/** B9: sixteen members load their dashboards without a pause; how long does the event loop keep the others waiting? */
export async function loopDelay(server: Server, people: readonly BenchPerson[]): Promise<LoopDelay> {
  server.resume()
  // The server was stopped between windows; what that took is not to be counted.
  await askDelay(server)
  let left = REQUESTS
  const load = async () => {
    while (left-- > 0) {
      const cookie = `ek_session=${anyOf(people).token}`
      await (await fetch(`${server.url}/api/dashboard`, { headers: { cookie } })).text()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, load))
  const delay = await askDelay(server)
  server.pause()
  return delay
}

/** Checks of a password that one address may ask for in a minute. */
const CHECKS = rateLimits.passwordCheck.max

/**
 * B9: a stranger uses up the limit of password checks with the text that takes longest; how long do the others wait?
 */
export async function loopDelayOfChecks(server: Server): Promise<LoopDelay> {
  server.resume()
  await askDelay(server)
  const check = () =>
    fetch(`${server.url}/api/auth/check-password`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: server.url.replace('127.0.0.1', 'localhost'),
      },
      body: JSON.stringify({ password: '1@!$5'.repeat(25) }),
    }).then(async (answer) => {
      await answer.text()
      // A rejected call is no load.
      if (![200, 503].includes(answer.status))
        throw new Error(`a check of a password answered ${answer.status}`)
    })
  await Promise.all(Array.from({ length: CHECKS }, check))
  const delay = await askDelay(server)
  server.pause()
  return delay
}

const askDelay = async ({ url }: Server): Promise<LoopDelay> =>
  ((await (await fetch(`${url}/healthz`)).json()) as { eventLoop: LoopDelay }).eventLoop
