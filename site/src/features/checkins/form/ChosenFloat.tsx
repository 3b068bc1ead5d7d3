import type { CSSProperties } from 'react'
import { useMessages } from '../../../lib/messages.tsx'
import { MoodFloat } from '../../../ui/MoodFloat.tsx'
import css from './checkIn.module.css'
import { useCheckIn } from './CheckInState.tsx'
import { moodName } from '../../../ui/moodNames.ts'

/** The chosen feeling alone on the water, with the low sun behind it; as big as it was said to be. */
export function ChosenFloat() {
  const t = useMessages()
  const { mood, intensity } = useCheckIn().draft
  if (!mood) return null
  return (
    <div className={css.raft} style={{ '--size': intensity } as CSSProperties}>
      <MoodFloat mood={mood} label={moodName(t, mood, true)} className={css.chosen} />
    </div>
  )
}
