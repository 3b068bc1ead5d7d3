import type { CollectionBeforeChangeHook } from 'payload'
import { staffMarks } from '#domain/access/staff.ts'
import { isLocale, message } from '#messages'

/** Shortest reason for a personal mark, in characters. */
const REASON_MIN = 10

/**
 * Rejects a personal mark without a reason, and a row that is more than the mark: taking one away must not take the
 * other. Source: docs/rules/moderation.md child-safety.
 */
export const reasonForMark: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const values = data as Record<string, unknown>
  const { role, adminRole, superAdmin, reason } = {
    ...(originalDoc as object | undefined),
    ...values,
  } as Record<string, unknown>
  if (!(staffMarks as readonly unknown[]).includes(adminRole)) return values
  const isAlone = !role && superAdmin !== true
  if (isAlone && typeof reason === 'string' && reason.trim().length >= REASON_MIN) return values
  const { APIError } = await import('payload')
  const locale = isLocale(req.i18n.language) ? req.i18n.language : 'en'
  throw new APIError(message(locale, isAlone ? 'panel.mark.reason' : 'panel.mark.alone'), 400, null, true)
}
