import type { CollectionConfig, Field } from 'payload'
import { accessFrom, secret } from '#access/enforce.ts'
import { ownAccount } from '#domain/account/access.ts'
import { instant, text } from '../_fields/fields.ts'
import { labelsOf } from '../_kit/labels.ts'
import { sessionStrategy } from './sessionStrategy.ts'

/**
 * Credentials only. The person is in `profiles` (same id); Payload's own sign-in is off, ours is in
 * `operations/account`.
 */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: labelsOf('users'),
  auth: { disableLocalStrategy: true, strategies: [sessionStrategy], tokenExpiration: 30 * 24 * 3600 },
  access: accessFrom(ownAccount),
  admin: { hidden: true, useAsTitle: 'email' },
  lockDocuments: false,
  disableBulkEdit: true,
  disableBulkDelete: true,
  disableDuplicate: true,
  fields: [
    // One account's only once it is confirmed; a partial unique index holds that. Until then several may claim it.
    { name: 'email', type: 'email', required: true, index: true },
    { name: 'passwordHash', type: 'text', required: true, maxLength: 400, hidden: true, access: secret },
    // E.164, and only once its owner typed the code we sent there.
    { ...text('phone', { unique: true, max: 16 }), admin: { hidden: true } } as Field,
    ...['passwordChangedAt', 'emailVerifiedAt', 'phoneVerifiedAt', 'disabledAt'].map(
      (name) => ({ ...instant(name), admin: { hidden: true } }) as Field,
    ),
  ],
}
