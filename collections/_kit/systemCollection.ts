import type { CollectionConfig } from 'payload'
import { accessFrom } from '#access/enforce.ts'
import type { Rules } from '#domain/access/rule.ts'

type Machine = Pick<CollectionConfig, 'slug' | 'fields' | 'indexes' | 'timestamps'> & { rules: Rules }

/** A collection the product writes by itself: no place in the panel's navigation, no locks, no bulk doors. */
export const systemCollection = ({
  slug,
  fields,
  indexes,
  rules,
  timestamps = true,
}: Machine): CollectionConfig => ({
  slug,
  access: accessFrom(rules),
  admin: { hidden: true },
  lockDocuments: false,
  disableBulkEdit: true,
  disableBulkDelete: true,
  disableDuplicate: true,
  indexes,
  timestamps,
  fields,
})
