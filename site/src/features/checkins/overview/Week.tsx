import { bandOf } from '#domain/checkins/moods.ts'
import type { WeekView } from '#domain/checkins/schema.ts'
import { usePerson } from '../../../lib/person.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useAge } from '../../../lib/useAge.ts'
import { Section } from '../../../ui/layout.tsx'
import { WeekChart } from '../charts/WeekChart.tsx'
import { Emphasis } from '../Emphasis.tsx'
import { chartDays, isEnough, weekSentence } from './weekDays.ts'

/**
 * The weekly vibe chart: seven days from 1 to 5, gaps stay gaps. Children see no average and no axis; elders read in
 * its heading how the week was.
 */
export function Week({ week }: { week: WeekView }) {
  const t = useMessages()
  const age = useAge()
  const child = age === 'child'
  const format = useFormat(usePerson().timeZone)
  const speech = { t, format, child }
  const { average } = week
  const aside =
    average === null ? (
      t('checkins.week.no_average')
    ) : !isEnough(week) ? (
      t('checkins.week.few')
    ) : (
      <Emphasis
        text={(band) => t('checkins.week.average', { band, value: format.number(average, 1) })}
        strong={t(`checkins.band.${bandOf(average)}`)}
      />
    )
  const title =
    age === 'elder' && average !== null && isEnough(week)
      ? t(`checkins.week.was.${bandOf(average)}`)
      : t(child ? 'checkins.week.title_child' : 'checkins.week.title')
  return (
    <Section title={title} aside={!child && aside}>
      <WeekChart
        days={chartDays(week, speech)}
        bands={[
          t('checkins.band.struggling'),
          t('checkins.band.low'),
          t('checkins.band.neutral'),
          t('checkins.band.good'),
          t('checkins.band.great'),
        ]}
        summary={weekSentence(week, speech)}
      />
    </Section>
  )
}
