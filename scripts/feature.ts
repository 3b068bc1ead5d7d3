/** Prints what belongs to a feature: `npm run feature checkins`. Without a name: all features in a line each. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { features, type Feature } from '#domain/features.ts'
import type { Served } from '#endpoints/_kit/serve.ts'
import { en } from '#messages/en/index.ts'

const kinds = [
  'domain',
  'collections',
  'globals',
  'endpoints',
  'operations',
  'hooks',
  'jobs',
  'site/src/features',
  'site/src/pages',
  'admin',
  'tests/domain',
  'tests/operations',
  'tests/endpoints',
  'tests/site/features',
  'tests/site/pages',
  'tests/jobs',
  'tests/admin',
  'tests/e2e',
]
const log = (line = '') => process.stdout.write(`${line}\n`)
const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder).flatMap((name) => {
        const at = path.join(folder, name)
        return statSync(at).isDirectory() ? filesIn(at) : [at]
      })
    : []
const texts = (tree: unknown): number =>
  typeof tree === 'string'
    ? 1
    : Object.values((tree ?? {}) as object).reduce<number>((sum, part) => sum + texts(part), 0)
const served = async (feature: string): Promise<Served[]> => {
  const file = [`${feature}.ts`, `${feature}/index.ts`].find((name) => existsSync(`endpoints/${name}`))
  if (!file) return []
  const own = (await import(`#endpoints/${file}`)) as Record<string, Served[]>
  return own[`${feature}Endpoints`] ?? []
}

const [asked] = process.argv.slice(2)
if (!asked) {
  for (const [feature, about] of Object.entries(features)) {
    const count = kinds.reduce((sum, kind) => sum + filesIn(path.join(kind, feature)).length, 0)
    if (count > 0)
      log(
        `${feature.padEnd(14)} ${String((await served(feature)).length).padStart(2)} operations, ${String(count).padStart(3)} files  ${about}`,
      )
  }
} else if (!(asked in features)) {
  process.stderr.write(`No feature ${asked}. There are: ${Object.keys(features).join(', ')}\n`)
  process.exitCode = 2
} else {
  log(`${asked}: ${features[asked as Feature]}`)
  const own = await served(asked)
  if (own.length > 0) log('\ncontracts')
  for (const { contract } of own)
    log(
      `  ${contract.method.toUpperCase().padEnd(6)} /api${contract.path}  (${contract.auth}, limit ${contract.limit})`,
    )
  for (const kind of kinds) {
    const own = path.join(kind, `${asked}.ts`)
    const files = [...(existsSync(own) ? [own] : []), ...filesIn(path.join(kind, asked))]
    if (files.length > 0) log(`\n${kind}\n${files.map((file) => `  ${file}`).join('\n')}`)
  }
  log(`\nmessages  ${texts((en as Record<string, unknown>)[asked])} texts in each language`)
}
