import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bandOf } from '#domain/checkins/moods.ts'
import { VERDICT_MIN } from '#domain/checkins/schema.ts'
import { trendOf, trendWeeks, type TrendWeek, type TrendWeeks } from '#domain/checkins/trend.ts'
import { addDays, localDay } from '#domain/time/localDay.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { TrendChart, type TrendPoint } from '../charts/TrendChart.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Section, Stack } from '../../../ui/layout.tsx'
import { Pills } from '../../../ui/Pills.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import css from './history.module.css'
import paper from './paper.module.css'
import { daysQuery } from './queries.ts'

const LONGEST = Math.max(...trendWeeks)

/** Means of 4 or 12 weeks. Below three check-ins it says so, and shows no figure. */
export function Trend() {
  const t = useMessages()
  const format = useFormat()
  const today = localDay(new Date(), usePerson().timeZone)
  const [length, setLength] = useState<TrendWeeks>(4)
  // One request serves both lengths.
  const query = useQuery(daysQuery(addDays(today, 1 - LONGEST * 7), today))
  const error = useQueryError(query)
  const weeks = query.data && trendOf(query.data.days, today, length)
  const count = weeks?.reduce((sum, week) => sum + week.count, 0) ?? 0

  const point = ({ from, count: found, score }: TrendWeek): TrendPoint => ({
    day: from,
    name: t('history.trend.week', { day: format.dayAndMonth(from) }),
    short: format.dayAndMonth(from),
    narrow: format.number(Number(from.slice(8))),
    score,
    text:
      score === null
        ? t('history.trend.nothing')
        : `${t(`checkins.band.${bandOf(score)}`)}, ${t('history.trend.average', { value: format.number(score, 1) })}`,
    count: format.number(found),
  })
  const points = weeks?.map(point) ?? []
  const listed = points.map(({ name, text }) => `${name}: ${text}`)
  return (
    <Section title={t('history.trend.title')} className={paper.whole}>
      <Stack>
        <Pills
          className={css.pills}
          label={t('history.trend.label')}
          options={trendWeeks.map((value) => ({
            value: String(value),
            label: t(`history.trend.weeks_${value}`),
          }))}
          value={[String(length)]}
          onToggle={(value) => setLength(Number(value) as TrendWeeks)}
        />
        {error && (
          <ErrorNotice
            error={error}
            title={t('history.failed')}
            retry={query.refetch}
            busy={query.isFetching}
          />
        )}
        {!error && !weeks && <Waiting label={t('history.loading')} lines={4} />}
        {weeks && count < VERDICT_MIN && <p>{t('history.trend.few')}</p>}
        {weeks && count >= VERDICT_MIN && (
          <>
            <div className={paper.plot}>
              <TrendChart
                points={points}
                bands={[
                  t('checkins.band.struggling'),
                  t('checkins.band.low'),
                  t('checkins.band.neutral'),
                  t('checkins.band.good'),
                  t('checkins.band.great'),
                ]}
                summary={t('history.trend.summary', { weeks: listed.join(t.locale === 'ar' ? '؛ ' : '; ') })}
                messages={{
                  table: t('history.trend.table'),
                  chart: t('history.trend.chart'),
                  week: t('history.trend.label'),
                  mood: t('history.trend.mood'),
                  count: t('history.trend.count'),
                }}
              />
            </div>
            {/* On paper the figures stand under the picture; on the screen the table has them. */}
            <div className={paper.only} aria-hidden="true">
              <ul className={paper.figures}>
                {listed.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          </>
        )}
      </Stack>
    </Section>
  )
}
