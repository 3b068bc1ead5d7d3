import type { Sql } from '#services/database/db.ts'
import { seedMotivation, seedPrompts, seedTemplates } from '../factories/content.ts'
import { seedFlags } from '../factories/flags.ts'
import { seedLegal } from '../factories/legal.ts'
import { seedProtocol } from '../factories/protocol.ts'
import { seedRooms } from '../factories/rooms.ts'
import { seedPlans } from '../factories/plans.ts'
import { seedNationalLines } from '../factories/nationalLines.ts'
import { seedMoreTrivia, seedTriviaBank } from '../factories/triviaBank.ts'
import { runOnce } from '../runOnce.ts'
import { setDataset, datasetOf } from './state.ts'

/**
 * What every installation needs: flags, legal versions, national lines, plans, and the first
 * content. Runs with every release:
 * what is missing comes, what staff changed or removed stays that way. Wants a transaction.
 */
export async function seedMinimal(sql: Sql, { now }: { now: Date }): Promise<void> {
  await seedFlags(sql, now)
  await seedLegal(sql, now)
  await seedNationalLines(sql, now)
  await seedRooms(sql, now)
  await runOnce(sql, 'persona-templates', now, () => seedTemplates(sql, now))
  await runOnce(sql, 'journal-prompts', now, () => seedPrompts(sql, now))
  await runOnce(sql, 'motivational-content', now, () => seedMotivation(sql, now))
  await runOnce(sql, 'trivia-bank', now, () => seedTriviaBank(sql, now))
  await runOnce(sql, 'trivia-bank-more', now, () => seedMoreTrivia(sql, now))
  await runOnce(sql, 'plans', now, () => seedPlans(sql, now))
  await runOnce(sql, 'crisis-protocol', now, () => seedProtocol(sql, now))
  if ((await datasetOf(sql)) === null) await setDataset(sql, 'minimal', now)
}
