/**
 * The client's address. Of `x-forwarded-for` only the entries that our own proxies added count: with one trusted proxy
 * the last entry, with two the one before, and so on. With none the header is ignored.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies === 0 || !forwardedFor) return peer
  const chain = forwardedFor.split(',').map((entry) => entry.trim())
  const address = chain[chain.length - trustedProxies]
  return address && /^[0-9a-fA-F.:]{3,45}$/.test(address) ? address : peer
}
