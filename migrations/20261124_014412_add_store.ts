import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/**
 * Adds the store: products with their pictures and files, carts, orders with their timeline, the library, refunds,
 * requests of minors, and reviews.
 */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
CREATE TYPE "public"."enum_products_category" AS ENUM('kids', 'teens', 'adults', 'elders');
CREATE TYPE "public"."enum_products_product_type" AS ENUM('physical', 'digital');
CREATE TYPE "public"."enum_products_age_restriction" AS ENUM('all', 'teen', 'adult', 'elder');
CREATE TYPE "public"."enum_products_shipping_profile" AS ENUM('standard', 'light', 'bulky');
CREATE TYPE "public"."enum__products_v_version_category" AS ENUM('kids', 'teens', 'adults', 'elders');
CREATE TYPE "public"."enum__products_v_version_product_type" AS ENUM('physical', 'digital');
CREATE TYPE "public"."enum__products_v_version_age_restriction" AS ENUM('all', 'teen', 'adult', 'elder');
CREATE TYPE "public"."enum__products_v_version_shipping_profile" AS ENUM('standard', 'light', 'bulky');
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" varchar NOT NULL,
	"price_cents" numeric NOT NULL,
	"compare_at_cents" numeric,
	"category" "enum_products_category" NOT NULL,
	"product_type" "enum_products_product_type" NOT NULL,
	"age_restriction" "enum_products_age_restriction" NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"sku" varchar,
	"stock" numeric,
	"weight_grams" numeric,
	"length_cm" numeric,
	"width_cm" numeric,
	"height_cm" numeric,
	"shipping_profile" "enum_products_shipping_profile",
	"published_at" timestamp(3) with time zone,
	"stripe_product_id" varchar,
	"stripe_price_id" varchar,
	"sync_state" varchar DEFAULT 'none' NOT NULL,
	"sync_error" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "products_locales" (
	"title" varchar NOT NULL,
	"subtitle" varchar,
	"description" jsonb,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "products_texts" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer NOT NULL,
	"parent_id" uuid NOT NULL,
	"path" varchar NOT NULL,
	"text" varchar
);

CREATE TABLE "_products_v" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid,
	"version_slug" varchar NOT NULL,
	"version_price_cents" numeric NOT NULL,
	"version_compare_at_cents" numeric,
	"version_category" "enum__products_v_version_category" NOT NULL,
	"version_product_type" "enum__products_v_version_product_type" NOT NULL,
	"version_age_restriction" "enum__products_v_version_age_restriction" NOT NULL,
	"version_is_active" boolean DEFAULT false NOT NULL,
	"version_sku" varchar,
	"version_stock" numeric,
	"version_weight_grams" numeric,
	"version_length_cm" numeric,
	"version_width_cm" numeric,
	"version_height_cm" numeric,
	"version_shipping_profile" "enum__products_v_version_shipping_profile",
	"version_published_at" timestamp(3) with time zone,
	"version_stripe_product_id" varchar,
	"version_stripe_price_id" varchar,
	"version_sync_state" varchar DEFAULT 'none' NOT NULL,
	"version_sync_error" varchar,
	"version_updated_at" timestamp(3) with time zone,
	"version_created_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "_products_v_locales" (
	"version_title" varchar NOT NULL,
	"version_subtitle" varchar,
	"version_description" jsonb,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "_products_v_texts" (
	"id" serial PRIMARY KEY NOT NULL,
	"order" integer NOT NULL,
	"parent_id" uuid NOT NULL,
	"path" varchar NOT NULL,
	"text" varchar
);

CREATE TABLE "product_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"is_cover" boolean DEFAULT false NOT NULL,
	"sort_order" numeric DEFAULT 0 NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"url" varchar,
	"thumbnail_u_r_l" varchar,
	"filename" varchar,
	"mime_type" varchar,
	"filesize" numeric,
	"width" numeric,
	"height" numeric
);

CREATE TABLE "product_images_locales" (
	"alt" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" "_locales" NOT NULL,
	"_parent_id" uuid NOT NULL
);

CREATE TABLE "digital_assets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"file_name" varchar NOT NULL,
	"sort_order" numeric DEFAULT 0 NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"url" varchar,
	"thumbnail_u_r_l" varchar,
	"filename" varchar,
	"mime_type" varchar,
	"filesize" numeric,
	"width" numeric,
	"height" numeric
);

