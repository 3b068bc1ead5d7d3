import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** A place for deleted entries until their 30 days are over; and tags without the hash some were typed with. */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
CREATE TABLE "trashed_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"mood_id" varchar,
	"mood" numeric,
	"title" varchar,
	"body" varchar NOT NULL,
	"audio_url" varchar,
	"transcript" varchar,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_held" boolean DEFAULT false NOT NULL,
	"date" varchar NOT NULL,
	"version" numeric DEFAULT 1 NOT NULL,
	"deleted_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "trashed_entries" ADD CONSTRAINT "trashed_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "trashed_entries_user_idx" ON "trashed_entries" USING btree ("user_id");
CREATE INDEX "trashed_entries_deleted_at_idx" ON "trashed_entries" USING btree ("deleted_at");
CREATE INDEX "trashed_entries_updated_at_idx" ON "trashed_entries" USING btree ("updated_at");
CREATE INDEX "trashed_entries_created_at_idx" ON "trashed_entries" USING btree ("created_at");

-- '#sleep' and 'sleep' are one tag now.
update journal_entries e set tags = (
  select coalesce(jsonb_agg(tag order by n), '[]'::jsonb) from (
    select distinct on (lower(tag)) tag, n from (
      select ltrim(t.tag, '# ') as tag, t.n from jsonb_array_elements_text(e.tags) with ordinality as t (tag, n)) as plain
    where tag <> '' order by lower(tag), n) as kept)
where exists (select 1 from jsonb_array_elements_text(e.tags) as tag where tag like '#%');
`)
}

/** Takes the trash back, for a database nobody uses yet; tags stay as they are. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
DROP TABLE "trashed_entries" CASCADE;
`)
}
