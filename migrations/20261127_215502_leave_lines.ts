import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** A message outlives its author as a line without words: it may have none. */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "chat_messages" DROP CONSTRAINT "chat_messages_user_id_users_id_fk";

ALTER TABLE "chat_messages" ALTER COLUMN "user_id" DROP NOT NULL;
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
`)
}

/** Such lines go, as messages did. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "chat_messages" DROP CONSTRAINT "chat_messages_user_id_users_id_fk";

DELETE FROM "chat_messages" WHERE "user_id" IS NULL;
ALTER TABLE "chat_messages" ALTER COLUMN "user_id" SET NOT NULL;
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
`)
}
