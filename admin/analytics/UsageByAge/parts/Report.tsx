import { ageBands } from '#domain/analytics/ageBands.ts'
import { fill } from '#messages/catalog.ts'
import type { UsageByAge } from '#operations/analytics/usageByAge.ts'
import { directionOf, type Locale } from '#messages/locales.ts'
import { Block } from '#admin/_shell/Block.tsx'
import { Shares } from '#admin/_shell/charts/Shares.client.tsx'
import type { UsageMessages } from '../types.ts'
import { DayLines } from './DayLines.client.tsx'
import { DayTable } from './DayTable.tsx'

type Props = { usage: UsageByAge; messages: UsageMessages; locale: Locale }

/** The bands beside each other, and the people of each day, drawn and as tables. */
export function Report({ usage, messages, locale }: Props) {
  if (usage.bands.every(({ people }) => people === 0)) return <p className="ek-empty">{messages.empty}</p>
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const [from, to] = [usage.days[0]!, usage.days.at(-1)!].map((day) =>
    date.format(new Date(`${day}T00:00:00Z`)),
  )
  const rows = rowsOf({ usage, messages, locale })
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'long' })
  const fromTo = { from: from!, to: to! }
  const hasLines = usage.bands.some(({ days }) => days.some((people) => people !== null && people > 0))
  return (
    <>
      <Block id="bands" title={messages.bands} aside={fill(messages.from_to, fromTo)}>
        <Shares
          columns={[
            messages.column.band,
            messages.column.people,
            messages.column.events,
            messages.column.each,
          ]}
          rows={rows}
          summary={fill(messages.bands_sum, {
            bands: list.format(rows.map(({ label, cells }) => `${label} ${cells[0]}`)),
          })}
          isMirrored={directionOf(locale) === 'rtl'}
        />
      </Block>
      <Block id="days" title={messages.per_day} aside={messages.gaps}>
        {hasLines ? (
          <DayLines
            usage={usage}
            messages={messages}
            summary={fill(messages.chart, fromTo)}
            locale={locale}
            table={<DayTable usage={usage} messages={messages} locale={locale} />}
          />
        ) : (
          <p className="ek-empty">{messages.all_few}</p>
        )}
      </Block>
    </>
  )
}

function rowsOf({ usage, messages, locale }: Props) {
  const most = Math.max(1, ...usage.bands.map(({ people }) => people ?? 0))
  const n = (count: number, digits = 0) => count.toLocaleString(locale, { maximumFractionDigits: digits })
  return ageBands.map((band) => {
    const named = { key: band, label: messages.band[band], note: messages.ages[band] }
    const counted = usage.bands.find((one) => one.band === band)
    if (!counted) return { ...named, share: null, cells: [messages.not_counted] }
    const { people, events } = counted
    if (people === null || events === null) return { ...named, share: null, cells: [messages.few] }
    const each = people === 0 ? n(0) : n(events / people, 1)
    return { ...named, share: people / most, cells: [n(people), n(events), each] }
  })
}
