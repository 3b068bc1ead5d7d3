import { can, type Permission, type StaffRole } from '../access/staff.ts'

/** Content that editors publish by the clock, with the permission its editor must have at that moment. */
const publishable = {
  'motivational-content': 'content.write',
  'journal-prompts': 'content.write',
} as const satisfies Record<string, Permission>

/** A collection that can be published by the clock. */
export type Publishable = keyof typeof publishable

/** Is this a collection that can be published by the clock? */
export const isPublishable = (slug: unknown): slug is Publishable =>
  typeof slug === 'string' && Object.hasOwn(publishable, slug)

/** May these roles publish in the collection, now? The right counts when the moment comes, not when it was planned. */
export const mayPublish = (roles: readonly StaffRole[], slug: Publishable): boolean =>
  can(roles, publishable[slug])
