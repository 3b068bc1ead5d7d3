import type { Browser } from '@playwright/test'
import { median } from '../kit/figures.ts'
import type { Goal } from '../kit/report.ts'

/** A phone's processor beside this one. */
const SLOWER = 4
const RUNS = 5
const GOAL_MS = 300

/**
 * toast: a check-in is saved on a phone: milliseconds from the end of the server's answer until the toast that tells of
 * it is in the page. Median.
 */
export async function toastDelay(
  browser: Browser,
  url: string,
  people: readonly { token: string }[],
): Promise<Goal> {
  const delays: number[] = []
  for (const { token } of people.slice(0, RUNS)) delays.push(await delayOf(browser, url, token))
  return {
    what: 'toast, after the answer to a check-in, with a processor 4 times slower',
    measured: median(delays),
    goal: GOAL_MS,
    isAtLeast: false,
    unit: ' ms',
  }
}

async function delayOf(browser: Browser, url: string, token: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    await context.addCookies([
      { name: 'ek_session', value: token, url },
      { name: 'ek_in', value: '1', url },
    ])
    const page = await context.newPage()
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.getByRole('radio', { name: 'Happy' }).check({ force: true })
    const delay = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const at = { answered: 0, shown: 0 }
          // Functions with a name are not known in the page.
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as PerformanceResourceTiming[])
              if (entry.name.endsWith('/api/checkins')) at.answered = entry.responseEnd
            if (at.answered && at.shown) resolve(at.shown - at.answered)
          }).observe({ type: 'resource' })
          new MutationObserver(() => {
            if (!at.shown && document.querySelector('[data-tone=good]')) at.shown = performance.now()
            if (at.answered && at.shown) resolve(at.shown - at.answered)
          }).observe(document.body, { subtree: true, childList: true })
        }),
    )
    await page.getByRole('button', { name: 'Save check-in' }).click()
    return await delay
  } finally {
    await context.close()
  }
}