CREATE TABLE "product_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"rating" numeric NOT NULL,
	"text" varchar,
	"user_public_name" varchar NOT NULL,
	"state" varchar DEFAULT 'pending' NOT NULL,
	"decided_by_id" uuid,
	"decided_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "cart_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" numeric DEFAULT 1 NOT NULL,
	"seen_price_cents" numeric DEFAULT 0 NOT NULL,
	"gift_for_id" uuid,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"number" varchar NOT NULL,
	"key" varchar NOT NULL,
	"session_id" varchar,
	"payment_intent_id" varchar,
	"status" varchar DEFAULT 'pending' NOT NULL,
	"currency" varchar DEFAULT 'usd' NOT NULL,
	"subtotal_cents" numeric DEFAULT 0 NOT NULL,
	"shipping_cents" numeric DEFAULT 0 NOT NULL,
	"tax_cents" numeric DEFAULT 0 NOT NULL,
	"total_cents" numeric DEFAULT 0 NOT NULL,
	"refunded_cents" numeric DEFAULT 0 NOT NULL,
	"customer_email" varchar,
	"shipping_name" varchar,
	"shipping_address" jsonb,
	"shipping_rate" varchar,
	"stock_held" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp(3) with time zone,
	"paid_at" timestamp(3) with time zone,
	"emailed_at" timestamp(3) with time zone,
	"shipped_at" timestamp(3) with time zone,
	"request_id" uuid,
	"is_live" boolean DEFAULT false NOT NULL,
	"revision" numeric DEFAULT 0 NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "order_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"title" varchar NOT NULL,
	"product_type" varchar NOT NULL,
	"quantity" numeric DEFAULT 1 NOT NULL,
	"price_at_purchase_cents" numeric DEFAULT 0 NOT NULL,
	"recipient_id" uuid,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "order_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" varchar NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"amount_cents" numeric,
	"actor_id" uuid,
	"note" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "entitlements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"status" varchar DEFAULT 'active' NOT NULL,
	"reason" varchar,
	"granted_at" timestamp(3) with time zone NOT NULL,
	"first_accessed_at" timestamp(3) with time zone,
	"revoked_at" timestamp(3) with time zone,
	"downloads_day" varchar,
	"downloads" numeric DEFAULT 0 NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"order_item_id" uuid,
	"amount_cents" numeric NOT NULL,
	"state" varchar DEFAULT 'asked' NOT NULL,
	"reason" varchar,
	"override_reason" varchar,
	"policy" jsonb,
	"asked_by_id" uuid,
	"decided_by_id" uuid,
	"decided_at" timestamp(3) with time zone,
	"provider_id" varchar,
	"key" varchar NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "purchase_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"child_id" uuid NOT NULL,
	"guardian_id" uuid,
	"product_id" uuid NOT NULL,
	"quantity" numeric DEFAULT 1 NOT NULL,
	"status" varchar DEFAULT 'pending' NOT NULL,
	"reason" varchar,
	"answer" varchar,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"reminded_at" timestamp(3) with time zone,
	"decided_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "products_texts" ADD CONSTRAINT "products_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_products_v_texts" ADD CONSTRAINT "_products_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "product_images_locales" ADD CONSTRAINT "product_images_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_images"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "digital_assets" ADD CONSTRAINT "digital_assets_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_gift_for_id_users_id_fk" FOREIGN KEY ("gift_for_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "orders" ADD CONSTRAINT "orders_request_id_purchase_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."purchase_requests"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "purchase_requests" ADD CONSTRAINT "purchase_requests_child_id_users_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "purchase_requests" ADD CONSTRAINT "purchase_requests_guardian_id_users_id_fk" FOREIGN KEY ("guardian_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "purchase_requests" ADD CONSTRAINT "purchase_requests_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "products_slug_idx" ON "products" USING btree ("slug");
CREATE INDEX "products_category_idx" ON "products" USING btree ("category");
CREATE UNIQUE INDEX "products_sku_idx" ON "products" USING btree ("sku");
CREATE INDEX "products_published_at_idx" ON "products" USING btree ("published_at");
CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "products_texts_order_parent" ON "products_texts" USING btree ("order","parent_id");
CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
CREATE INDEX "_products_v_version_version_slug_idx" ON "_products_v" USING btree ("version_slug");
CREATE INDEX "_products_v_version_version_category_idx" ON "_products_v" USING btree ("version_category");
CREATE INDEX "_products_v_version_version_sku_idx" ON "_products_v" USING btree ("version_sku");
CREATE INDEX "_products_v_version_version_published_at_idx" ON "_products_v" USING btree ("version_published_at");
CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "_products_v_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "_products_v_texts_order_parent" ON "_products_v_texts" USING btree ("order","parent_id");
CREATE INDEX "product_images_product_idx" ON "product_images" USING btree ("product_id");
CREATE INDEX "product_images_updated_at_idx" ON "product_images" USING btree ("updated_at");
CREATE INDEX "product_images_created_at_idx" ON "product_images" USING btree ("created_at");
CREATE UNIQUE INDEX "product_images_filename_idx" ON "product_images" USING btree ("filename");
CREATE UNIQUE INDEX "product_images_locales_locale_parent_id_unique" ON "product_images_locales" USING btree ("_locale","_parent_id");
CREATE INDEX "digital_assets_product_idx" ON "digital_assets" USING btree ("product_id");
CREATE INDEX "digital_assets_updated_at_idx" ON "digital_assets" USING btree ("updated_at");
CREATE INDEX "digital_assets_created_at_idx" ON "digital_assets" USING btree ("created_at");
CREATE UNIQUE INDEX "digital_assets_filename_idx" ON "digital_assets" USING btree ("filename");
CREATE INDEX "product_reviews_product_idx" ON "product_reviews" USING btree ("product_id");
CREATE INDEX "product_reviews_user_idx" ON "product_reviews" USING btree ("user_id");
CREATE INDEX "product_reviews_decided_by_idx" ON "product_reviews" USING btree ("decided_by_id");
CREATE INDEX "product_reviews_updated_at_idx" ON "product_reviews" USING btree ("updated_at");
CREATE INDEX "product_reviews_created_at_idx" ON "product_reviews" USING btree ("created_at");
CREATE UNIQUE INDEX "product_user_idx" ON "product_reviews" USING btree ("product_id","user_id");
CREATE INDEX "cart_items_user_idx" ON "cart_items" USING btree ("user_id");
CREATE INDEX "cart_items_product_idx" ON "cart_items" USING btree ("product_id");
CREATE INDEX "cart_items_gift_for_idx" ON "cart_items" USING btree ("gift_for_id");
CREATE INDEX "cart_items_updated_at_idx" ON "cart_items" USING btree ("updated_at");
CREATE INDEX "cart_items_created_at_idx" ON "cart_items" USING btree ("created_at");
CREATE UNIQUE INDEX "user_product_idx" ON "cart_items" USING btree ("user_id","product_id");
CREATE INDEX "orders_user_idx" ON "orders" USING btree ("user_id");
CREATE UNIQUE INDEX "orders_number_idx" ON "orders" USING btree ("number");
CREATE UNIQUE INDEX "orders_key_idx" ON "orders" USING btree ("key");
CREATE UNIQUE INDEX "orders_session_id_idx" ON "orders" USING btree ("session_id");
CREATE INDEX "orders_payment_intent_id_idx" ON "orders" USING btree ("payment_intent_id");
CREATE INDEX "orders_expires_at_idx" ON "orders" USING btree ("expires_at");
CREATE INDEX "orders_request_idx" ON "orders" USING btree ("request_id");
CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
CREATE INDEX "order_items_order_idx" ON "order_items" USING btree ("order_id");
CREATE INDEX "order_items_product_idx" ON "order_items" USING btree ("product_id");
CREATE INDEX "order_items_recipient_idx" ON "order_items" USING btree ("recipient_id");
CREATE INDEX "order_items_updated_at_idx" ON "order_items" USING btree ("updated_at");
CREATE INDEX "order_items_created_at_idx" ON "order_items" USING btree ("created_at");
CREATE INDEX "order_events_order_idx" ON "order_events" USING btree ("order_id");
CREATE INDEX "order_events_actor_idx" ON "order_events" USING btree ("actor_id");
CREATE INDEX "order_events_updated_at_idx" ON "order_events" USING btree ("updated_at");
CREATE INDEX "order_events_created_at_idx" ON "order_events" USING btree ("created_at");
CREATE INDEX "entitlements_user_idx" ON "entitlements" USING btree ("user_id");
CREATE INDEX "entitlements_product_idx" ON "entitlements" USING btree ("product_id");
CREATE UNIQUE INDEX "entitlements_order_item_idx" ON "entitlements" USING btree ("order_item_id");
CREATE INDEX "entitlements_updated_at_idx" ON "entitlements" USING btree ("updated_at");
CREATE INDEX "entitlements_created_at_idx" ON "entitlements" USING btree ("created_at");
CREATE INDEX "refunds_order_idx" ON "refunds" USING btree ("order_id");
CREATE INDEX "refunds_order_item_idx" ON "refunds" USING btree ("order_item_id");
CREATE INDEX "refunds_asked_by_idx" ON "refunds" USING btree ("asked_by_id");
CREATE INDEX "refunds_decided_by_idx" ON "refunds" USING btree ("decided_by_id");
CREATE UNIQUE INDEX "refunds_provider_id_idx" ON "refunds" USING btree ("provider_id");
CREATE UNIQUE INDEX "refunds_key_idx" ON "refunds" USING btree ("key");
CREATE INDEX "refunds_updated_at_idx" ON "refunds" USING btree ("updated_at");
CREATE INDEX "refunds_created_at_idx" ON "refunds" USING btree ("created_at");
CREATE INDEX "purchase_requests_child_idx" ON "purchase_requests" USING btree ("child_id");
CREATE INDEX "purchase_requests_guardian_idx" ON "purchase_requests" USING btree ("guardian_id");
CREATE INDEX "purchase_requests_product_idx" ON "purchase_requests" USING btree ("product_id");
CREATE INDEX "purchase_requests_expires_at_idx" ON "purchase_requests" USING btree ("expires_at");
CREATE INDEX "purchase_requests_updated_at_idx" ON "purchase_requests" USING btree ("updated_at");
CREATE INDEX "purchase_requests_created_at_idx" ON "purchase_requests" USING btree ("created_at");

-- Words and bounds as domain/store knows them, through every door.
ALTER TABLE "orders" ADD CONSTRAINT "orders_status_check" CHECK (status IN ('pending', 'paid', 'failed', 'refunded', 'partially_refunded', 'disputed'));
ALTER TABLE "orders" ADD CONSTRAINT "orders_amounts_check" CHECK (total_cents >= 0 AND refunded_cents BETWEEN 0 AND total_cents);
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_quantity_check" CHECK (quantity BETWEEN 1 AND 99);
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_quantity_check" CHECK (quantity BETWEEN 1 AND 99);
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_status_check" CHECK (status IN ('active', 'resting', 'revoked'));
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_state_check" CHECK (state IN ('asked', 'approved', 'declined', 'done', 'failed'));
ALTER TABLE "purchase_requests" ADD CONSTRAINT "purchase_requests_status_check" CHECK (status IN ('pending', 'approved', 'paid', 'declined', 'lapsed', 'cancelled'));
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_state_check" CHECK (state IN ('pending', 'published', 'rejected'));
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_rating_check" CHECK (rating BETWEEN 1 AND 5);
ALTER TABLE "products" ADD CONSTRAINT "products_stock_check" CHECK (stock >= 0);
ALTER TABLE "products" ADD CONSTRAINT "products_price_check" CHECK (price_cents >= 0);
-- A minor asks for a product once at a time.
CREATE UNIQUE INDEX "purchase_requests_open_idx" ON "purchase_requests" ("child_id", "product_id") WHERE status IN ('pending', 'approved');
-- Of the buyer, the newest first.
CREATE INDEX "orders_user_created_idx" ON "orders" ("user_id", "created_at" DESC, "id");
`)
}

/** Takes it back. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
DROP TABLE "products" CASCADE;
DROP TABLE "products_locales" CASCADE;
DROP TABLE "products_texts" CASCADE;
DROP TABLE "_products_v" CASCADE;
DROP TABLE "_products_v_locales" CASCADE;
DROP TABLE "_products_v_texts" CASCADE;
DROP TABLE "product_images" CASCADE;
DROP TABLE "product_images_locales" CASCADE;
DROP TABLE "digital_assets" CASCADE;
DROP TABLE "product_reviews" CASCADE;
DROP TABLE "cart_items" CASCADE;
DROP TABLE "orders" CASCADE;
DROP TABLE "order_items" CASCADE;
DROP TABLE "order_events" CASCADE;
DROP TABLE "entitlements" CASCADE;
DROP TABLE "refunds" CASCADE;
DROP TABLE "purchase_requests" CASCADE;
DROP TYPE "public"."enum_products_category";
DROP TYPE "public"."enum_products_product_type";
DROP TYPE "public"."enum_products_age_restriction";
DROP TYPE "public"."enum_products_shipping_profile";
DROP TYPE "public"."enum__products_v_version_category";
DROP TYPE "public"."enum__products_v_version_product_type";
DROP TYPE "public"."enum__products_v_version_age_restriction";
DROP TYPE "public"."enum__products_v_version_shipping_profile";
`)
}
