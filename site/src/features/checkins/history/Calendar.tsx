import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { localDay } from '#domain/time/localDay.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Row, Section, Stack } from '../../../ui/layout.tsx'
import { Pills } from '../../../ui/Pills.tsx'
import { monthRows, nextPeriod, periodOf, weekOf, yearRows, boundsOf, type View } from './calendar.ts'
import { DayGrid } from './DayGrid.tsx'
import { DayPanel } from './DayPanel.tsx'
import { isFiltering, noFilter, passes } from './filter.ts'
import { Filters } from './Filters.tsx'
import css from './history.module.css'
import { Legend } from './Legend.tsx'
import { daysOf, monthQuery, yearQuery } from './queries.ts'

/** A month or a year in pixels: every day a drawn mood. Filters by mood; a press opens a day. */
export function Calendar() {
  const t = useMessages()
  const format = useFormat()
  const today = localDay(new Date(), usePerson().timeZone)
  const [view, setView] = useState<View>('month')
  const [active, setActive] = useState(today)
  const [chosen, setChosen] = useState<string | null>(null)
  const [filter, setFilter] = useState(noFilter)
  const period = periodOf(view, active)
  const { days, error, refetch, isFetching } = useDays(view, period)

  const turn = (by: 1 | -1) => {
    const { from, to } = boundsOf(nextPeriod(period, by))
    setActive(by === 1 ? from : to > today ? today : to)
  }
  const name = view === 'month' ? format.monthYear(`${period}-01`) : period
  const shown =
    days && [...days.values()].filter((day) => day.checkIns.some((felt) => passes(felt, filter))).length
  return (
    <Section title={t('history.title')}>
      <Stack gap="roomy">
        <Row between>
          <Row className={css.turn}>
            <Button
              look="text"
              aria-label={t(`history.${view}.previous`)}
              icon={<Icon of={ChevronLeft} flip />}
              onClick={() => turn(-1)}
            />
            <h3 className={css.period} aria-live="polite">
              {name}
            </h3>
            {nextPeriod(period, 1) <= periodOf(view, today) && (
              <Button
                look="text"
                aria-label={t(`history.${view}.next`)}
                icon={<Icon of={ChevronRight} flip />}
                onClick={() => turn(1)}
              />
            )}
          </Row>
          <Pills
            className={css.pills}
            label={t('history.view.label')}
            options={[
              { value: 'month', label: t('history.view.month') },
              { value: 'year', label: t('history.view.year') },
            ]}
            value={[view]}
            onToggle={(next) => setView(next as View)}
          />
        </Row>
        <Filters days={days} filter={filter} onChange={setFilter} />
        {error ? (
          <ErrorNotice error={error} title={t('history.failed')} retry={refetch} busy={isFetching} />
        ) : (
          <DayGrid
            view={view}
            label={t('history.grid.label', { period: name })}
            days={days}
            filter={filter}
            today={today}
            active={active}
            chosen={chosen}
            onMove={setActive}
            onChoose={(day) => {
              setActive(day)
              setChosen(day)
            }}
            {...(view === 'month'
              ? {
                  rows: monthRows(period, t.locale),
                  columns: weekOf(today, t.locale).map((day) => ({
                    short: format.weekday(day),
                    long: format.weekday(day, 'long'),
                  })),
                }
              : {
                  rows: yearRows(period),
                  rowName: (row: number) => format.number(row + 1),
                  columns: yearRows(period)[0]!.map((day) => ({
                    short: format.month(day!),
                    long: format.monthYear(day!),
                  })),
                })}
          />
        )}
        <Legend filter={filter} />
        <p className={css.state} role="status">
          {shown === undefined
            ? null
            : isFiltering(filter)
              ? t('history.filter.found', { count: format.number(shown) })
              : shown === 0 && t(`history.${view}.none`)}
        </p>
        {chosen ? (
          <DayPanel key={chosen} day={chosen} today={today} />
        ) : (
          <p className={css.hint}>{t('history.grid.hint')}</p>
        )}
      </Stack>
    </Section>
  )
}

/** The days of a period, by day. A month is read with its notes, which an open day needs too. */
function useDays(view: View, period: string) {
  const month = useQuery({ ...monthQuery(period), enabled: view === 'month' })
  const year = useQuery({ ...yearQuery(period), enabled: view === 'year' })
  const error = { month: useQueryError(month), year: useQueryError(year) }[view]
  const query = { month, year }[view]
  const list = view === 'month' ? month.data && daysOf(month.data.checkIns) : year.data?.days
  const days = useMemo(() => list && new Map(list.map((day) => [day.day, day])), [list])
  return { days, error, refetch: query.refetch, isFetching: query.isFetching }
}
