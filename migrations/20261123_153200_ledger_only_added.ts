import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/**
 * Rows of the consent ledger are only added. Of a row only the person can be taken out: the account, the guardian, the
 * address and the browser.
 */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
create function refuse_change_of_consent() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and
    to_jsonb(new) - '{user_id,guardian_id,guardian_link,key,accepted_ip,user_agent,updated_at}'::text[] =
    to_jsonb(old) - '{user_id,guardian_id,guardian_link,key,accepted_ip,user_agent,updated_at}'::text[]
  then
    return new;
  end if;
  raise exception 'rows of the consent ledger are only added' using errcode = 'insufficient_privilege';
end $$;
create trigger only_added before update or delete on consent_ledger
  for each row execute function refuse_change_of_consent();
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
drop trigger only_added on consent_ledger;
drop function refuse_change_of_consent();
`)
}
