import type { BadgeId } from '#domain/checkins/badges.ts'
import css from './Badge.module.css'
import { classes } from './classes.ts'

type Paint = 'sun' | 'tangerine' | 'sea' | 'rain' | 'heather' | 'coral' | 'white' | 'ink'
const paintOf = (paint: Paint) =>
  paint === 'white' || paint === 'ink' ? `var(--flag-${paint})` : `var(--paint-${paint})`

/** The ground of each flag and what lies on it, as paths on 48 by 36. */
const flags: Readonly<Record<BadgeId, readonly [Paint, ...(readonly [Paint, string])[]]>> = {
  streak_3: ['sun', ['ink', 'M16 0h16v36h-16Z']],
  streak_7: ['tangerine', ['white', 'M0 0 48 36H0Z']],
  streak_14: ['sea', ['ink', 'M15 18a9 9 0 1 1 18 0a9 9 0 1 1-18 0Z']],
  streak_30: ['white', ['rain', 'M0 0h24v18h-24ZM24 18h24v18h-24Z']],
  streak_60: ['ink', ['white', 'M8 7h32v22h-32Z'], ['tangerine', 'M16 13h16v10h-16Z']],
  streak_100: ['sun', ['ink', 'M0 0h8l16 13L40 0h8v7L33 18l15 11v7h-8L24 23 8 36H0v-7l15-11L0 7Z']],
  first_journal: ['white', ['rain', 'M0 12h48v12h-48Z']],
  reflection_master: ['heather', ['ink', 'M0 0 24 18 0 36ZM48 0 24 18 48 36Z']],
  mindful_writer: ['sea', ['white', 'M0 0h48v9h-48ZM0 27h48v9h-48Z']],
  family_care: ['white', ['coral', 'M0 0h24v18h-24Z'], ['ink', 'M24 18h24v18h-24Z']],
  community_helper: ['rain', ['white', 'M0 13h48v10h-48ZM17 0h10v36h-10Z']],
  resource_explorer: ['sun', ['ink', 'M0 36 0 24 32 0h16ZM24 36 48 18v12l-8 6Z']],
}

/** The flag of a badge. `open` draws the dashed place of one that is not earned yet. Its name stands beside it. */
export function Badge({ id, open = false, className }: { id: BadgeId; open?: boolean; className?: string }) {
  if (open) {
    return (
      <svg
        className={classes(css.flag, css.open, className)}
        viewBox="0 0 48 36"
        aria-hidden="true"
        data-flag
      >
        <path d="M1 1h46v34H1Z" fill="none" stroke="currentColor" strokeWidth={2} strokeDasharray="4 4" />
      </svg>
    )
  }
  const [ground, ...shapes] = flags[id]
  return (
    <svg className={classes(css.flag, className)} viewBox="0 0 48 36" aria-hidden="true" data-flag>
      <path d="M0 0h48v36h-48Z" fill={paintOf(ground)} />
      {shapes.map(([paint, path]) => (
        <path key={path} d={path} fill={paintOf(paint)} />
      ))}
    </svg>
  )
}
