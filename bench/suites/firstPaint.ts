import type { Browser } from '@playwright/test'
import { median } from '../kit/figures.ts'
import type { Goal } from '../kit/report.ts'

/** Slow 4G, as Lighthouse has it: milliseconds there and back, and bytes a second both ways. */
const SLOW_4G = {
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
/** A phone's processor beside this one. */
const SLOWER = 4
const RUNS = 5
/** Milliseconds without anything new after which a page is whole. */
const QUIET_MS = 1_500
const GOALS = { seconds: 3, requests: 25 }

/**
 * first-paint: a member's dashboard on a phone that knows nothing of it yet: seconds until its largest element is
 * drawn, and how many requests it takes until it rests. Medians.
 */
export async function firstPaint(
  browser: Browser,
  url: string,
  cookies: Record<string, string>,
): Promise<Goal[]> {
  const runs: { seconds: number; requests: number }[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await firstLoad(browser, url, cookies))
  const middle = (pick: (run: (typeof runs)[number]) => number) => median(runs.map(pick))
  return [
    {
      what: 'first-paint, dashboard on slow 4G with a processor 4 times slower',
      measured: middle(({ seconds }) => seconds),
      goal: GOALS.seconds,
      isAtLeast: false,
      unit: ' s',
    },
    {
      what: 'first-paint, requests of the dashboard',
      measured: middle(({ requests }) => requests),
      goal: GOALS.requests,
      isAtLeast: false,
    },
  ]
}

async function firstLoad(browser: Browser, url: string, cookies: Record<string, string>) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    let requests = 0
    page.on('request', () => (requests += 1))
    page.on('websocket', () => (requests += 1))
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(QUIET_MS)
    const ms = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          })
        }),
    )
    return { seconds: ms / 1000, requests }
  } finally {
    await context.close()
  }
}
