import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** When the coach looks at somebody next, so that a round reads who is due and not everybody. Empty means at once. */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
alter table notification_preferences add column coach_next_at timestamp(3) with time zone;
create index notification_preferences_coach_next_idx on notification_preferences (coalesce(coach_next_at, '-infinity')) where coach_enabled;
drop index notification_preferences_enabled_idx;
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
create index notification_preferences_enabled_idx on notification_preferences (user_id) where coach_enabled;
drop index notification_preferences_coach_next_idx;
alter table notification_preferences drop column coach_next_at;
`)
}
