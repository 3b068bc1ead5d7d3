const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
type Asked = { method: string; header: (name: string) => string | undefined }

/**
 * May this request change something? Browsers say where a request comes from: `Origin` must be ours, or, where it is
 * missing, `Sec-Fetch-Site` must not be foreign. A request that says neither and carries a cookie is rejected: no
 * browser of today sends that.
 */
export function comesFromOurPages({ method, header }: Asked, origins: readonly string[]): boolean {
  if (SAFE.has(method)) return true
  const origin = header('origin')
  if (origin !== undefined) return origins.includes(origin)
  const site = header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return header('cookie') === undefined
}
