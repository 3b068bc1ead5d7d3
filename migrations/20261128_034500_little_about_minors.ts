import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/**
 * Cuts postal codes that were stored whole: nothing is kept of a child's, three characters of a teen's. Source:
 * docs/rules/account.md D-016.
 */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
UPDATE "profiles" SET "zipcode" = CASE WHEN "age_group" = 'teen' THEN left("zipcode", 3) END
WHERE "age_group" IN ('child', 'teen') AND "zipcode" IS NOT NULL;
`)
}

/** What was cut is gone. */
export async function down(): Promise<void> {}
