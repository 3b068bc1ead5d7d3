import { execFile } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { seedFlags } from '#seed/factories/flags.ts'
import { seedLegal } from '#seed/factories/legal.ts'
import type { BumpFigures } from '../peers/bumpWorker.ts'
import type { Data } from '../kit/data.ts'
import { spreadOf } from '../kit/figures.ts'
import { BENCH_ENV } from '../kit/peers.ts'
import type { Goal } from '../kit/report.ts'
import { startServer, type Server } from '../kit/server.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const [WHOLE, WITHOUT] = ['dist/server', 'dist/bench-without-gate']
/** Seconds a bump may take at 100,000 people. */
const BUMP_SECONDS_MAX = 1

/** Each part of the gate in the built server, and what is left without it. */
const cuts: readonly (readonly [RegExp, string])[] = [
  [/p\.legal_consents as agreed/, `'{}'::jsonb as agreed`],
  [/p\.parental_box_at is not null as is_box_ticked/, 'false as is_box_ticked'],
  [/p\.parental_confirmed_at is not null as is_box_confirmed/, 'false as is_box_confirmed'],
  [/p\.parental_withdrawn_at is not null as is_box_withdrawn/, 'false as is_box_withdrawn'],
  [/\$\{versionsInForce\} as legal_versions/, `'' as legal_versions`],
  [
    /coalesce\(\(select f\.enabled from feature_flags f where f\.flag_key = 'ff\.legal_gate'\), true\) as is_gated/,
    'true as is_gated',
  ],
  [/function consentOf\(row\) \{/, 'function consentOf(row) {\n  return null;'],
  [/function requireConsent\(actor, \{ beforeConsent \} = \{\}\) \{/, '$&\n  return;'],
]

/** Ours without the gate: the built server with its parts cut out. @throws Error when a part is not found. */
export async function startWithoutGate({ url }: Data): Promise<Server> {
  const folder = path.join(ROOT, WITHOUT)
  rmSync(folder, { recursive: true, force: true })
  cpSync(path.join(ROOT, WHOLE), folder, { recursive: true })
  // Chunks of earlier builds may lie there too; no entry leads to them.
  const found = cuts.map(() => false)
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.mjs'))) {
    const file = path.join(folder, name)
    const before = readFileSync(file, 'utf8')
    const after = cuts.reduce((text, [part, rest], index) => {
      if (!part.test(text)) return text
      found[index] = true
      return text.replace(part, rest)
    }, before)
    if (after !== before) writeFileSync(file, after)
  }
  const missed = cuts.filter((_, index) => !found[index]).map(([part]) => part.source)
  if (missed.length > 0) throw new Error(`the gate is built otherwise: ${missed.join('; ')}`)
  return startServer({
    name: 'without gate',
    args: [`${WITHOUT}/api.mjs`],
    env: (port) => ({ ...BENCH_ENV, PORT: String(port), DATABASE_URL: url }),
    firstPath: '/api/me',
  })
}

/** Puts the versions in force that members agreed to. */
export const prepareConsent = ({ db }: Pick<Data, 'db'>): Promise<void> =>
  db.tx(async (sql) => {
    await seedFlags(sql, new Date())
    await seedLegal(sql, new Date())
  })

/** consent-bump: a new version of the terms, in a process of its own with Payload loaded. */
export async function consentBump({ db, url, many }: Data): Promise<Goal> {
  const [people] = await db.query<{ count: number }>('select count(*) from profiles')
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--conditions=production', '--import', 'tsx', 'bench/peers/bumpWorker.ts'],
    ...[url, many[0]!.id],
  ])
  const { bumpMs } = JSON.parse(stdout) as BumpFigures
  const spread = spreadOf(bumpMs.map((ms) => ms / 1000))
  return {
    what: `consent-bump at ${people!.count} people`,
    measured: spread.max,
    goal: BUMP_SECONDS_MAX,
    isAtLeast: false,
    unit: ' s',
    spread,
  }
}
