import type { GlobalConfig } from 'payload'
import { globalAccessFrom, hiddenUnless } from '#access/enforce.ts'
import { settingsOf } from '#domain/access/rules.ts'
import { labelOf } from '#collections/_kit/labels.ts'

/** Settings of the running product. Source: docs/rules/ops.md S-003-3. */
export const AppSettings: GlobalConfig = {
  slug: 'app-settings',
  label: labelOf('app_settings'),
  access: globalAccessFrom(settingsOf('settings.write')),
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
