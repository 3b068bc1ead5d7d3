import type { Actor } from '#domain/access/actor.ts'
import { isSettled } from '#domain/access/settled.ts'
import { can } from '#domain/access/staff.ts'

/** What is asked for behind the staff panel's prefix. `nothing` is answered with 404 for every caller. */
export type AdminPath = 'page' | 'asset' | 'tool' | 'nothing'

// Payload's own screens around signing in. Ours are on the site, so these lead back to the panel.
const OWN_SIGN_IN =
  /^\/admin\/(login|logout|logout-inactivity|forgot|unauthorized|create-first-user|reset(\/.*)?|[^/]+\/verify\/.*)\/?$/

/**
 * Sorts a path. Pages need a staff session, assets none, tools (reload while developing) a staff session. Paths that
 * another server could read differently (dots, doubled or turned slashes, also encoded) are nothing.
 */
export function adminPath(path: string, developing: boolean): AdminPath {
  if (/\/\/|\\|\/\.{1,2}(\/|$)|%(2e|2f|5c|00)/i.test(path)) return 'nothing'
  if (path === '/admin' || path.startsWith('/admin/')) return 'page'
  if (path.startsWith('/_next/static/')) return 'asset'
  return developing && path.startsWith('/_next/') ? 'tool' : 'nothing'
}

/**
 * The page to go to after signing in: the one asked for, without what Next adds for its own fetches. For one of
 * Payload's own screens it is the page of the panel Payload came from (`redirect`), else the first page.
 */
function backTo(url: string): string {
  const at = new URL(url, 'http://local')
  at.searchParams.delete('_rsc')
  if (!OWN_SIGN_IN.test(at.pathname)) return at.pathname + at.search
  const from = at.searchParams.get('redirect') ?? ''
  const path = from.split(/[?#]/, 1)[0]!
  if (adminPath(path, false) !== 'page' || OWN_SIGN_IN.test(path)) return '/admin'
  const page = new URL(from, 'http://local')
  return page.pathname + page.search
}

/**
 * Returns where to send a caller who may not see this page of the panel yet, or null. The second factor must be
 * enrolled, and this session must have passed it not long ago, unless the setting relaxes that. Source:
 * docs/rules/ops.md S-000-4, S-000-6.
 */
export function adminRedirect(
  actor: Actor | null,
  url: string,
  staffMfa: 'required' | 'relaxed',
): string | null {
  const path = url.split('?', 1)[0]!
  const back = backTo(url)
  const signIn = `/auth?next=${encodeURIComponent(back)}`
  if (!actor) return signIn
  if (!can(actor.roles, 'admin.enter')) return '/?notice=access-denied'
  // The site asks for the consent that is missing.
  if (actor.consent) return '/dashboard'
  if (staffMfa === 'required' && !actor.mfaEnrolled) return '/settings?tab=security&reason=enable-mfa'
  if (!isSettled(actor, staffMfa)) return `${signIn}&again=1`
  return OWN_SIGN_IN.test(path) ? back : null
}
