import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/**
 * A role given or taken away ends the person's live connections once it is committed, whichever door it came through.
 * The queue may not be there yet in an empty database.
 */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
create function end_connections_of_role() returns trigger language plpgsql as $$
declare
  person uuid := coalesce(new.user_id, old.user_id);
begin
  if to_regproc('graphile_worker.add_job') is not null and person is not null then
    perform graphile_worker.add_job('account.endConnections', json_build_object('userId', person),
      job_key => 'account.endConnections:' || person);
  end if;
  return null;
end $$;
create trigger end_connections after insert or update or delete on user_roles
  for each row execute function end_connections_of_role();
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
drop trigger end_connections on user_roles;
drop function end_connections_of_role();
`)
}
