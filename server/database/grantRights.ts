import pg from 'pg'

/** Where the product's tables and its queue's are. */
const SCHEMAS = ['public', 'graphile_worker']
/** Tables the product may do less with than read, add, change and remove. */
const NARROWED: Readonly<Record<string, string>> = {
  'public.admin_audit_logs': 'select, insert',
  'public.child_safety_log': 'select, insert',
  'public.payload_migrations': 'select',
  'graphile_worker.migrations': 'select',
}
const ALL = 'select, insert, update, delete'

type Client = Pick<pg.Client, 'query'>
type Relation = { name: string; isSequence: boolean; hasPolicies: boolean }

/**
 * Gives the product's role what it needs in this database, and takes what it does not: it reads and writes rows, and
 * makes, changes and empties no table. What later migrations make gets the same at once. Safe to repeat; all or
 * nothing.
 */
export async function grantRights(owner: Client, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role)
  const relations = await ownRelations(owner)
  const tables = relations.filter((one) => !one.isSequence)
  const sequences = relations.filter((one) => one.isSequence)
  const statements = [
    `grant usage on schema ${SCHEMAS.join(', ')} to ${name}`,
    ...SCHEMAS.flatMap((schema) => [
      `alter default privileges in schema ${schema} grant ${ALL} on tables to ${name}`,
      `alter default privileges in schema ${schema} grant usage, select on sequences to ${name}`,
    ]),
    ...tables.flatMap((one) => {
      const narrow = NARROWED[one.name]
      return narrow
        ? [`revoke all on ${one.name} from ${name}`, `grant ${narrow} on ${one.name} to ${name}`]
        : [`grant ${ALL} on ${one.name} to ${name}`]
    }),
    ...(sequences.length > 0
      ? [`grant usage, select on sequence ${sequences.map((one) => one.name).join(', ')} to ${name}`]
      : []),
    // Only the owner of the queue's tables sees a row.
    ...(await withoutPolicy(owner, tables, role)).map(
      (table) => `create policy ${name} on ${table} to ${name} using (true) with check (true)`,
    ),
  ]
  await owner.query('begin')
  try {
    for (const statement of statements) await owner.query(statement)
    await keepStrangersOut(owner)
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}

/** Tables, views and sequences of ours: others may stand beside them, an extension's for example. */
async function ownRelations(owner: Client): Promise<Relation[]> {
  const { rows } = await owner.query<Relation>(
    `select format('%I.%I', n.nspname, c.relname) as name, c.relkind = 'S' as "isSequence",
       c.relrowsecurity and n.nspname = 'graphile_worker' as "hasPolicies"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p', 'v', 'S') and pg_has_role(c.relowner, 'usage') order by 1`,
    [SCHEMAS],
  )
  return rows
}

async function withoutPolicy(owner: Client, tables: readonly Relation[], role: string): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_policies where policyname = $1`,
    [role],
  )
  const done = new Set(rows.map(({ name }) => name))
  return tables.filter((one) => one.hasPolicies && !done.has(one.name)).map((one) => one.name)
}

/**
 * Databases made before PostgreSQL 15 let every role make tables in `public`; all let every role make temporary ones.
 */
async function keepStrangersOut(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ database: string; ownsDatabase: boolean; ownsSchema: boolean }>(
    `select current_database() as database,
       (select pg_has_role(datdba, 'usage') from pg_database where datname = current_database()) as "ownsDatabase",
       (select pg_has_role(nspowner, 'usage') from pg_namespace where nspname = 'public') as "ownsSchema"`,
  )
  const { database, ownsDatabase, ownsSchema } = rows[0]!
  if (ownsSchema) await owner.query('revoke create on schema public from public')
  if (ownsDatabase)
    await owner.query(`revoke temporary on database ${pg.escapeIdentifier(database)} from public`)
}
