import type { CollectionBeforeChangeHook } from 'payload'
import { nextVersion } from '#domain/legal/documents.ts'
import { services } from '#services'

/** Gives each published change of a policy the next number and the day. */
export const numberPublished: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const values = data as Record<string, unknown>
  if (operation === 'create' || values._status !== 'published') return values
  const { version } = originalDoc as { version: string }
  return {
    ...values,
    version: nextVersion(version),
    effectiveOn: services().clock.now().toISOString().slice(0, 10),
  }
}
