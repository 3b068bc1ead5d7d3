import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** What a recording is made from, how long it is, and how the player draws it. */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
CREATE TYPE "public"."enum_audio_made_from" AS ENUM('tones', 'read', 'recorded');
ALTER TABLE "audio" ADD COLUMN "made_from" "enum_audio_made_from";
ALTER TABLE "audio" ADD COLUMN "seconds" numeric;
ALTER TABLE "audio" ADD COLUMN "wave" jsonb;
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "audio" DROP COLUMN "made_from";
ALTER TABLE "audio" DROP COLUMN "seconds";
ALTER TABLE "audio" DROP COLUMN "wave";
DROP TYPE "public"."enum_audio_made_from";
`)
}
