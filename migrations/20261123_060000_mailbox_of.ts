import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/**
 * The mailbox behind an address, as `domain/account/mailbox.ts` reads it and `guardian_links.guardian_mailbox` stores it, and an index
 * of the confirmed ones: a minor's mailbox is found under any spelling.
 */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
create function mailbox_of(email varchar) returns varchar language sql immutable parallel safe as $$
  select replace(regexp_replace(lower(regexp_replace(email, '@[^@]*$', '')), '[+].*$', ''), '.', '') || '@' ||
    regexp_replace(regexp_replace(lower(substring(email from '[^@]*$')), '[.]$', ''), '^googlemail[.]com$', 'gmail.com')
$$;
create index users_mailbox_idx on users (mailbox_of(email)) where email_verified_at is not null;
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
drop index users_mailbox_idx;
drop function mailbox_of(varchar);
`)
}
