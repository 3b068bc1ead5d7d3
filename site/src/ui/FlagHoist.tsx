import type { ReactNode } from 'react'
import type { BadgeId } from '#domain/checkins/badges.ts'
import { BadgeFlag } from './BadgeFlag.tsx'
import css from './BadgeFlag.module.css'

/** One flag on the line. `open` means not earned yet; `hint` says how far it is. */
export type HoistedFlag = { id: BadgeId; name: ReactNode; open?: boolean; hint?: ReactNode }

/** Badges as flags that hang from a level line. */
export function FlagHoist({ flags }: { flags: readonly HoistedFlag[] }) {
  return (
    <ul className={css.hoist}>
      {flags.map(({ id, name, open, hint }) => (
        <li key={id} className={css.item}>
          <BadgeFlag id={id} open={open === true} />
          <span className={open ? css.hint : undefined}>
            {name}
            {hint && <>, {hint}</>}
          </span>
        </li>
      ))}
    </ul>
  )
}
