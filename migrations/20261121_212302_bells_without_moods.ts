import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

// What a guardian's bell said of a check-in before it stopped naming the mood, in each language: where the part
// begins that has to go, and how the sentence ends without it. Both kinds had a mood, or said that it was not shared.
const TAILS = sql.raw(`(values
  (' checked in(: | [(]).*$', ' checked in'),
  (' hizo un registro(: | [(]).*$', ' hizo un registro'),
  (' a fait le point( : | [(]).*$', ' a fait le point'),
  ('^(تسجيل جديد من .*?)(: | [(]).*$', '\\1')
) as tail (said, without)`)

/**
 * Takes the moods out of old bells of guardians. The rows stay: when they came and whether they were read is the
 * guardian's. Rows without a mood are not touched, so a second run changes nothing; a few thousand rows in a
 * statement.
 */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
do $$
declare
  batch constant int := 5000;
  cleaned int;
begin
  loop
    update notifications n set updated_at = now(), payload_json =
      jsonb_set(n.payload_json, '{message}', to_jsonb(regexp_replace(n.payload_json ->> 'message', tail.said, tail.without)))
    from ${TAILS}
    where n.payload_json ->> 'message' ~ tail.said and n.id in (
      select o.id from notifications o join ${TAILS} on o.payload_json ->> 'message' ~ tail.said
      where o.type = 'guardian_alert' and o.key like 'parent:%' limit batch);
    get diagnostics cleaned = row_count;
    exit when cleaned = 0;
  end loop;
end $$;
`)
}

/** What was taken out is gone, as it should be. */
export async function down(_: MigrationArgs): Promise<void> {}
