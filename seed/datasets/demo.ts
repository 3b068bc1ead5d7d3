import type { Sql } from '#services/database/db.ts'
import { hashPassword } from '#lib/passwords/hash.ts'
import { cast, demoAccounts } from '../content/cast.ts'
import { seedCheckIns } from '../factories/checkIns.ts'
import { seedConsents, seedPendingConsents } from '../factories/consents.ts'
import { seedDataExport } from '../factories/dataExport.ts'
import { seedDesk } from '../factories/desk.ts'
import { seedDeletion } from '../factories/deletion.ts'
import { seedCoach } from '../factories/coach.ts'
import { seedFamilies } from '../factories/families.ts'
import { seedGuardianNotifications } from '../factories/guardianNotifications.ts'
import { seedJournal } from '../factories/journal.ts'
import { seedLanding } from '../factories/landing.ts'
import { emailOf, seedPeople } from '../factories/people.ts'
import { hasShelf, seedPurchaseRequests } from '../factories/purchaseRequests.ts'
import { seedRoomTalk } from '../factories/roomTalk.ts'
import { seedShifts } from '../factories/shifts.ts'
import { seedTraces } from '../factories/traces.ts'
import { seedTriviaPlayed } from '../factories/trivia.ts'
import { seedTriviaReview } from '../factories/triviaBank.ts'
import { seedTeamPlayers, seedTriviaBreaks } from '../factories/triviaBreaks.ts'
import { seedTriviaGeneration } from '../factories/triviaGeneration.ts'
import { seedTriviaWeekends } from '../factories/triviaWeekends.ts'
import { runOnce } from '../runOnce.ts'
import { seedMinimal } from './minimal.ts'
import { setDataset, datasetOf } from './state.ts'

/** The password of every account of the demo dataset. */
export const DEMO_PASSWORD = 'Harbor-Morning-26!'
/** An account a visitor can use. */
export type DemoAccount = { label: string; email: string }

/**
 * The minimal dataset and about sixty people with three months behind them. Dates end at `now`, so the dataset looks
 * alive; a second run changes nothing but the weekends of trivia, which go on. Gives the accounts a visitor can use.
 * Wants a transaction.
 * @throws when the database already holds people of its own: the password of these accounts is public.
 */
export async function seedDemo(sql: Sql, { now }: { now: Date }): Promise<DemoAccount[]> {
  await seedMinimal(sql, { now })
  // People in the middle of a session need it to be there.
  await seedTriviaWeekends(sql, now)
  if ((await datasetOf(sql)) !== 'demo') await fill(sql, now)
  await runOnce(sql, 'trivia-all-week', now, () => openTriviaAllWeek(sql))
  await runOnce(sql, 'trivia-breaks', now, () => seedTriviaBreaks(sql, now))
  await runOnce(sql, 'trivia-review', now, () => seedTriviaReview(sql, now))
  await runOnce(sql, 'trivia-generation', now, () => seedTriviaGeneration(sql, now))
  await runOnce(sql, 'trivia-teams', now, () => seedTeamPlayers(sql, now))
  await runOnce(sql, 'journal', now, () => seedJournal(sql, now))
  await runOnce(sql, 'landing-page', now, () => seedLanding(sql, now))
  await runOnce(sql, 'consent-ledger', now, () => seedConsents(sql, now))
  await runOnce(sql, 'consent-gate', now, () => seedPendingConsents(sql, now))
  await runOnce(sql, 'shifts', now, () => seedSafetyStaff(sql, now))
  await runOnce(sql, 'account-deletion', now, () => seedDeletion(sql, now))
  await runOnce(sql, 'data-export', now, () => seedDataExport(sql, now))
  await runOnce(sql, 'room-talk', now, () => seedRoomTalk(sql, now))
  // After the talk, whose messages have the first places in their rooms.
  await runOnce(sql, 'moderation-desk', now, () => seedDesk(sql, now))
  // After the shelf has products: a request is about one of them.
  if (await hasShelf(sql)) await runOnce(sql, 'purchase-requests', now, () => seedPurchaseRequests(sql, now))
  return demoAccounts.map(({ handle, label }) => ({ label, email: emailOf(handle) }))
}

/** Staff with the mark, also in a dataset from before there was one, and their rota. */
async function seedSafetyStaff(sql: Sql, now: Date): Promise<void> {
  const marked = cast.filter(({ mark }) => mark !== undefined)
  await seedPeople(sql, marked, { now, passwordHash: await hashPassword(DEMO_PASSWORD) })
  await seedShifts(sql, now)
}

async function fill(sql: Sql, now: Date): Promise<void> {
  const [found] = await sql.query<{ people: boolean }>('select exists (select 1 from users) as people')
  if (found!.people)
    throw new Error('This database holds people already. The demo dataset needs a database of its own.')
  const people = await seedPeople(sql, cast, { now, passwordHash: await hashPassword(DEMO_PASSWORD) })
  await seedCheckIns(sql, people, now)
  await seedCoach(sql, people, now)
  await seedGuardianNotifications(sql, now)
  await seedTraces(sql, people, now)
  await seedFamilies(sql, people, now)
  await seedTriviaPlayed(sql, people, now)
  await setDataset(sql, 'demo', now)
}

/** A newcomer plays on any day. Source: docs/rules/trivia.md all-week. */
async function openTriviaAllWeek(sql: Sql): Promise<void> {
  await sql.query(`update feature_flags set enabled = true where flag_key = 'ff.trivia_all_week'`)
}
