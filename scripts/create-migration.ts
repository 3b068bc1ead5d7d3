/**
 * Writes a migration from the difference between the config and the snapshot of the last migration: `npm run migration
 * <name>`.
 */
import { configSchema } from './migration/configSchema.ts'
import { writeMigration } from './migration/writeMigration.ts'

const [name] = process.argv.slice(2)
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  process.stderr.write('Name the migration in snake_case: npm run migration add_chat_rooms\n')
  process.exit(2)
}
const written = await writeMigration({
  folder: 'migrations',
  name,
  now: new Date(),
  ...(await configSchema()),
}).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
process.stdout.write(
  written
    ? `Written: migrations/${written}.ts, migrations/index.ts and migrations/schema.json. Read the SQL, and say in its docstring what it does.\n`
    : 'The config and the last migration agree: nothing to write.\n',
)
process.exit(0)
