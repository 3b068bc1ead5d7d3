/** Name of the session cookie. Behind TLS it carries the `__Host-` prefix, so that no sibling host can set it. */
export const sessionCookieName = (secure: boolean): string => (secure ? '__Host-ek_session' : 'ek_session')
/** A cookie scripts may read: it only says that a session may exist, so that public pages know whether to ask. */
export const HINT_COOKIE = 'ek_in'
/** Days a session lives without being used. */
export const SESSION_DAYS = 30

/** One cookie of a `cookie` header. */
export function cookieFrom(header: string | null, name: string): string | undefined {
  if (!header) return undefined
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}

/**
 * The session token of a request, if it has the form of one. Only the one name of this origin counts: behind TLS a
 * cookie without the prefix may have been planted by a sibling host, to make a member write into a stranger's account.
 */
export function sessionTokenFrom(header: string | null, origin: string): string | undefined {
  const token = cookieFrom(header, sessionCookieName(origin.startsWith('https:')))
  return token && /^[\w-]{43}$/.test(token) ? token : undefined
}
