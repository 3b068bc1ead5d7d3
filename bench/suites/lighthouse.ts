import { chromium, type Browser } from '@playwright/test'
import lighthouse from 'lighthouse'
import { existsSync } from 'node:fs'
import { freePort } from '../../server/start/ports.mjs'
import { adults } from '#seed/content/store/adults.ts'
import { productId } from '#seed/factories/productId.ts'
import { makeProductFiles } from '#seed/factories/productFiles.ts'
import { seedShelf } from '#seed/factories/store.ts'
import type { FileStore } from '#services/storage/port.ts'
import { unpin } from '../kit/cores.ts'
import type { Data } from '../kit/data.ts'
import type { Goal } from '../kit/report.ts'
import type { Server } from '../kit/server.ts'
import { prepareConsent } from './consent.ts'
import { firstPaint } from './firstPaint.ts'
import { staffView } from './staffView.ts'
import { toastDelay } from './toastDelay.ts'

/** What Lighthouse judges, and what is asked for. Source: docs/benchmarks.md Pages. */
const judged = {
  performance: { landing: 100, dashboard: 90, store: 95 },
  accessibility: { landing: 100, dashboard: 100, store: 95 },
  'best-practices': { landing: 100, dashboard: 100, store: 95 },
  // Signed-in pages are not for search engines.
  seo: { landing: 100, dashboard: null, store: 95 },
} as const
type Category = keyof typeof judged
const categories = Object.keys(judged) as Category[]

/** A page is judged so often; the median counts, because a busy machine makes one run slow. */
const RUNS = 3

/**
 * Lighthouse for phones (slow 4G, a processor four times slower) on the landing page, on a member's dashboard and on
 * the store as a reader who is signed out meets it. Gives a goal for each score, of 100. The site has to be built
 * before the server starts, which keeps the list of its files. `files`: where the server finds pictures.
 */
export async function pageScores(data: Data, server: Server, files: FileStore): Promise<Goal[]> {
  await prepareConsent(data)
  const [made, now] = [await makeProductFiles(), new Date()]
  await data.db.tx((sql) => seedShelf(sql, files, { made, now }))
  const port = await freePort()
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  if (!existsSync(executablePath)) throw new Error(`There is no Chromium at ${executablePath}.`)
  unpin(process.pid)
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox'],
  })
  try {
    // The name the server knows itself by: it answers no form of another origin.
    const origin = server.url.replace('127.0.0.1', 'localhost')
    // With a confirmed address, as nearly all members have after their first day: the line that asks for it is four
    // files more. Without flags English alone is offered, so the member speaks it.
    const [member] = await data.db.query<{ id: string }>(
      `update users set email_verified_at = now()
       where id = (select id from profiles where id = any($1::uuid[]) and language = 'en' limit 1) returning id`,
      [data.busy.map(({ id }) => id)],
    )
    const { token } = data.busy.find(({ id }) => id === member!.id)!
    // As sign-in leaves them: the page reads the hint and the language beside the session.
    const cookies = { ek_session: token, ek_in: '1', ek_lang: 'en' }
    return [
      ...(await firstPaint(browser, `${origin}/dashboard`, cookies)),
      await toastDelay(browser, `${origin}/dashboard`, data.busy),
      await staffView(data, browser),
      ...goalsOf('landing', 'landing', await scoresOf(`${origin}/`, port)),
      ...goalsOf('store', 'store', await scoresOf(`${origin}/store`, port)),
      ...goalsOf('store', 'shelf', await scoresOf(`${origin}/store/adults`, port)),
      ...goalsOf('store', 'product', await scoresOf(`${origin}/store/product/${productId(shown.key)}`, port)),
      // Last: its cookies are those of the whole browser.
      ...goalsOf(
        'dashboard',
        'dashboard',
        await scoresOf(`${origin}/dashboard`, port, () => signIn(browser, origin, cookies)),
      ),
    ]
  } finally {
    await browser.close()
  }
}

/** A product that is for everyone, and so open to readers who are signed out. */
const shown = adults.find(({ restriction, isDraft }) => restriction === 'all' && !isDraft)!

type Scores = Record<Category, number>
/** What has to be done before each load. */
type Before = (() => Promise<void>) | undefined
type LighthouseResult = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/**
 * Sets the cookies of a member where Lighthouse opens its pages: beside our own, where only cookies of the whole
 * browser are. They are gone after one run.
 */
async function signIn(browser: Browser, url: string, cookies: Record<string, string>): Promise<void> {
  const devtools = await browser.newBrowserCDPSession()
  await devtools.send('Storage.setCookies', {
    cookies: Object.entries(cookies).map(([name, value]) => ({ name, value, url })),
  })
  await devtools.detach()
}

/** One run. Lighthouse now and then misses the start of a load; then it looks again. */
async function judge(url: string, port: number, before: Before, tries = 3): Promise<LighthouseResult> {
  await before?.()
  const settings = { port, onlyCategories: categories, formFactor: 'mobile', logLevel: 'error' } as const
  const result = await lighthouse(url, settings)
  if (result && !result.lhr.runtimeError) return result.lhr
  if (tries > 1) return judge(url, port, before, tries - 1)
  throw new Error(result?.lhr.runtimeError?.message ?? 'No result.')
}

async function scoresOf(url: string, port: number, before?: Before): Promise<Scores> {
  const runs: Scores[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const lhr = await judge(url, port, before)
    if (lhr.finalDisplayedUrl !== url) throw new Error(`${url} led to ${lhr.finalDisplayedUrl}.`)
    runs.push(
      Object.fromEntries(
        categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
      ) as Scores,
    )
  }
  return Object.fromEntries(
    categories.map((name) => [name, median(runs.map((scores) => scores[name]))]),
  ) as Scores
}

const goalsOf = (kind: 'landing' | 'dashboard' | 'store', page: string, scores: Scores): Goal[] =>
  categories.flatMap((name) => {
    const goal = judged[name][kind]
    return goal === null
      ? []
      : [{ what: `Lighthouse ${page}: ${name}`, measured: scores[name], goal, isAtLeast: true }]
  })

const median = (figures: number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!
