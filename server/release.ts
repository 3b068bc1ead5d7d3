import { parseArgs } from 'node:util'
import { closeServices, services } from '#services'
import { deleteAccountAtMachine } from '#operations/ops/deleteAccountAtMachine.ts'
import { grantOwner } from '#operations/ops/grantOwner.ts'
import { resetFactorAtMachine } from '#operations/ops/resetFactorAtMachine.ts'
import { DEMO_PASSWORD, seedDemo } from '#seed/datasets/demo.ts'
import { seedMinimal } from '#seed/datasets/minimal.ts'
import { seedFirstRecordings } from '#seed/datasets/recordings.ts'
import { seedDemoProvider } from '#seed/datasets/payments.ts'
import { seedDemoStore } from '#seed/datasets/store.ts'
import { seedVoiceNote } from '#seed/datasets/voiceNote.ts'
import { datasetOf } from '#seed/datasets/state.ts'
import type { Sql } from '#services/database/db.ts'
import { migrate } from './migrate.ts'

/**
 * One step before every start: migrations under a lock, then the content of a dataset, then, if asked, the first owner,
 * the end of a lost second factor, or the deletion of a member's account. `npm run release -- [--dataset minimal|demo]
 * [--owner mail@…] [--reset-factor mail@…] [--delete-account mail@…]`
 */
const { values } = parseArgs({
  options: {
    dataset: { type: 'string', default: 'minimal' },
    owner: { type: 'string' },
    'reset-factor': { type: 'string' },
    'delete-account': { type: 'string' },
  },
})
const made = services()
const log = (line: string) => process.stdout.write(`${line}\n`)

const DEMO_IS_PUBLIC =
  'the demo dataset has public passwords, so no other machine may get in. Use another database (DATABASE_URL or DATA_DIR), or loopback.'

try {
  if (!made.env.DATABASE_URL) throw new Error('DATABASE_URL is not set')
  if (values.dataset === 'demo' && made.env.isPublic) throw new Error(DEMO_IS_PUBLIC)
  await migrate(made.env.DATABASE_OWNER_URL ?? made.env.DATABASE_URL, log, made.env.DATABASE_URL)
  const now = made.clock.now()
  if (values.dataset === 'demo' && (await holdsRealPeople(made.db))) {
    // An operator's database: it gets what every installation needs, and no invented people.
    await made.db.tx((sql) => seedMinimal(sql, { now }))
    log('This database holds people already, so the demo dataset is left out.')
  } else if (values.dataset === 'demo') {
    const accounts = await made.db.tx((sql) => seedDemo(sql, { now }))
    await seedVoiceNote(made, now)
    await bringStore(now)
    log(`Demo accounts: ${JSON.stringify(accounts.map((one) => ({ ...one, password: DEMO_PASSWORD })))}`)
  } else if (values.dataset === 'minimal') {
    if ((await datasetOf(made.db)) === 'demo') throw new Error(DEMO_IS_PUBLIC)
    await made.db.tx((sql) => seedMinimal(sql, { now }))
  } else {
    throw new Error(`unknown dataset ${values.dataset}: use minimal or demo`)
  }
  await bringRecordings(now)
  if (values.owner) log(await made.db.tx((sql) => grantOwner(sql, { email: values.owner!, now })))
  const email = values['reset-factor']
  if (email) log(await made.db.tx((sql) => resetFactorAtMachine(sql, { email, now })))
  const leaving = values['delete-account']
  if (leaving) log(await made.db.tx((sql) => deleteAccountAtMachine(sql, { email: leaving, now })))
  log('Release done.')
} catch (error) {
  process.stderr.write(`Release failed: ${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await closeServices(made)
}

/** A store of files that is down must not hold up a release: the next one tries again. */
async function bringRecordings(now: Date): Promise<void> {
  try {
    await seedFirstRecordings(made.db, { now, files: made.files })
  } catch (error) {
    log(`The recordings are not there yet: ${(error as Error).message}`)
  }
}

async function bringStore(now: Date): Promise<void> {
  try {
    await seedDemoStore(made, now)
    await seedDemoProvider(made, now)
  } catch (error) {
    log(`Products and payments are not there yet: ${(error as Error).message}`)
  }
}

async function holdsRealPeople(sql: Sql): Promise<boolean> {
  if ((await datasetOf(sql)) === 'demo') return false
  return (await sql.query('select 1 from users limit 1')).length > 0
}
