import type { CollectionBeforeChangeHook } from 'payload'
import { isLocale, message } from '#messages'

/**
 * What staff saves in the panel stays the next version: it takes effect through Bump Version alone, and a changed text
 * asks for the second person again.
 */
export const nextTextOnly: CollectionBeforeChangeHook = async ({ data, req, context, operation }) => {
  const values = data as Record<string, unknown>
  if (context.legalVersion === true || operation === 'create') return values
  if (values._status === 'published') {
    const { APIError } = await import('payload')
    const locale = isLocale(req.i18n.language) ? req.i18n.language : 'en'
    throw new APIError(message(locale, 'legal.error.publish_by_bump'), 409)
  }
  return { ...values, askedBy: null, changes: null }
}
