import pg from 'pg'

/** How the username of a member begins who is asked again after a bump, as everyone is outside of the journeys. */
export const ASKED_AGAIN = 'bumped-'

/**
 * Lets the members of all journeys agree to a new version in the moment it takes effect, but those whose username says
 * otherwise: a bump is for everyone, and journeys that run meanwhile must not meet it.
 */
export async function agreeAtOnce(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(`
      create or replace function agree_at_once() returns trigger language plpgsql security definer as $$
      begin
        update profiles set legal_consents = legal_consents || jsonb_build_object(new.document_type::text, new.version)
        where username not like '${ASKED_AGAIN}%' and legal_consents <> '{}'::jsonb;
        return null;
      end $$;
      create trigger agree_at_once after insert or update on legal_versions
        for each row when (new.active) execute function agree_at_once()`)
  } finally {
    await client.end()
  }
}
