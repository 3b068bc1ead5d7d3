import type { CollectionAfterChangeHook } from 'payload'
import { isLocale, message } from '#messages'

/**
 * Rejects taking a policy off the site: its page would silently go back to the words of the build. Looks at what is
 * stored, because a save can unpublish without saying so: it takes the state of the draft before. The error takes the
 * change back with its transaction.
 */
export const staysPublished: CollectionAfterChangeHook = async ({ doc, operation, collection, req }) => {
  const { id, _status: status } = doc as { id: string; _status?: string }
  if (operation === 'create' || status === 'published') return
  const shown = (await req.payload.findByID({
    collection: collection.slug as 'legal-pages',
    id,
    depth: 0,
    overrideAccess: true,
    req,
  })) as { _status?: string | null }
  if (shown._status === 'published') return
  const { APIError } = await import('payload')
  const locale = isLocale(req.i18n.language) ? req.i18n.language : 'en'
  throw new APIError(message(locale, 'legal.error.stays_published'), 409)
}
