import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** Adds what a member lets their families see and send: both on, as new members have it. */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "profiles" ADD COLUMN "shares_presence" boolean DEFAULT true NOT NULL;
ALTER TABLE "profiles" ADD COLUMN "takes_thoughts" boolean DEFAULT true NOT NULL;
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "profiles" DROP COLUMN "shares_presence";
ALTER TABLE "profiles" DROP COLUMN "takes_thoughts";
`)
}
