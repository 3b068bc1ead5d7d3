import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import type { Snapshot, Steps } from './configSchema.ts'

/**
 * The one snapshot: the schema of the config at the last migration. Payload would take it too, as the newest JSON of
 * the folder.
 */
const SNAPSHOT = 'schema.json'

type Request = { folder: string; name: string; now: Date; present: Snapshot; empty: Snapshot; steps: Steps }

/**
 * Writes the migration from the snapshot to the present schema, lists it in `index.ts` and replaces the snapshot.
 * Returns its name. Writes nothing and returns undefined where both are the same. Rejects a name that is taken.
 */
export async function writeMigration(request: Request): Promise<string | undefined> {
  const { folder, name, now, present, empty, steps } = request
  const snapshot = path.join(folder, SNAPSHOT)
  const before = existsSync(snapshot) ? (JSON.parse(readFileSync(snapshot, 'utf8')) as Snapshot) : empty
  const up = await steps(before, present)
  if (up.length === 0) return undefined
  if (readdirSync(folder).some((file) => file.replace(/^\d{8}_\d{6}_/, '') === `${name}.ts`))
    throw new Error(`There is a migration of that name: ${name}`)
  const down = await steps(present, before)
  const stamped = `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '_')}_${name}`
  const index = path.join(folder, 'index.ts')
  const source = await pretty(sourceOf(up, down))
  const list = await pretty(listed(readFileSync(index, 'utf8'), name, stamped))
  writeFileSync(path.join(folder, `${stamped}.ts`), source)
  writeFileSync(index, list)
  writeFileSync(snapshot, `${JSON.stringify(present, null, 2)}\n`)
  return stamped
}

const sourceOf = (
  up: string[],
  down: string[],
): string => `import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** Says what changes and why. */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql\`
${up.map(escaped).join('\n')}
\`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql\`
${down.map(escaped).join('\n')}
\`)
}
`

const escaped = (statement: string): string => statement.replaceAll(/\\|`|\$\{/g, '\\$&')

// The newest is the last, whatever its stamp: databases out there keep the order in which they ran the others.
function listed(index: string, name: string, stamped: string): string {
  const module = name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())
  const imports = index.lastIndexOf('\nimport ') + 1
  const end = index.indexOf('\n', imports) + 1
  const close = index.lastIndexOf(']')
  return [
    index.slice(0, end),
    `import * as ${module} from './${stamped}.ts'\n`,
    index.slice(end, close),
    `  { name: '${stamped}', up: ${module}.up, down: ${module}.down },\n`,
    index.slice(close),
  ].join('')
}

async function pretty(source: string): Promise<string> {
  return format(source, { ...(await resolveConfig('migrations/index.ts')), parser: 'typescript' })
}
