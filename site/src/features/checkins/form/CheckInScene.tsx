import type { ReactNode } from 'react'
import css from './CheckInScene.module.css'

/** The scene of a check-in: `picker` is a `MoodPicker`, whose line is the water; `children` lie under it. */
export function CheckInScene({ picker, children }: { picker: ReactNode; children?: ReactNode }) {
  return (
    <div className={css.scene}>
      {picker}
      {children && <div className={css.under}>{children}</div>}
    </div>
  )
}
