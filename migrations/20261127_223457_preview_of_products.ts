import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/** A product can have the address of a page that shows a part of it. */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "products" ADD COLUMN "preview_url" varchar;
ALTER TABLE "_products_v" ADD COLUMN "version_preview_url" varchar;
`)
}

/** Removes the column. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "products" DROP COLUMN "preview_url";
ALTER TABLE "_products_v" DROP COLUMN "version_preview_url";
`)
}
