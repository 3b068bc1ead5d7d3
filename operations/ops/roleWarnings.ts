import type { Env } from '#services/env.ts'
import type { Sql } from '#services/database/db.ts'

/**
 * What is wrong with the role a process works as, in sentences for the log; empty when it has no more rights than it
 * needs.
 */
export async function roleWarnings(
  sql: Sql,
  { DATABASE_OWNER_URL }: Pick<Env, 'DATABASE_OWNER_URL'>,
): Promise<string[]> {
  const [role] = await sql.query<{ name: string; isSuperuser: boolean; ownsTables: boolean }>(
    `select current_user as name, (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
       exists (select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where n.nspname = 'public' and c.relkind = 'r' and pg_has_role(c.relowner, 'member')) as "ownsTables"`,
  )
  const { name, isSuperuser, ownsTables } = role!
  return [
    ...(isSuperuser ? [`The database role ${name} is a superuser.`] : []),
    ...(ownsTables
      ? [
          `The database role ${name} owns the tables: a fault in the product could change them and the audit trail. Set DATABASE_OWNER_URL for release, and a role of its own in DATABASE_URL.`,
        ]
      : []),
    ...(DATABASE_OWNER_URL ? ['DATABASE_OWNER_URL is set here; only release needs it.'] : []),
  ]
}
