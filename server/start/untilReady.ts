import { setTimeout as sleep } from 'node:timers/promises'
import { Stopped } from './runStep.ts'

/**
 * Waits until an address answers with a success. `giveUp` is asked in between and says why waiting is useless.
 * @throws Error with that reason, or when it takes longer than `timeoutMs`; Stopped when `signal` is aborted.
 */
export async function untilReady(
  url: string,
  options: { signal: AbortSignal; timeoutMs: number; giveUp: () => string | undefined },
): Promise<void> {
  const end = Date.now() + options.timeoutMs
  let last = 'no answer'
  for (;;) {
    if (options.signal.aborted) throw new Stopped()
    const reason =
      options.giveUp() ?? (Date.now() > end ? `${url} was not ready in time: ${last}` : undefined)
    if (reason) throw new Error(reason)
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(2_000), redirect: 'manual' })
      if (answer.status < 500) return
      last = await answer.text()
    } catch (error) {
      last = String((error as { cause?: unknown }).cause ?? error)
    }
    await sleep(100)
  }
}
