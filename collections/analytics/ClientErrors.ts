import { staffWith, writtenByProduct } from '#domain/access/rules.ts'
import { instant, integer, longText, text } from '../_fields/fields.ts'
import { machineCollection } from '../_fields/machine.ts'

/** Faults of the site as browsers reported them, one row for each kind of fault. No person stands in it. Source: decision D-041. */
export const ClientErrors = machineCollection({
  slug: 'client-errors',
  rules: writtenByProduct(staffWith('ops.read')),
  fields: [
    text('fingerprint', { required: true, unique: true, max: 64 }),
    text('message', { required: true, max: 500 }),
    longText('stack', 4_000),
    text('pageUrl', { max: 500 }),
    text('release', { max: 40 }),
    text('browser', { max: 80 }),
    integer('count', { required: true, min: 1 }),
    instant('lastSeenAt', { required: true, index: true }),
  ],
})
