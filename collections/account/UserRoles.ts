import type { CollectionConfig } from 'payload'
import { accessFrom, hiddenUnless } from '#access/enforce.ts'
import { roleRules } from '#domain/account/access.ts'
import { choice, userField, yesNo } from '../_fields/fields.ts'
import { labelsOf } from '../_kit/labels.ts'

/** Who runs the product: one row for each role a person holds. */
export const UserRoles: CollectionConfig = {
  slug: 'user-roles',
  labels: labelsOf('user_roles'),
  access: accessFrom(roleRules),
  admin: {
    group: 'People',
    listSearchableFields: ['adminRole'],
    defaultColumns: ['user', 'role', 'adminRole', 'superAdmin'],
    hidden: hiddenUnless('roles.write'),
  },
  lockDocuments: false,
  disableBulkEdit: true,
  disableBulkDelete: true,
  fields: [
    userField(),
    choice('role', ['admin']),
    choice('adminRole', ['owner', 'moderator', 'support']),
    yesNo('superAdmin'),
  ],
}
