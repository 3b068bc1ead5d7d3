import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/**
 * Children and teens in danger have a collection and a log of their own, which only the personal mark opens. What stood
 * among the reports moves there, notes included; notifications that led to them go.
 */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
CREATE TYPE "public"."enum_child_safety_cases_level" AS ENUM('concern', 'urgent');
CREATE TYPE "public"."enum_child_safety_cases_status" AS ENUM('open', 'in_review', 'closed');
ALTER TYPE "public"."enum_user_roles_admin_role" ADD VALUE 'child_safety';
CREATE TABLE "child_safety_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"level" "enum_child_safety_cases_level" NOT NULL,
	"category" varchar NOT NULL,
	"description" varchar NOT NULL,
	"user_id" uuid,
	"place" varchar NOT NULL,
	"count" numeric NOT NULL,
	"last_seen_at" timestamp(3) with time zone NOT NULL,
	"due_at" timestamp(3) with time zone,
	"guardian_signal_at" timestamp(3) with time zone,
	"notes" varchar,
	"status" "enum_child_safety_cases_status" NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "child_safety_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"admin_id" uuid,
	"event" varchar NOT NULL,
	"metadata" jsonb,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "user_roles" ADD COLUMN "reason" varchar;
ALTER TABLE "child_safety_cases" ADD CONSTRAINT "child_safety_cases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "child_safety_cases_user_idx" ON "child_safety_cases" USING btree ("user_id");
CREATE INDEX "child_safety_cases_due_at_idx" ON "child_safety_cases" USING btree ("due_at");
CREATE INDEX "child_safety_cases_status_idx" ON "child_safety_cases" USING btree ("status");
CREATE INDEX "child_safety_cases_updated_at_idx" ON "child_safety_cases" USING btree ("updated_at");
CREATE INDEX "child_safety_cases_created_at_idx" ON "child_safety_cases" USING btree ("created_at");
CREATE INDEX "child_safety_log_admin_idx" ON "child_safety_log" USING btree ("admin_id");
CREATE INDEX "child_safety_log_updated_at_idx" ON "child_safety_log" USING btree ("updated_at");
CREATE INDEX "child_safety_log_created_at_idx" ON "child_safety_log" USING btree ("created_at");

ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_mark_check" CHECK (admin_role::text <> 'child_safety'
  or (role is null and not super_admin and length(trim(reason)) >= 10 and reason is not null));
CREATE FUNCTION refuse_change_of_case_log() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'rows of the child-safety log are only added' using errcode = 'insufficient_privilege';
end $$;
CREATE TRIGGER only_added BEFORE UPDATE OR DELETE OR TRUNCATE ON child_safety_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_case_log();
ALTER TABLE child_safety_log ENABLE ALWAYS TRIGGER only_added;

INSERT INTO child_safety_cases
  (id, level, category, description, user_id, place, count, last_seen_at, notes, status, created_at, updated_at)
SELECT id, 'concern', category, description, user_id, coalesce(place, 'journal'), coalesce(count, 1),
  coalesce(last_seen_at, created_at), notes, status::text::enum_child_safety_cases_status, created_at, updated_at
FROM incidents WHERE kind = 'safety';
DELETE FROM incidents WHERE kind = 'safety';
DELETE FROM notifications WHERE type = 'danger';
`)
}

/** Takes it back: cases are reports again, which all staff reads; the log and the marks go. */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
INSERT INTO incidents
  (id, kind, category, severity, description, user_id, place, count, last_seen_at, notes, status, created_at, updated_at)
SELECT id, 'safety', category, 'high', description, user_id, place, count, last_seen_at, notes,
  status::text::enum_incidents_status, created_at, updated_at FROM child_safety_cases;
DROP TABLE "child_safety_cases" CASCADE;
DROP TABLE "child_safety_log" CASCADE;
DROP FUNCTION refuse_change_of_case_log();
DELETE FROM user_roles WHERE admin_role = 'child_safety';
ALTER TABLE "user_roles" DROP CONSTRAINT "user_roles_mark_check";
ALTER TABLE "user_roles" ALTER COLUMN "admin_role" SET DATA TYPE text;
DROP TYPE "public"."enum_user_roles_admin_role";
CREATE TYPE "public"."enum_user_roles_admin_role" AS ENUM('owner', 'moderator', 'support');
ALTER TABLE "user_roles" ALTER COLUMN "admin_role" SET DATA TYPE "public"."enum_user_roles_admin_role" USING "admin_role"::"public"."enum_user_roles_admin_role";
ALTER TABLE "user_roles" DROP COLUMN "reason";
DROP TYPE "public"."enum_child_safety_cases_level";
DROP TYPE "public"."enum_child_safety_cases_status";
`)
}
