/** Writes a migration from the difference between the collections and the last migration's snapshot: `npm run migration <name>`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { getPayload } from 'payload'
import config from '#payload-config'

const [migrationName] = process.argv.slice(2)
if (!migrationName || !/^[a-z][a-z0-9_]*$/.test(migrationName)) {
  process.stderr.write('Name the migration in snake_case: npm run migration add_chat_rooms\n')
  process.exit(2)
}
// No connection is needed: the comparison is with the snapshot beside the last migration.
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
await payload.db.createMigration({ payload, migrationName, forceAcceptWarning: true })

// The template asks for Payload and its request; ours are SQL and nothing else (`migrations/args.ts`).
const written = readdirSync('migrations').find((name) => name.endsWith(`_${migrationName}.ts`))!
const file = `migrations/${written}`
const [, ...rest] = readFileSync(file, 'utf8').split('\n')
const head = [
  "import { sql } from '@payloadcms/db-postgres/drizzle'",
  "import type { MigrationArgs } from './args.ts'",
]
const ours = [...head, ...rest]
  .join('\n')
  .replaceAll(/\{ db, payload, req \}: Migrate(Up|Down)Args/g, '{ db }: MigrationArgs')
writeFileSync(file, ours)
process.stdout.write(`Written: ${file}. Add it to migrations/index.ts by hand, with its extension.\n`)
process.exit(0)
