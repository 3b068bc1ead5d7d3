import type { Db } from '#services/database/db.ts'
import { addAccounts, addPreferences } from './factories.ts'
import type { TestContext } from './testContext.ts'
import { asOwner } from './database.ts'

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Actual Rows': number; Plans?: Plan[] }
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** What a statement reads of `notification_preferences`: rows, and the ways they were read. */
export async function readingOf(db: Db, statement: string, values: unknown[]) {
  const [row] = await db.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, format json) ${statement}`,
    values,
  )
  const reads = nodesOf(row!['QUERY PLAN'][0].Plan).filter(
    (node) => node['Relation Name'] === 'notification_preferences',
  )
  return {
    rows: Math.max(0, ...reads.map((node) => node['Actual Rows'])),
    ways: reads.map((node) => node['Node Type']),
  }
}

/** Adds 4,000 adults whose preferences have these columns too. */
export async function addThousands(
  { db, databaseUrl }: TestContext,
  columns: Readonly<Record<string, unknown>>,
): Promise<void> {
  const many = await addAccounts(db, 4_000, 'many')
  await addPreferences(
    db,
    many.map(({ id }) => ({
      user_id: id,
      coach_windows: ['09:00', '17:00'],
      coach_channels: ['in_app'],
      quiet_start: '21:00',
      quiet_end: '07:00',
      ...columns,
    })),
  )
  await asOwner(databaseUrl, 'analyze notification_preferences')
}
