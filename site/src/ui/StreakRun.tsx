import { useMessages } from '../lib/messages.tsx'
import css from './StreakRun.module.css'

/** Hulls drawn at most; a longer run is still written in full. */
const DRAWN_MAX = 30

/** A hull for each day in a row; `open` adds today's, dashed, while today is still open. */
export function StreakRun({ days, open = false }: { days: number; open?: boolean }) {
  const t = useMessages()
  return (
    <p
      className={css.run}
      role="img"
      aria-label={t(open ? 'shell.streak.days_open' : 'shell.streak.days', { days })}
    >
      {Array.from({ length: Math.min(days, DRAWN_MAX) }, (_, index) => (
        <i key={index} />
      ))}
      {open && <i className={css.open} />}
    </p>
  )
}
