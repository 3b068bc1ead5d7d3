import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readEnv } from '#services/env.ts'
import { storeFor } from '#services/storage/store.ts'
import type { Data } from './kit/data.ts'
import type { Alone, Options } from './kit/options.ts'
import { buildSite, startFastify, startOurs } from './kit/peers.ts'
import { roomRows, withServers } from './roomRows.ts'
import { storeRows } from './storeRows.ts'
import { roundsTable, type Goal } from './kit/report.ts'
import { runRounds, type Rounds } from './kit/rounds.ts'
import type { Server } from './kit/server.ts'
import { consentBump, prepareConsent, startWithoutGate } from './suites/consent.ts'
import { dataExport } from './suites/dataExport.ts'
import { AUC_GOAL, distance, enumeration, type Route } from './suites/enumeration.ts'
import { erase } from './suites/erase.ts'
import { ourHistory } from './suites/history.ts'
import { journalSearch, writeEntries } from './suites/journalSearch.ts'
import { pageScores } from './suites/lighthouse.ts'
import { legalPage, sharePage } from './suites/legalPage.ts'
import { prepareTrivia, requireEqualTrivia, triviaAnswers, triviaOpens } from './suites/trivia.ts'
import { triviaRush } from './suites/triviaRush.ts'
import { weekCompose } from './suites/weekCompose.ts'

const log = (line: string) => process.stdout.write(`${line}\n`)

/** Rows of the table that can be measured alone, on data of their own or beside the others. */
export const rows: Readonly<Record<Alone, (data: Data, options: Options) => Promise<Goal[]>>> = {
  routes: async (data, { contactPairs }) => (await enumeration(data, contactPairs, log)).flatMap(routeGoals),
  search: (data) => withServers([() => startOurs(data)], ([ours]) => journalSearch(data, ours!)),
  export: async (data) => {
    await writeEntries(data, data.many.at(-3)!.id)
    return dataExport(data)
  },
  weeks: async (data) => [await weekCompose(data)],
  pages: async (data) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'evenkeel-bench-files-'))
    const files = storeFor(readEnv({ DATA_DIR: folder }))
    try {
      await buildSite()
      return await withServers([() => startOurs(data, { DATA_DIR: folder })], ([ours]) =>
        pageScores(data, ours!, files),
      )
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
  erase: async (data) => [await erase(data)],
  legal: (data, { pairs, windowSeconds: seconds }) =>
    withServers([() => startOurs(data), () => startFastify(data)], async ([ours, bare]) => {
      await sharePage(ours!, bare!)
      for (const server of [ours!, bare!]) server.pause()
      const rounds = await runRounds([legalPage(ours!), legalPage(bare!)], { pairs, seconds })
      log(`\nlegal-page\n${roundsTable(rounds)}`)
      return legalGoals(rounds)
    }),
  trivia: (data, options) =>
    withServers([() => startOurs(data), () => startFastify(data)], ([ours, bare]) =>
      trivia(data, options, { ours: ours!, bare: bare! }),
    ),
  consent: async (data, options) => [
    ...(await withServers([() => startOurs(data)], ([ours]) => consentCost(data, options, ours!))),
    await consentBump(data),
  ],
  rooms: roomRows,
  store: storeRows,
}

/** trivia-open, trivia-answer, trivia-rush. */
async function trivia(
  data: Data,
  { pairs, windowSeconds: seconds }: Options,
  { ours, bare }: { ours: Server; bare: Server },
): Promise<Goal[]> {
  await prepareTrivia(data)
  for (const server of [ours, bare]) server.resume()
  // Ours keeps flags for two seconds.
  await sleep(2_500)
  await requireEqualTrivia(data.db, [data.many.at(-1)!, data.many.at(-2)!], [ours, bare])
  for (const server of [ours, bare]) server.pause()
  log('trivia-open')
  const opens = await runRounds([triviaOpens(ours, data.many), triviaOpens(bare, data.many)], {
    pairs,
    seconds,
  })
  log('trivia-answer')
  const answers = await runRounds(triviaAnswers([ours, bare], data.many), { pairs, seconds })
  log('trivia-rush')
  const rush = await triviaRush(data, ours, bare)
  log(`\ntrivia-open\n${roundsTable(opens)}\n\ntrivia-answer\n${roundsTable(answers)}`)
  const ratio = (what: string, { ratios }: Rounds, goal: number): Goal => {
    const spread = ratios.fastify!
    return { what, measured: spread.median, goal, isAtLeast: true, spread, unit: 'x' }
  }
  return [
    ratio('trivia-open, ours / fastify', opens, 0.5),
    ratio('trivia-answer, ours / fastify', answers, 0.6),
    ...rush,
  ]
}

/** Asks both for the histories of some members, which opens their connections too. @throws Error when they differ. */
async function requireSame({ busy }: Data, ours: Server, without: Server): Promise<void> {
  for (const { token } of busy.slice(0, 20)) {
    const [one, other] = await Promise.all(
      [ours, without].map(async ({ url }) => {
        const answer = await fetch(`${url}/api/checkins`, { headers: { cookie: `ek_session=${token}` } })
        return `${answer.status} ${await answer.text()}`
      }),
    )
    if (one !== other || !one!.startsWith('200'))
      throw new Error(`histories differ:\n${one!.slice(0, 300)}\n${other!.slice(0, 300)}`)
  }
}

/** consent-cost: the history with the gate, to ours without it. */
async function consentCost(
  data: Data,
  { pairs, windowSeconds: seconds }: Options,
  ours: Server,
): Promise<Goal[]> {
  await prepareConsent(data)
  const without = await startWithoutGate(data)
  try {
    await requireSame(data, ours, without)
    for (const server of [ours, without]) server.pause()
    log('consent-cost')
    const rounds = await runRounds([ourHistory(ours, data.busy), ourHistory(without, data.busy)], {
      pairs,
      seconds,
    })
    log(`\nconsent-cost\n${roundsTable(rounds)}`)
    const spread = rounds.ratios[without.name]!
    const what = 'consent-cost, history with the gate / without'
    return [{ what, measured: spread.median, goal: 0.95, isAtLeast: true, spread, unit: 'x' }]
  } finally {
    await without.stop()
  }
}

/** Whether contacts are told apart at a door, and whether its answers differ. */
export const routeGoals = ({ route, auc, areEqual, pairs }: Route): Goal[] => [
  {
    what: `B6 ${route}, AUC from 0.5 (n=${pairs})`,
    measured: distance({ auc }),
    goal: Number((AUC_GOAL - 0.5).toFixed(2)),
    isAtLeast: false,
  },
  { what: `B6 ${route}, answers differ`, measured: areEqual ? 0 : 1, goal: 0, isAtLeast: false },
]

/** legal-page, by rounds of ours and a fastify that sends the same bytes. */
export function legalGoals({ ratios }: Rounds): Goal[] {
  const spread = ratios.fastify!
  const what = 'legal-page, ours / fastify sending the same bytes'
  return [{ what, measured: spread.median, goal: 0.5, isAtLeast: true, spread, unit: 'x' }]
}
