import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import type { DayView } from '#domain/checkins/historySchema.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { moved, type Rows, type View } from './calendar.ts'
import type { Filter } from './filter.ts'
import { DayCell } from './DayCell.tsx'
import css from './history.module.css'

type DayGridProps = {
  view: View
  label: string
  /** Names of the columns, and of the rows where they have any. */
  columns: readonly { short: string; long: string }[]
  rowName?: (row: number) => ReactNode
  rows: Rows
  /** Days with a check-in; undefined while they are fetched. */
  days: ReadonlyMap<string, DayView> | undefined
  filter: Filter
  today: string
  /** The day that Tab reaches; arrow keys move it. */
  active: string
  chosen: string | null
  onMove: (day: string) => void
  onChoose: (day: string) => void
}

/** Days as a grid: one stop of the keyboard, arrow keys walk, Enter opens a day. */
export function DayGrid(props: DayGridProps) {
  const { view, label, columns, rowName, rows, days, filter, today, active, chosen, onMove, onChoose } = props
  const t = useMessages()
  const table = useRef<HTMLTableElement>(null)
  const isWalking = useRef(false)
  useEffect(() => {
    if (!isWalking.current) return
    isWalking.current = false
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [active])
  const walk = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = moved({ view, locale: t.locale, isMirrored: t.dir === 'rtl' }, active, event.key)
    if (next === null) return
    event.preventDefault()
    isWalking.current = true
    onMove(next > today ? today : next)
  }
  return (
    <table
      ref={table}
      role="grid"
      aria-label={label}
      aria-busy={days === undefined}
      className={view === 'year' ? css.year : css.month}
      onKeyDown={walk}
    >
      <thead>
        <tr>
          {rowName && <td />}
          {columns.map(({ short, long }) => (
            <th key={long} scope="col" aria-label={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {rowName && <th scope="row">{rowName(index)}</th>}
            {row.map((day, column) =>
              day === null ? (
                <td key={column} />
              ) : (
                <DayCell
                  key={day}
                  day={day}
                  found={days?.get(day)}
                  isFetched={days !== undefined}
                  filter={filter}
                  isToday={day === today}
                  isAhead={day > today}
                  isActive={day === active}
                  isChosen={day === chosen}
                  isSmall={view === 'year'}
                  onChoose={onChoose}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
