import { classes } from './classes.ts'
import css from './Avatar.module.css'

const fields = [
  'M0 0h18v36h-18Z',
  'M0 18h36v18h-36Z',
  'M0 0 36 36H0Z',
  'M12 0h12v36h-12Z',
  'M9 9h18v18h-18Z',
  'M18 5 31 18 18 31 5 18Z',
  'M0 13h36v10h-36ZM13 0h10v36h-10Z',
  'M9 18a9 9 0 1 1 18 0a9 9 0 1 1-18 0Z',
] as const
const paints = ['tangerine', 'sun', 'sea', 'heather', 'rain', 'coral', 'fog'] as const
const paint = (index: number) => `var(--paint-${paints[index]})`

/** FNV-1a: spreads ids that share their first characters, as ours do. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193) >>> 0
  return hash
}

/** A member's house flag, drawn from the account id: 8 fields in 2 of 7 paints, or with ink or white. No photos. */
export function Avatar({ id, className }: { id: string; className?: string }) {
  const hash = hashOf(id)
  const ground = (hash >>> 3) % paints.length
  const kind = (hash >>> 8) % 4
  const other = (ground + 1 + ((hash >>> 12) % (paints.length - 1))) % paints.length
  const charge = kind === 0 ? 'var(--flag-ink)' : kind === 1 ? 'var(--flag-white)' : paint(other)
  return (
    <svg className={classes(css.flag, className)} viewBox="0 0 36 36" aria-hidden="true">
      <path d="M0 0h36v36h-36Z" fill={paint(ground)} />
      <path d={fields[hash % fields.length]} fill={charge} />
    </svg>
  )
}
