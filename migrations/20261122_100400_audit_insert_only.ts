import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/**
 * Rows of the audit trail are added and never changed or removed, whoever asks. A removed account therefore stays in
 * it as a bare id: the reference that emptied it on removal goes.
 */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
alter table admin_audit_logs drop constraint admin_audit_logs_admin_id_users_id_fk;
create function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  raise exception 'rows of the audit trail are only added' using errcode = 'insufficient_privilege';
end $$;
create trigger only_added before update or delete or truncate on admin_audit_logs
  for each statement execute function refuse_change_of_audit();
-- Also where a session says it is a replica, which silences ordinary triggers.
alter table admin_audit_logs enable always trigger only_added;
`)
}

/** Takes it back; rows of removed accounts lose their id. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
drop trigger only_added on admin_audit_logs;
drop function refuse_change_of_audit();
update admin_audit_logs set admin_id = null where admin_id not in (select id from users);
alter table admin_audit_logs add constraint admin_audit_logs_admin_id_users_id_fk
  foreign key (admin_id) references users (id) on delete set null;
`)
}
