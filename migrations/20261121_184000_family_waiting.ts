import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** Whoever asks to join a family with minors waits for a yes (security T18, decision D-093). */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
alter table family_members drop constraint family_members_role_check;
alter table family_members add constraint family_members_role_check check (role in ('admin', 'member', 'waiting'));
`)
}

/** Takes it back, for a database nobody uses yet. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
delete from family_members where role = 'waiting';
alter table family_members drop constraint family_members_role_check;
alter table family_members add constraint family_members_role_check check (role in ('admin', 'member'));
`)
}
