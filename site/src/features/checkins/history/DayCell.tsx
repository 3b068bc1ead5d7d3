import type { CSSProperties } from 'react'
import type { DayView } from '#domain/checkins/historySchema.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useAge } from '../../../lib/useAge.ts'
import { MoodFloat } from '../../../ui/MoodFloat.tsx'
import { isMood, moodName } from '../../../ui/moodNames.ts'
import { passes, type Filter } from './filter.ts'
import css from './history.module.css'
import paper from './paper.module.css'

type DayCellProps = {
  day: string
  found: DayView | undefined
  isFetched: boolean
  filter: Filter
  isToday: boolean
  isAhead: boolean
  isActive: boolean
  isChosen: boolean
  isSmall: boolean
  onChoose: (day: string) => void
}

/** A day: its latest mood as a float in water as deep as the strength; names its date and all its moods. */
export function DayCell(props: DayCellProps) {
  const { day, found, isFetched, filter, isToday, isAhead, isActive, isChosen, isSmall, onChoose } = props
  const t = useMessages()
  const format = useFormat()
  const child = useAge() === 'child'
  const number = format.number(Number(day.slice(8)))
  // A day ahead has nothing to open.
  if (isAhead) return <td className={css.ahead}>{isSmall ? null : number}</td>
  const shown = found?.checkIns.filter((felt) => passes(felt, filter)).map(({ mood }) => mood) ?? []
  const latest = shown.at(-1)
  const date = [format.fullDay(day), isToday && t('history.grid.today')].filter(Boolean).join(', ')
  const moods = shown.map((mood) => moodName(t, mood, child)).join(t.locale === 'ar' ? '، ' : ', ')
  const key = !isFetched || latest ? null : found ? 'hidden' : 'empty'
  const others = `+${format.number(shown.length - 1)}`
  const label = latest
    ? t('history.grid.day', { day: date, moods })
    : key
      ? t(`history.grid.${key}`, { day: date })
      : date
  return (
    <td aria-selected={isChosen}>
      <button
        type="button"
        className={css.day}
        tabIndex={isActive ? 0 : -1}
        aria-label={label}
        aria-current={isToday ? 'date' : undefined}
        title={isSmall ? label : undefined}
        data-found={latest !== undefined}
        style={{ '--depth': latest ? found?.intensity : 0 } as CSSProperties}
        onClick={() => onChoose(day)}
      >
        {!isSmall && <span className={css.number}>{number}</span>}
        {latest && isMood(latest) ? <MoodFloat mood={latest} /> : <i className={css.none} />}
        {!isSmall && latest && (
          <span className={paper.only} aria-hidden="true">
            {moodName(t, latest, child)}
          </span>
        )}
        {!isSmall && shown.length > 1 && (
          <span className={css.more} aria-hidden="true">
            {others}
          </span>
        )}
      </button>
    </td>
  )
}
