import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/**
 * Keys that were named by PostgreSQL, as table, column and table it names: their names become Payload's, by which it
 * finds them.
 */
const keys = [
  ['ai_choices', 'user_id', 'users'],
  ['ai_usage', 'user_id', 'users'],
  ['care_offers', 'user_id', 'users'],
  ['crisis_protocol_on_duty', 'user_id', 'users'],
  ['deleted_entries', 'user_id', 'users'],
  ['explored_resources', 'user_id', 'users'],
  ['factor_resets', 'user_id', 'users'],
  ['family_approvals', 'child_id', 'users'],
  ['family_approvals', 'link_id', 'guardian_links'],
  ['family_approvals', 'member_id', 'family_members'],
  ['journal_entries', 'user_id', 'users'],
  ['known_devices', 'user_id', 'users'],
  ['parent_notices', 'entry_id', 'journal_entries'],
  ['writing_prompts', 'user_id', 'users'],
] as const

/** Tables that hang on another by `_parent_id`. */
const parts = [
  'crisis_protocol_locales',
  'crisis_protocol_on_duty',
  'landing_page_sections',
  'landing_page_sections_locales',
  'legal_versions_locales',
  'media_locales',
] as const

/** Rules that were constraints and become the index Payload knows: table, constraint, index, columns. */
const rules = [
  ['ai_choices', 'ai_choices_user_key', 'ai_choices_user_idx', 'user_id'],
  ['ai_usage', 'ai_usage_user_day_key', 'user_day_2_idx', 'user_id, day'],
  ['care_offers', 'care_offers_user_key', 'care_offers_user_idx', 'user_id'],
  ['explored_resources', 'explored_resources_user_key', 'explored_resources_user_idx', 'user_id'],
  ['family_approvals', 'family_approvals_member_child_key', 'member_child_idx', 'member_id, child_id'],
  ['known_devices', 'known_devices_user_device_key', '"user_deviceId_idx"', 'user_id, device_id'],
  ['writing_prompts', 'writing_prompts_user_id_day_key', 'user_day_1_idx', 'user_id, day'],
] as const

const names = [
  ...keys.map(([table, column, other]) => [
    table,
    `${table}_${column}_fkey`,
    `${table}_${column}_${other}_id_fk`,
  ]),
  ...parts.map((table) => [table, `${table}__parent_id_fkey`, `${table}_parent_id_fk`]),
  ['factor_resets', 'factor_resets_asked_by_fkey', 'factor_resets_asked_by_id_users_id_fk'],
  ['factor_resets', 'factor_resets_decided_by_fkey', 'factor_resets_decided_by_id_users_id_fk'],
]

/**
 * The schema becomes the one Payload's collections describe: names of keys and rules, two columns Payload could not
 * read, defaults. A test message hangs on the profile, as its collection says, and still goes with the account. No
 * row is rewritten.
 */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
alter table factor_resets rename column asked_by to asked_by_id;
alter table factor_resets rename column decided_by to decided_by_id;
create index factor_resets_user_idx on factor_resets (user_id);

delete from test_messages t where not exists (select 1 from profiles p where p.id = t.user_id);
alter table test_messages drop constraint test_messages_user_id_users_id_fk,
  add constraint test_messages_user_id_profiles_id_fk foreign key (user_id) references profiles (id) on delete cascade;

alter table ai_choices alter column daily_from_model set default false;
alter table explored_resources alter column is_done set default false, alter column items set default '[]'::jsonb;
`)
  await db.execute(
    sql.raw(
      [
        ...names.map(([table, old, name]) => `alter table ${table} rename constraint ${old} to ${name};`),
        ...rules.map(
          ([table, constraint, index, columns]) =>
            `create unique index ${index} on ${table} (${columns}); alter table ${table} drop constraint ${constraint};`,
        ),
      ].join('\n'),
    ),
  )
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(
    sql.raw(
      [
        ...rules.map(
          ([table, constraint, index, columns]) =>
            `alter table ${table} add constraint ${constraint} unique (${columns}); drop index ${index};`,
        ),
        ...names.map(([table, old, name]) => `alter table ${table} rename constraint ${name} to ${old};`),
      ].join('\n'),
    ),
  )
  await db.execute(sql`
alter table explored_resources alter column is_done drop default, alter column items drop default;
alter table ai_choices alter column daily_from_model drop default;

alter table test_messages drop constraint test_messages_user_id_profiles_id_fk,
  add constraint test_messages_user_id_users_id_fk foreign key (user_id) references users (id) on delete cascade;

drop index factor_resets_user_idx;
alter table factor_resets rename column decided_by_id to decided_by;
alter table factor_resets rename column asked_by_id to asked_by;
`)
}
