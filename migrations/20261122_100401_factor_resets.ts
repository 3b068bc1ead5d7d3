import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/**
 * Requests to remove the second factors of a member of staff. Who decides is neither the one it is for nor the one
 * who asked.
 */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
create table factor_resets (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  asked_by uuid not null references users (id) on delete cascade,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by uuid references users (id) on delete cascade,
  decided_at timestamptz,
  agreed boolean,
  constraint factor_resets_second_person_check check (decided_by <> user_id and decided_by <> asked_by),
  constraint factor_resets_decided_check check (num_nulls(decided_by, decided_at, agreed) in (0, 3))
);
create unique index factor_resets_open_idx on factor_resets (user_id) where decided_at is null;
create index factor_resets_expires_at_idx on factor_resets (expires_at);
create index factor_resets_asked_by_idx on factor_resets (asked_by);
create index factor_resets_decided_by_idx on factor_resets (decided_by);
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`drop table factor_resets;`)
}
