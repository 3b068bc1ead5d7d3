import { randomBytes } from 'node:crypto'
import type { Env } from '#services/env.ts'
import { commonHeaders, HSTS, socketSources } from './securityHeaders.ts'

type Settings = Pick<Env, 'origin' | 'NODE_ENV'>

/** A word that only scripts of one answer carry. */
export const newNonce = (): string => randomBytes(16).toString('base64')

/**
 * The policy of one page of the panel. Inline scripts run only with its nonce, which Next reads from the request and
 * writes into its own. Styles stay open: Payload's editor and its lists write style attributes, which no nonce covers.
 */
export function adminPolicy(env: Settings, nonce: string | undefined): string {
  const developing = env.NODE_ENV === 'development'
  return [
    "default-src 'self'",
    // While developing, Next reloads by code of its own that has no nonce.
    `script-src 'self' ${developing ? "'unsafe-inline' 'unsafe-eval'" : nonce ? `'nonce-${nonce}'` : ''}`.trimEnd(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${["'self'", ...(developing ? socketSources(env.origin) : [])].join(' ')}`,
    "form-action 'self'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
}

/** Headers of the staff panel's answers. `nonce` is given where a page is drawn. */
export const adminHeaders = (env: Settings, nonce?: string): Readonly<Record<string, string>> => ({
  ...commonHeaders,
  'content-security-policy': adminPolicy(env, nonce),
  'referrer-policy': 'same-origin',
  ...(env.origin.startsWith('https:') && { 'strict-transport-security': HSTS }),
})
