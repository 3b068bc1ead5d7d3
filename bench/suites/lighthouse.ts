import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { existsSync } from 'node:fs'
import { freePort } from '../../server/start/ports.mjs'
import type { Data } from '../kit/data.ts'
import { buildSite } from '../kit/peers.ts'
import type { Goal } from '../kit/report.ts'
import type { Server } from '../kit/server.ts'
import { prepareConsent } from './consent.ts'

/** What Lighthouse judges, and what is asked for. Source: docs/benchmarks.md Pages. */
const judged = {
  performance: { landing: 100, dashboard: 90 },
  accessibility: { landing: 100, dashboard: 100 },
  'best-practices': { landing: 100, dashboard: 100 },
  // Signed-in pages are not for search engines.
  seo: { landing: 100, dashboard: null },
} as const
type Category = keyof typeof judged
const categories = Object.keys(judged) as Category[]

/** A page is judged so often; the median counts, because a busy machine makes one run slow. */
const RUNS = 3

/**
 * Lighthouse for phones (slow 4G, a processor four times slower) on the landing page and on a member's dashboard. Gives
 * a goal for each score, of 100.
 */
export async function pageScores(data: Data, server: Server): Promise<Goal[]> {
  await Promise.all([buildSite(), prepareConsent(data)])
  const port = await freePort()
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  if (!existsSync(executablePath)) throw new Error(`There is no Chromium at ${executablePath}.`)
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox'],
  })
  try {
    // The name the server knows itself by: it answers no form of another origin.
    const origin = server.url.replace('127.0.0.1', 'localhost')
    const cookie = `ek_session=${data.busy[0]!.token}`
    return [
      ...goalsOf('landing', await scoresOf(`${origin}/`, port)),
      ...goalsOf('dashboard', await scoresOf(`${origin}/dashboard`, port, { cookie })),
    ]
  } finally {
    await browser.close()
  }
}

type Scores = Record<Category, number>

async function scoresOf(url: string, port: number, extraHeaders?: Record<string, string>): Promise<Scores> {
  const runs: Scores[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(url, {
      port,
      onlyCategories: categories,
      formFactor: 'mobile',
      logLevel: 'error',
      ...(extraHeaders && { extraHeaders }),
    })
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'No result.')
    const { lhr } = result
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

const goalsOf = (page: 'landing' | 'dashboard', scores: Scores): Goal[] =>
  categories.flatMap((name) => {
    const goal = judged[name][page]
    return goal === null
      ? []
      : [{ what: `Lighthouse ${page}: ${name}`, measured: scores[name], goal, isAtLeast: true }]
  })

const median = (figures: number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!
