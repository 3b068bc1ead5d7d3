import { productOnly } from '#domain/account/access.ts'
import { choice, instant, integer, longText, userField } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/**
 * Proposals to let a held entry through to the guardian, with who proposed and who decided. A proposal goes with its
 * entry. Source: docs/rules/moderation.md release.
 */
export const EntryReleases = systemCollection({
  slug: 'entry-releases',
  rules: productOnly,
  fields: [
    { name: 'entry', type: 'relationship', relationTo: 'journal-entries', required: true, index: true },
    userField(),
    // The version whose words were read.
    integer('version', { required: true, min: 1 }),
    choice('state', ['proposed', 'released', 'declined'], { required: true }),
    userField('proposedBy', false),
    longText('reason', 300, true),
    userField('decidedBy', false),
    instant('decidedAt'),
  ],
})
