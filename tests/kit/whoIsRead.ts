import type { Db } from '#services/database/db.ts'
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
  await db.query(
    `insert into users (id, email, password_hash) select gen_random_uuid(), 'many' || n || '@test.example', 'none' from generate_series(1, 4000) n`,
  )
  await db.query(
    `insert into profiles (id, username, age_group, time_zone, selected_focus_areas, subscription_status)
     select id, split_part(email, '@', 1), 'adult', 'UTC', '[]', 'free' from users where email like 'many%'`,
  )
  const names = Object.keys(columns)
  await db.query(
    `insert into notification_preferences (id, user_id, coach_windows, coach_channels, quiet_start, quiet_end, ${names.join(', ')})
     select gen_random_uuid(), id, '["09:00","17:00"]', '["in_app"]', '21:00', '07:00', ${names.map((_, at) => `$${at + 1}`).join(', ')}
     from users where email like 'many%'`,
    Object.values(columns),
  )
  await asOwner(databaseUrl, 'analyze notification_preferences')
}
