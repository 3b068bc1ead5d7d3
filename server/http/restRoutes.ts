import type { Actor } from '#domain/access/actor.ts'
import { can } from '#domain/access/staff.ts'
import { HttpError } from '#endpoints/_kit/httpError.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import type { Sql } from '#services/database/db.ts'

/**
 * Routes of Payload that this product keeps closed to all callers; sessions are ours alone, and
 * the payment provider's plugin has no address. Preferences are the panel's own
 * memory.
 */
const SHUT =
  /^\/api\/(users\/(login|logout|refresh-token|forgot-password|reset-password|verify|unlock|first-register|init)|payload-(?!preferences)|graphql|stripe(\/|$))/
/** What only the panel needs: its memory, versions, and the tools of its forms. */
const PANEL_ONLY =
  /^\/api\/(payload-|access(\/|$)|globals\/|[^/]+\/(versions|access|duplicate|paste-url|file)(\/|$)|[^/]+\/[^/]+\/duplicate$)/
/** What the panel keeps for one person at most: a few views for each collection. */
const PREFERENCES_MAX = 300

/** Rejects a route that is closed to all callers, as if it were not there. @throws OperationError 404 */
export function requireOpenRoute({ method, pathname }: Asked): void {
  const isShut =
    SHUT.test(pathname) ||
    // NUL in a name is no name, whatever stands behind it.
    /%00/.test(pathname) ||
    !isReadable(pathname) ||
    // Payload fails on preferences that are not there; the panel never takes one away.
    (method === 'DELETE' && pathname.startsWith('/api/payload-preferences'))
  if (isShut) throw new OperationError('common.error.not_found')
}

/** A path whose escapes are no text: Payload fails on it. */
function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

/** Denies members what only the panel needs, as if it were not there. @throws OperationError 404 */
export function requirePanel({ pathname }: Asked, { roles }: Pick<Actor, 'roles'>): void {
  if (!can(roles, 'admin.enter') && PANEL_ONLY.test(pathname))
    throw new OperationError('common.error.not_found')
}

/** What is asked: a method, and a path without its query. */
export type Asked = { method: string; pathname: string }

/** Is it a view of the panel that is kept for a person? */
export const isPreference = ({ pathname }: Asked): boolean => pathname.startsWith('/api/payload-preferences')

/** Keeps the panel's memory of one person bounded. @throws OperationError 422 */
export async function requirePreferenceQuota(sql: Sql, asked: Asked, actorId: string): Promise<void> {
  if (asked.method !== 'POST' || !isPreference(asked)) return
  const [row] = await sql.query<{ count: number }>(
    'select count(*)::int as count from payload_preferences_rels where users_id = $1',
    [actorId],
  )
  if ((row?.count ?? 0) >= PREFERENCES_MAX) throw new HttpError('common.error.too_large', 422)
}
