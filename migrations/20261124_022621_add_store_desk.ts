import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/**
 * Products can be archived, which takes them off the desk where deleting is not possible; columns of the provider's
 * plugin, and of a bucket for pictures and files.
 */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "products" ADD COLUMN "is_archived" boolean DEFAULT false NOT NULL;
ALTER TABLE "products" ADD COLUMN "stripe_i_d" varchar;
ALTER TABLE "products" ADD COLUMN "skip_sync" boolean;
ALTER TABLE "_products_v" ADD COLUMN "version_is_archived" boolean DEFAULT false NOT NULL;
ALTER TABLE "_products_v" ADD COLUMN "version_stripe_i_d" varchar;
ALTER TABLE "_products_v" ADD COLUMN "version_skip_sync" boolean;
ALTER TABLE "product_images" ADD COLUMN "prefix" varchar DEFAULT 'product-images';
ALTER TABLE "product_images" ADD COLUMN "_objectkey" varchar;
ALTER TABLE "digital_assets" ADD COLUMN "prefix" varchar DEFAULT 'digital-assets';
ALTER TABLE "digital_assets" ADD COLUMN "_objectkey" varchar;
`)
}

/** Removes the columns. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "products" DROP COLUMN "is_archived";
ALTER TABLE "products" DROP COLUMN "stripe_i_d";
ALTER TABLE "products" DROP COLUMN "skip_sync";
ALTER TABLE "_products_v" DROP COLUMN "version_is_archived";
ALTER TABLE "_products_v" DROP COLUMN "version_stripe_i_d";
ALTER TABLE "_products_v" DROP COLUMN "version_skip_sync";
ALTER TABLE "product_images" DROP COLUMN "prefix";
ALTER TABLE "product_images" DROP COLUMN "_objectkey";
ALTER TABLE "digital_assets" DROP COLUMN "prefix";
ALTER TABLE "digital_assets" DROP COLUMN "_objectkey";
`)
}
