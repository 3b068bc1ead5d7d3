import type { Log } from '#services/log/log.ts'

/**
 * Asks the panel for its first page once, as no one: Next loads the page and Payload on the first request, which takes
 * seconds that the first member of staff would wait. Never rejects: a panel that cannot answer yet answers later.
 */
export async function warmPanel(url: string, log: Pick<Log, 'info' | 'warn'>): Promise<void> {
  const started = performance.now()
  try {
    const answer = await fetch(url, { redirect: 'manual' })
    await answer.arrayBuffer()
    log.info({ status: answer.status, ms: Math.round(performance.now() - started) }, 'admin warm')
  } catch (error) {
    log.warn({ err: error }, 'the staff panel could not be loaded ahead')
  }
}
