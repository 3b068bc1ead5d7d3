import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** Staff can empty the monthly limit of minors: then there is none until a guardian sets one. */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "store_settings" ALTER COLUMN "monthly_cap_cents" DROP NOT NULL;
`)
}

/** An empty limit becomes the one of before. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
UPDATE "store_settings" SET "monthly_cap_cents" = 5000 WHERE "monthly_cap_cents" IS NULL;
ALTER TABLE "store_settings" ALTER COLUMN "monthly_cap_cents" SET NOT NULL;
`)
}
