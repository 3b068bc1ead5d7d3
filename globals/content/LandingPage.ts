import type { GlobalConfig } from 'payload'
import { globalAccessFrom, hiddenUnless } from '#access/enforce.ts'
import { settingsOf } from '#domain/access/rules.ts'
import { isHttps, LANDING_SECTION_MAX, LANDING_SECTIONS_MAX } from '#domain/content/landing.ts'
import { contentChanged } from '#hooks/content/contentChanged.ts'
import { labelOf } from '#collections/_kit/labels.ts'
import { richText } from '#collections/_fields/richText.ts'

const httpsOrNothing = (value: unknown) =>
  !value || isHttps(String(value)) || 'Use an address that starts with https://'

/**
 * What editors change on the landing page. A section without rows is not shown. Source: docs/rules/content.md D-035.
 */
export const LandingPage: GlobalConfig = {
  slug: 'landing-page',
  label: labelOf('landing_page'),
  access: globalAccessFrom({ ...settingsOf('content.write'), forMembers: true }),
  admin: { group: 'Content', hidden: hiddenUnless('content.write') },
  lockDocuments: false,
  hooks: { afterChange: [contentChanged] },
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
    {
      name: 'sections',
      type: 'array',
      maxRows: LANDING_SECTIONS_MAX,
      fields: [
        { name: 'title', type: 'text', required: true, localized: true, maxLength: 80 },
        richText('body', { max: LANDING_SECTION_MAX, required: true }),
      ],
    },
    { name: 'appStoreUrl', type: 'text', maxLength: 300, validate: httpsOrNothing },
    { name: 'playStoreUrl', type: 'text', maxLength: 300, validate: httpsOrNothing },
  ],
}
