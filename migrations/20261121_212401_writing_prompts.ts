import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/**
 * What a person is asked to write about, whether a model may write the question of their day, and how far they have
 * looked around. They hang on how somebody feels, so nobody but their operations opens them: no collection, no door
 * in the panel.
 */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
create table writing_prompts (
  id uuid primary key, user_id uuid not null references users (id) on delete cascade,
  -- Only the question of a day has one.
  day text check (day ~ '^\\d{4}-\\d{2}-\\d{2}$'),
  prompt text not null check (char_length(prompt) between 1 and 320),
  focus_area text not null check (focus_area in ('gratitude', 'self_reflection', 'emotions', 'growth', 'relationships', 'goals')),
  source text not null check (source in ('curated', 'model')),
  created_at timestamptz not null, closed_at timestamptz check (closed_at is null or day is not null),
  unique (user_id, day)
);
create index writing_prompts_recent_idx on writing_prompts (user_id, created_at desc);
create index writing_prompts_created_at_idx on writing_prompts (created_at);

create table ai_choices (
  user_id uuid primary key references users (id) on delete cascade,
  daily_from_model boolean not null, updated_at timestamptz not null
);

create table explored_resources (
  user_id uuid primary key references users (id) on delete cascade,
  items uuid[] not null, is_done boolean not null, updated_at timestamptz not null,
  check (not is_done or cardinality(items) = 0)
);
`)
}

/** Takes it back, for a database nobody uses yet. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`drop table explored_resources, ai_choices, writing_prompts;`)
}
