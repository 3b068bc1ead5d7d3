import { dataMap, tableOf, type DataMapRow, type PersonCollection } from '#domain/account/dataMap/index.ts'

/** Whose rows a copy has: all of a member, or what a guardian may have of a child. */
export type ExportScope =
  { kind: 'own'; userId: string } | { kind: 'guardian'; userId: string; guardianId: string; link: string }

/**
 * Rows of one collection: some columns of those a condition finds. `t` is the table, `$1` to `$3` are `scopeValues`.
 */
export type ExportPart = { columns: readonly string[]; where: string }

/** What the conditions of parts go by: the member, the guardian or the member again, the guardian's link. */
export const scopeValues = (scope: ExportScope): readonly string[] =>
  scope.kind === 'own'
    ? [scope.userId, scope.userId, scope.userId]
    : [scope.userId, scope.guardianId, scope.link]

// What this guardian was notified of, as their page has it: `notificationsOf.ts`.
const NOTIFIED = `
select from parent_notices n
join guardian_links g on g.id = n.link_id and g.status = 'verified' and n.created_at >= g.verified_at
join profiles p on p.id = n.child_id and p.age_group in ('child', 'teen')
where n.link_id = $3 and n.sent_at is not null`
const shared: Readonly<Record<string, string>> = {
  moods: `t.user_id = $1 and exists (${NOTIFIED} and n.mood_id = t.id and n.event_type = 'checkin' and (p.share_moods or p.age_group <> 'teen'))`,
  reflections: `t.user_id = $1 and t.shared_with_parent and not t.is_private
    and exists (${NOTIFIED} and n.mood_id = t.mood_id and n.event_type = 'journal_shared')`,
  'journal-entries': `t.user_id = $1 and t.shared_with_parent and t.is_held is not true
    and exists (${NOTIFIED} and n.entry_id = t.id and n.event_type = 'journal_shared' and t.shared_at >= g.verified_at and n.created_at >= t.shared_at)`,
}
const theirs: Readonly<Record<string, string>> = {
  'guardian-links': 't.id = $3 and t.guardian_id = $2',
  'parent-notices': 't.link_id = $3 and t.sent_at is not null',
}

/** Columns that refer to an account. */
const isReference = (column: string) => column === 'id' || column.endsWith('_id')

/** Returns which rows of a collection a copy has; none when the copy has nothing of it. */
export function partsOf(collection: PersonCollection, scope: ExportScope): ExportPart[] {
  const row = dataMap[collection]
  return scope.kind === 'own' ? ownParts(row) : guardianParts(collection, row)
}

function ownParts({ section, people, columns, guardian }: DataMapRow): ExportPart[] {
  if (section === null) return []
  const names = Object.entries(people).filter(
    ([column, { exported }]) => exported === true && isReference(column),
  )
  const owners = names.filter(([, { is }]) => is === 'owner').map(([column]) => `t.${column} = $1`)
  const isTheirs = owners.length > 0 ? owners.join(' or ') : 'false'
  const others = names
    .filter(([, { is }]) => is !== 'owner')
    // A row about a child says to their guardian what a guardian may read.
    .map(([column]) => ({
      columns: guardian?.columns ?? columns,
      where: `t.${column} = $1 and (${isTheirs}) is not true`,
    }))
  return owners.length > 0 ? [{ columns, where: isTheirs }, ...others] : others
}

function guardianParts(collection: string, { people, guardian }: DataMapRow): ExportPart[] {
  if (!guardian) return []
  const { rows, columns } = guardian
  if (rows === 'shared') return [{ columns, where: shared[collection]! }]
  if (rows === 'theirs') return [{ columns, where: theirs[collection]! }]
  const owner = Object.keys(people).find((column) => people[column]!.is === 'owner' && isReference(column))!
  return [{ columns, where: `t.${owner} = $1` }]
}

/** What a copy says beside the columns of a collection, as SQL by name. */
const additions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'family-members': { family_name: '(select f.name from family_groups f where f.id = t.family_id)' },
  notifications: { title: `t.payload_json ->> 'title'`, message: `t.payload_json ->> 'message'` },
}

/** The statement that reads a batch of a part: `$4` is the id of the row before, `$5` the size of a batch. */
export function batchStatement(collection: string, { columns, where }: ExportPart): string {
  const added = Object.entries(additions[collection] ?? {}).map(([name, sql]) => `${sql} as ${name}`)
  const selected = ['t.id', ...columns.map((column) => `t."${column}"`), ...added].join(', ')
  // All statements have the same values, so that each names them all.
  return `select ${selected} from ${tableOf(collection)} t
    where ${ALL_VALUES} and (${where}) and t.id > $4::uuid order by t.id limit $5`
}

/** The statement that counts the rows of a part. */
export const countStatement = (collection: string, { where }: ExportPart): string =>
  `select count(*)::int as n from ${tableOf(collection)} t where ${ALL_VALUES} and (${where})`

const ALL_VALUES = '($1::uuid, $2::uuid, $3::uuid) is not null'
