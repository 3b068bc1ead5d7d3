import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/**
 * The answer to words of danger: whether the panel of help is offered, items for staff that count repeats, and the
 * protocol with who is on duty.
 */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
create table care_offers (
  user_id uuid primary key references users (id) on delete cascade, written_at timestamptz not null,
  times_put_away int not null default 0 check (times_put_away >= 0), put_away_at timestamptz,
  check ((times_put_away = 0) = (put_away_at is null))
);
create index care_offers_written_at_idx on care_offers (written_at);

alter table incidents add column place varchar check (place in ('check_in', 'reflection', 'journal')), add column count numeric,
  add column last_seen_at timestamp(3) with time zone, add column notes varchar;

create table crisis_protocol (
  id uuid primary key not null, duty_phone varchar, duty_mail varchar,
  updated_at timestamp(3) with time zone, created_at timestamp(3) with time zone
);
create table crisis_protocol_locales (
  watch varchar not null, concern varchar not null, urgent varchar not null, whom_to_call varchar not null, how_to_write varchar not null,
  id serial primary key not null, _locale "_locales" not null,
  _parent_id uuid not null references crisis_protocol (id) on delete cascade
);
create unique index crisis_protocol_locales_locale_parent_id_unique on crisis_protocol_locales (_locale, _parent_id);
create table crisis_protocol_on_duty (
  _order integer not null, _parent_id uuid not null references crisis_protocol (id) on delete cascade,
  id varchar primary key not null, user_id uuid references users (id) on delete set null
);
create index crisis_protocol_on_duty_order_idx on crisis_protocol_on_duty (_order);
create index crisis_protocol_on_duty_parent_id_idx on crisis_protocol_on_duty (_parent_id);
create index crisis_protocol_on_duty_user_idx on crisis_protocol_on_duty (user_id);
`)
}

/** Takes it back. Items for staff stay, without their place and count. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
drop table crisis_protocol_on_duty, crisis_protocol_locales, crisis_protocol, care_offers;
alter table incidents drop column place, drop column count, drop column last_seen_at, drop column notes;
`)
}
