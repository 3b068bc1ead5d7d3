import type { CollectionConfig } from 'payload'
import { accessFrom, hiddenUnless } from '#access/enforce.ts'
import { roleRules } from '#domain/account/access.ts'
import { choice, longText, userField, yesNo } from '../_fields/fields.ts'
import { staffMarks } from '#domain/access/staff.ts'
import { reasonForMark } from '#hooks/account/reasonForMark.ts'
import { labelsOf } from '../_kit/labels.ts'

/** Who runs the product: one row for each role or personal mark a person holds. */
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
  hooks: { beforeChange: [reasonForMark] },
  disableBulkEdit: true,
  disableBulkDelete: true,
  fields: [
    userField(),
    choice('role', ['admin']),
    choice('adminRole', ['owner', 'moderator', 'support', ...staffMarks]),
    yesNo('superAdmin'),
    // Why a person has a mark; the audit trail keeps it.
    longText('reason', 300),
  ],
}
