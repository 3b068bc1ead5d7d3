import type { ReactNode } from 'react'
import type { BadgeId } from '#domain/checkins/badges.ts'
import { Badge } from './Badge.tsx'
import css from './Badge.module.css'

/** One flag on the line. `open` means not earned yet; `hint` says how far it is. */
export type BadgeItem = { id: BadgeId; name: ReactNode; open?: boolean; hint?: ReactNode }

/** Badges as flags that hang from a level line. */
export function BadgeList({ flags }: { flags: readonly BadgeItem[] }) {
  return (
    <ul className={css.hoist}>
      {flags.map(({ id, name, open, hint }) => (
        <li key={id} className={css.item}>
          <Badge id={id} open={open === true} />
          <span className={open ? css.hint : undefined}>
            {name}
            {hint && <>, {hint}</>}
          </span>
        </li>
      ))}
    </ul>
  )
}
