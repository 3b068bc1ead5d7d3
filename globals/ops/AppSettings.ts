import type { GlobalConfig } from 'payload'
import { enforce, hiddenUnless } from '#access/enforce.ts'
import { staffWith } from '#domain/access/rules.ts'
import { labelOf } from '#collections/_fields/labels.ts'

/** Settings of the running product. Source: spec 003 §3. */
export const AppSettings: GlobalConfig = {
  slug: 'app-settings',
  label: labelOf('app_settings'),
  access: {
    read: enforce(staffWith('admin.enter')),
    update: enforce(staffWith('settings.write')),
    readVersions: () => false,
  },
  admin: { group: 'Operations', hidden: hiddenUnless('settings.write') },
  lockDocuments: false,
  fields: [
    { name: 'personaName', type: 'text', required: true, defaultValue: 'Arthur', maxLength: 40 },
    {
      name: 'securityFlags',
      type: 'group',
      fields: [
        { name: 'leakedPasswordProtectionEnabled', type: 'checkbox', required: true, defaultValue: true },
      ],
    },
    { name: 'updatedBy', type: 'relationship', relationTo: 'users', access: { update: () => false } },
  ],
}
