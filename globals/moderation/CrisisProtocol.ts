import type { Field, GlobalConfig } from 'payload'
import { globalAccessFrom, hiddenUnless } from '#access/enforce.ts'
import { settingsOf } from '#domain/access/rules.ts'
import { labelOf } from '#collections/_kit/labels.ts'

/** A part of the protocol: one step a line, in each language. */
const part = (name: string): Field => ({
  name,
  type: 'textarea',
  required: true,
  localized: true,
  maxLength: 4_000,
})

/**
 * What staff does when a member may be in danger, and who is on duty. Without anyone on duty everyone who may read
 * reports is told.
 */
export const CrisisProtocol: GlobalConfig = {
  slug: 'crisis-protocol',
  label: labelOf('crisis_protocol'),
  access: globalAccessFrom(settingsOf('content.write')),
  admin: { group: 'Operations', hidden: hiddenUnless('content.write') },
  lockDocuments: false,
  fields: [
    {
      name: 'onDuty',
      type: 'array',
      maxRows: 20,
      fields: [{ name: 'user', type: 'relationship', relationTo: 'users' }],
    },
    { name: 'dutyPhone', type: 'text', maxLength: 40 },
    { name: 'dutyMail', type: 'email' },
    part('watch'),
    part('concern'),
    part('urgent'),
    part('whomToCall'),
    part('howToWrite'),
  ],
}
