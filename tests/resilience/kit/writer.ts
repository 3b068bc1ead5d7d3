import { setTimeout as sleep } from 'node:timers/promises'
import type { Person } from '#tests/kit/people.ts'

/** What became of one request. Status 0: there was no answer at all (rejected or broken connection). */
export type Outcome = { status: number; code?: string; retryAfter: string | null; ms: number; at: number }

/** Sends JSON as a member on our own page. Never rejects. */
export async function send(
  url: string,
  origin: string,
  as: Person,
  body: object,
  headers: Record<string, string> = {},
): Promise<Outcome> {
  const at = performance.now()
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie: as.cookie, ...headers },
      body: JSON.stringify(body),
    })
    const said = (await answer.json()) as { error?: { code: string } }
    return {
      status: answer.status,
      code: said.error?.code,
      retryAfter: answer.headers.get('retry-after'),
      ms: performance.now() - at,
      at,
    }
  } catch {
    return { status: 0, retryAfter: null, ms: performance.now() - at, at }
  }
}

/** Does what the site does with a draft: sends the same thing until it is stored. Gives every outcome on the way. */
export async function sendUntilStored(
  attempt: () => Promise<Outcome>,
  { pauseMs = 250, tries = 200 } = {},
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (let left = tries; left > 0; left -= 1) {
    const outcome = await attempt()
    outcomes.push(outcome)
    if (outcome.status >= 200 && outcome.status < 300) return outcomes
    await sleep(pauseMs)
  }
  throw new Error(`not stored after ${tries} tries; last: ${JSON.stringify(outcomes.at(-1))}`)
}
