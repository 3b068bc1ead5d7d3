import type pg from 'pg'

/**
 * Returns every object of the schema `public`, by kind and name, with its definition in PostgreSQL's own words. The
 * order of columns does not count; objects of extensions and the notes of what was migrated are left out.
 */
export async function readSchema(client: Pick<pg.Client, 'query'>): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; definition: string }>(`${OBJECTS} order by 1`)
  return new Map(rows.map(({ name, definition }) => [name, definition]))
}

const OURS = `n.nspname = 'public' and not exists (
  select 1 from pg_depend d where d.objid = o.oid and d.deptype = 'e')`

const OBJECTS = `
select 'column ' || o.relname || '.' || a.attname as name,
  concat_ws(' ', format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
    case a.attgenerated when 's' then 'generated' when '' then 'default' end || ' ' || pg_get_expr(f.adbin, f.adrelid)) as definition
from pg_class o join pg_namespace n on n.oid = o.relnamespace
join pg_attribute a on a.attrelid = o.oid and a.attnum > 0 and not a.attisdropped
left join pg_attrdef f on f.adrelid = o.oid and f.adnum = a.attnum
where o.relkind in ('r', 'p') and ${OURS}
union all
select case o.contype when 'p' then 'primary key ' when 'u' then 'unique ' when 'f' then 'foreign key ' when 'c' then 'check ' else 'constraint ' end
  || t.relname || '.' || o.conname, pg_get_constraintdef(o.oid)
from pg_constraint o join pg_class t on t.oid = o.conrelid join pg_namespace n on n.oid = t.relnamespace
where o.contype <> 'n' and ${OURS}
union all
select 'index ' || t.relname || '.' || o.relname, substring(pg_get_indexdef(o.oid) from '^CREATE (.*)$')
from pg_index i join pg_class o on o.oid = i.indexrelid join pg_class t on t.oid = i.indrelid join pg_namespace n on n.oid = o.relnamespace
where not exists (select 1 from pg_constraint c where c.conindid = o.oid and c.contype in ('p', 'u', 'x')) and ${OURS}
union all
select 'trigger ' || t.relname || '.' || o.tgname, pg_get_triggerdef(o.oid) || ' enabled ' || o.tgenabled::text
from pg_trigger o join pg_class t on t.oid = o.tgrelid join pg_namespace n on n.oid = t.relnamespace
where not o.tgisinternal and ${OURS}
union all
select 'function ' || o.proname, pg_get_functiondef(o.oid) from pg_proc o join pg_namespace n on n.oid = o.pronamespace where ${OURS}
union all
select 'policy ' || t.relname || '.' || o.polname, o.polcmd::text
from pg_policy o join pg_class t on t.oid = o.polrelid join pg_namespace n on n.oid = t.relnamespace where ${OURS}
union all
select 'view ' || o.relname, pg_get_viewdef(o.oid) from pg_class o join pg_namespace n on n.oid = o.relnamespace
where o.relkind in ('v', 'm') and ${OURS}
union all
select 'type ' || o.typname, (select string_agg(e.enumlabel, ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = o.oid)
from pg_type o join pg_namespace n on n.oid = o.typnamespace where o.typtype = 'e' and ${OURS}`
