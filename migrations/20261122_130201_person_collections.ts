import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/**
 * Every table that names a person is a collection, which needs an id of its own. What was the key stays unique.
 * The resources a person opened are a list Payload can read.
 */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
alter table known_devices drop constraint known_devices_pkey, add column id uuid not null default gen_random_uuid(),
  add primary key (id), add constraint known_devices_user_device_key unique (user_id, device_id);
alter table ai_choices drop constraint ai_choices_pkey, add column id uuid not null default gen_random_uuid(),
  add primary key (id), add constraint ai_choices_user_key unique (user_id);
alter table ai_usage drop constraint ai_usage_pkey, add column id uuid not null default gen_random_uuid(),
  add primary key (id), add constraint ai_usage_user_day_key unique (user_id, day);
alter table care_offers drop constraint care_offers_pkey, add column id uuid not null default gen_random_uuid(),
  add primary key (id), add constraint care_offers_user_key unique (user_id);
alter table family_approvals drop constraint family_approvals_pkey, add column id uuid not null default gen_random_uuid(),
  add primary key (id), add constraint family_approvals_member_child_key unique (member_id, child_id);
alter table explored_resources drop constraint explored_resources_pkey, add column id uuid not null default gen_random_uuid(),
  add primary key (id), add constraint explored_resources_user_key unique (user_id),
  drop constraint explored_resources_check;
alter table explored_resources alter column items type jsonb using to_jsonb(items),
  add constraint explored_resources_check check (not is_done or items = '[]');
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
alter table explored_resources drop constraint explored_resources_check;
alter table explored_resources add column opened uuid[];
update explored_resources e set opened = array(select value::uuid from jsonb_array_elements_text(e.items));
alter table explored_resources drop column items;
alter table explored_resources rename column opened to items;
alter table explored_resources alter column items set not null,
  add constraint explored_resources_check check (not is_done or cardinality(items) = 0),
  drop constraint explored_resources_user_key, drop column id, add primary key (user_id);
alter table family_approvals drop constraint family_approvals_member_child_key, drop column id, add primary key (member_id, child_id);
alter table care_offers drop constraint care_offers_user_key, drop column id, add primary key (user_id);
alter table ai_usage drop constraint ai_usage_user_day_key, drop column id, add primary key (user_id, day);
alter table ai_choices drop constraint ai_choices_user_key, drop column id, add primary key (user_id);
alter table known_devices drop constraint known_devices_user_device_key, drop column id, add primary key (user_id, device_id);
`)
}
