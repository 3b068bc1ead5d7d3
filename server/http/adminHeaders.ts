import type { Env } from '#services/env.ts'
import { commonHeaders, HSTS, socketSources } from './securityHeaders.ts'

/**
 * Headers of the staff panel's answers. Next and Payload write inline scripts and styles, so its policy is looser than the
 * site's; it still lets nothing in from elsewhere.
 */
export function adminHeaders(env: Pick<Env, 'origin' | 'NODE_ENV'>): Readonly<Record<string, string>> {
  const developing = env.NODE_ENV === 'development'
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${developing ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${["'self'", ...(developing ? socketSources(env.origin, undefined) : [])].join(' ')}`,
    "form-action 'self'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
  return {
    ...commonHeaders,
    'content-security-policy': policy,
    'referrer-policy': 'same-origin',
    ...(env.origin.startsWith('https:') && { 'strict-transport-security': HSTS }),
  }
}
