import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** The journal: entries, how they are found, and what a guardian is told of a shared one. */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
-- Both are trusted: who owns the database may add them.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- Words as the search compares them, in any of our languages: small letters without accents or Arabic vowel signs, one form of
-- each Arabic letter. Letters of the first list become those of the second; what has none falls away. It costs
-- enough that the planner asks the index first.
create function journal_plain(words text) returns text language plpgsql immutable parallel safe cost 500 as $$ begin
  return translate(lower(normalize($1, NFKC)),
    'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇأإآٱىةـًٌٍَُِّْ',
    'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuuncاااايه');
end $$;
-- Named with its schema: indexes are built and restored without a search path.
create function journal_words(title text, body text, transcript text) returns text language sql immutable parallel safe as $$
  select public.journal_plain(coalesce($1, '') || E'\n' || $2 || E'\n' || coalesce($3, ''))
$$;

create table journal_entries (
  id uuid primary key not null,
  user_id uuid not null references users (id) on delete cascade,
  mood_id varchar, mood numeric, title varchar, body varchar not null, audio_url varchar, transcript varchar,
  tags jsonb default '[]'::jsonb not null,
  visibility varchar default 'private' not null,
  -- Derived, so that the two can never disagree.
  shared_with_parent boolean generated always as (visibility = 'guardian') stored not null,
  is_held boolean default false not null,
  date varchar not null,
  version numeric default 1 not null,
  updated_at timestamp(3) with time zone default now() not null,
  created_at timestamp(3) with time zone default now() not null,
  constraint journal_entries_mood_check check (mood between 1 and 5),
  constraint journal_entries_body_check check (char_length(body) between 1 and 20000),
  constraint journal_entries_title_check check (char_length(title) between 1 and 300),
  constraint journal_entries_tags_check check (jsonb_typeof(tags) = 'array'),
  constraint journal_entries_visibility_check check (visibility in ('private', 'guardian')),
  constraint journal_entries_date_check check (date ~ '^\\d{4}-\\d{2}-\\d{2}$'),
  constraint journal_entries_version_check check (version >= 1)
);
-- Pages of one person's list, their days, and their words and tags: every search stays within one person.
create index journal_entries_user_created_idx on journal_entries (user_id, created_at desc, id desc);
create index journal_entries_user_date_idx on journal_entries (user_id, date);
create index journal_entries_words_idx on journal_entries using gin (user_id, journal_words(title, body, transcript) gin_trgm_ops);
create index journal_entries_tags_idx on journal_entries using gin (user_id, tags);
create index journal_entries_updated_at_idx on journal_entries (updated_at);

-- An entry that is deleted takes its notices along.
alter table parent_notices add column entry_id uuid references journal_entries (id) on delete cascade;
create index parent_notices_entry_idx on parent_notices (entry_id);

-- Welcomed once for an account, on whatever device.
alter table profiles add column welcomed_at timestamp(3) with time zone;
`)
}

/** Takes it back, for a database nobody uses yet. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
alter table profiles drop column welcomed_at;
alter table parent_notices drop column entry_id;
drop table journal_entries;
drop function journal_words(text, text, text);
drop function journal_plain(text);
`)
}
