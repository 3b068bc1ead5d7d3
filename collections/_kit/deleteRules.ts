import type { PostgresAdapterArgs } from '@payloadcms/db-postgres'

type SchemaHook = NonNullable<PostgresAdapterArgs['beforeSchemaInit']>[number]

/** References that may be empty and still take their row along, by table. */
const goTogether: Record<string, readonly string[]> = {
  // A notification says what a child did: without its entry or its link there is nothing left that a guardian may read.
  parent_notices: ['entry', 'link'],
  // A decision has its person, its time and its answer, or none of them.
  factor_resets: ['decidedBy'],
  // What waits at the desk goes with the member it is about, as their words do.
  moderation_items: ['user'],
  // One for an address without an account has none.
  recovery_requests: ['user'],
}

/** Required references that prevent the deletion of what they name. */
const refuse: Record<string, readonly string[]> = {
  // A family with members is not deleted: they would lose each other. The last one who leaves takes it along.
  family_members: ['family'],
}

/** References that are a bare id: what they name may be gone. */
const bare: Record<string, readonly string[]> = {
  // Rows of the audit trail never change, so a removed account cannot be emptied in them.
  admin_audit_logs: ['admin'],
  child_safety_log: ['admin'],
  // The list of deleted accounts is read after their deletion.
  account_deletions: ['user'],
  // Decisions of the desk are chained by hashes, so that a change is found.
  moderation_decisions: ['madeBy', 'about'],
}

/**
 * Says what happens to a row when what it names is deleted. Payload empties every reference, which PostgreSQL rejects
 * where one is required; a row that cannot be without what it names goes with it.
 */
export const deleteRules: SchemaHook = ({ adapter, schema }) => {
  for (const [table, { columns }] of Object.entries(adapter.rawTables))
    for (const [field, column] of Object.entries(columns)) {
      if (!column.reference) continue
      if (bare[table]?.includes(field)) delete column.reference
      else if (refuse[table]?.includes(field)) continue
      else if (column.notNull || goTogether[table]?.includes(field)) column.reference.onDelete = 'cascade'
    }
  return schema
}
