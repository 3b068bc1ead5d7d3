import { createHash } from 'node:crypto'

/**
 * The id of something seeded: the same for the same name, in the form of a uuid (version 8, which is free for such
 * use).
 */
export function seedId(name: string): string {
  const hex = createHash('sha256').update(`evenkeel:${name}`).digest('hex')
  const variant = ((Number.parseInt(hex[16]!, 16) & 0x3) | 0x8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
