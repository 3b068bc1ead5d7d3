/** Prints what belongs to a feature: `npm run feature checkins`. Without a name: all features in a line each. */
import { features, type Feature } from '#domain/features.ts'
import type { Served } from '#endpoints/_kit/serve.ts'
import { filesOf, messagesOf } from './feature/filesOf.ts'

// A reader that has enough, as `head`, closes the pipe.
process.stdout.on('error', () => process.exit())
const log = (line = '') => process.stdout.write(`${line}\n`)
const texts = (tree: unknown): number =>
  typeof tree === 'string'
    ? 1
    : Object.values((tree ?? {}) as object).reduce<number>((sum, part) => sum + texts(part), 0)

/** The contracts that files of endpoints list, each once. */
async function served(files: readonly string[]): Promise<Served[]> {
  const modules = await Promise.all(
    files.map((file) => import(`../${file}`) as Promise<Record<string, unknown>>),
  )
  const lists = modules.flatMap((module) => Object.values(module)).filter((list) => Array.isArray(list))
  return [...new Set(lists.flat() as Served[])]
}
/** How many texts a feature has in one language. */
async function textsOf(feature: Feature): Promise<number> {
  const groups = await Promise.all(
    messagesOf(feature).map((name) => import(`../messages/en/${name}.ts`) as Promise<object>),
  )
  return texts(groups)
}

const [asked] = process.argv.slice(2)
if (!asked) {
  for (const [feature, about] of Object.entries(features)) {
    const own = filesOf(feature as Feature)
    const count = [...own.values()].flat().length
    const contracts = (await served(own.get('endpoints') ?? [])).length
    log(
      `${feature.padEnd(14)} ${String(contracts).padStart(2)} operations, ${String(count).padStart(3)} files  ${about}`,
    )
  }
} else if (!(asked in features)) {
  process.stderr.write(`No feature ${asked}. There are: ${Object.keys(features).join(', ')}\n`)
  process.exitCode = 2
} else {
  const feature = asked as Feature
  log(`${feature}: ${features[feature]}`)
  const own = filesOf(feature)
  const contracts = await served(own.get('endpoints') ?? [])
  if (contracts.length > 0) log('\ncontracts')
  for (const { contract } of contracts)
    log(
      `  ${contract.method.toUpperCase().padEnd(6)} /api${contract.path}  (${contract.auth}, limit ${contract.limit})`,
    )
  for (const [kind, files] of own) log(`\n${kind}\n${files.map((file) => `  ${file}`).join('\n')}`)
  log(`\nmessages  ${await textsOf(feature)} texts in each language`)
}
