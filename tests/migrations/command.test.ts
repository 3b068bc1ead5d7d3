import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { configSchema, type Snapshot } from '../../scripts/migration/configSchema.ts'
import { writeMigration } from '../../scripts/migration/writeMigration.ts'

let schema: Awaited<ReturnType<typeof configSchema>>
let folder: string

beforeAll(async () => {
  schema = await configSchema()
})
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'evenkeel-migrations-'))
  cpSync('migrations', folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string) =>
  writeMigration({ folder, name, now: new Date('2027-01-02T03:04:05Z'), ...schema })
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const contents = () => Object.fromEntries(readdirSync(folder).map((file) => [file, read(file)]))

/** Makes the snapshot one of a time before the profile had that column. */
function forget(column: string): void {
  const snapshot = JSON.parse(read('schema.json')) as Snapshot & {
    tables: Record<string, { columns: Record<string, unknown> }>
  }
  delete snapshot.tables['public.profiles']!.columns[column]
  writeFileSync(path.join(folder, 'schema.json'), JSON.stringify(snapshot))
}

it('writes nothing while the config and the last migration agree', async () => {
  const before = contents()
  expect(await write('nothing')).toBeUndefined()
  expect(contents()).toEqual(before)
})

it('writes a change, lists it last, and then agrees again', async () => {
  const before = contents()
  forget('welcomed_at')
  expect(await write('add_welcome')).toBe('20270102_030405_add_welcome')
  const source = read('20270102_030405_add_welcome.ts')
  const [up, down] = source.split('export async function down')
  expect(up).toContain('ALTER TABLE "profiles" ADD COLUMN "welcomed_at" timestamp(3) with time zone;')
  expect(down).toContain('ALTER TABLE "profiles" DROP COLUMN "welcomed_at";')
  // What was listed stays as it is, in its order.
  const listed = read('index.ts').split('\n')
  expect(listed.filter((line) => !line.includes('add_welcome')).join('\n')).toBe(before['index.ts'])
  expect(listed.filter((line) => line.includes('add_welcome'))).toEqual([
    `import * as addWelcome from './20270102_030405_add_welcome.ts'`,
    `  { name: '20270102_030405_add_welcome', up: addWelcome.up, down: addWelcome.down },`,
  ])
  expect(listed.at(-3)).toContain('add_welcome')
  expect(readdirSync(folder).filter((file) => file.endsWith('.json'))).toEqual(['schema.json'])
  expect(await write('nothing')).toBeUndefined()
})

it('rejects a name that is taken, and writes nothing', async () => {
  forget('welcomed_at')
  const before = contents()
  await expect(write('journal')).rejects.toThrow('There is a migration of that name: journal')
  expect(contents()).toEqual(before)
})

it('lists every migration once, in the order in which databases ran them', () => {
  const files = readdirSync('migrations').filter((file) => /^\d.*\.ts$/.test(file))
  const listed = [...read('index.ts').matchAll(/name: '(\w+)'/g)].map(([, name]) => name)
  expect([...listed].sort()).toEqual(files.map((file) => file.slice(0, -'.ts'.length)))
  // The one pair that ran the other way round out there.
  expect(listed.indexOf('20261121_184000_family_waiting')).toBe(
    listed.indexOf('20261121_181555_guardian_wishes') - 1,
  )
})
