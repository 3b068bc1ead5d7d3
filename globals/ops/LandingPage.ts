import type { GlobalConfig } from 'payload'
import { enforce, hiddenUnless } from '#access/enforce.ts'
import { staffWith } from '#domain/access/rules.ts'
import { isHttps } from '#domain/ops/landing.ts'
import { labelOf } from '#collections/_fields/labels.ts'

const httpsOrNothing = (value: unknown) =>
  !value || isHttps(String(value)) || 'Use an address that starts with https://'

/** What editors change on the landing page. A section without rows is not shown. Source: decision D-035. */
export const LandingPage: GlobalConfig = {
  slug: 'landing-page',
  label: labelOf('landing_page'),
  access: {
    read: enforce(staffWith('admin.enter')),
    update: enforce(staffWith('content.write')),
    readVersions: () => false,
  },
  admin: { group: 'Content', hidden: hiddenUnless('content.write') },
  lockDocuments: false,
  fields: [
    {
      name: 'statistics',
      type: 'array',
      maxRows: 4,
      fields: [
        { name: 'value', type: 'text', required: true, maxLength: 20 },
        { name: 'label', type: 'text', required: true, localized: true, maxLength: 60 },
      ],
    },
    {
      name: 'testimonials',
      type: 'array',
      maxRows: 6,
      fields: [
        { name: 'quote', type: 'textarea', required: true, localized: true, maxLength: 400 },
        { name: 'name', type: 'text', required: true, maxLength: 60 },
        { name: 'role', type: 'text', localized: true, maxLength: 80 },
        { name: 'source', type: 'text', required: true, maxLength: 200 },
        { name: 'hasConsent', type: 'checkbox', required: true, defaultValue: false },
      ],
    },
    { name: 'appStoreUrl', type: 'text', maxLength: 300, validate: httpsOrNothing },
    { name: 'playStoreUrl', type: 'text', maxLength: 300, validate: httpsOrNothing },
  ],
}
