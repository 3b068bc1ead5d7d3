/** Headers every answer of the product carries. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(self), geolocation=(), payment=(), usb=(), interest-cohort=()',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
}

/** Tells browsers to keep to TLS for a year; only sent when our own origin is https. */
export const HSTS = 'max-age=31536000; includeSubDomains'

/**
 * The site's policy: no inline script or style anywhere, scripts may not write markup (Trusted Types), nothing frames
 * us. `sockets` are the addresses of the live connection, `frames` the folder of our own pages that may be framed.
 */
export function sitePolicy({
  hashes = [],
  sockets,
  frames,
}: {
  hashes?: readonly string[]
  frames: string
  sockets: readonly string[]
}): string {
  const inline = hashes.map((hash) => `'${hash}'`).join(' ')
  return [
    "default-src 'none'",
    `script-src 'self'${inline && ` ${inline}`}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    // A voice note is heard before it is sent.
    "media-src 'self' blob:",
    `connect-src ${["'self'", ...sockets].join(' ')}`,
    `frame-src ${frames}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types evenkeel',
  ].join('; ')
}

/** Where the live connection goes, as the policy writes it. Older browsers do not count `ws:` as 'self'. */
export function socketSources(
  origin: string,
  { cluster, server }: { cluster?: string | undefined; server?: URL | undefined } = {},
): string[] {
  const own = origin.replace(/^http/, 'ws')
  if (server) return [own, server.origin.replace(/^http/, 'ws')]
  return cluster ? [own, `wss://ws-${cluster}.pusher.com`, `https://sockjs-${cluster}.pusher.com`] : [own]
}
