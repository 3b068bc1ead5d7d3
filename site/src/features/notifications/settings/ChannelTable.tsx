import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { channelsApi, type ChannelRow } from '#domain/notifications/channelsApi.ts'
import { notificationChannels, type NotificationChannel } from '#domain/notifications/kinds.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { read } from '../../../lib/query.ts'
import { useFollowPreferences } from '../../../lib/useFollowPreferences.ts'
import { useInstantSave } from '../../../lib/useInstantSave.ts'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { Check } from '../../../ui/Check.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Section } from '../../../ui/layout.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import css from './table.module.css'

const channelsQuery = { ...read(channelsApi.readChannels), refetchOnMount: 'always' } as const

/** Which kinds of notifications reach the member, and on which ways. Crisis alerts stay on. */
export function ChannelTable() {
  const t = useMessages()
  return (
    <Section title={t('reminders.table.heading')} aside={t('reminders.table.lead')}>
      <div id="ways">
        <Known />
      </div>
    </Section>
  )
}

function Known() {
  const t = useMessages()
  const query = useQuery(channelsQuery)
  const queryError = useQueryError(query)
  const { press } = useInstantSave({
    contract: channelsApi.setChannel,
    queryKey: channelsQuery.queryKey,
    failed: t('reminders.settings.update_failed'),
  })
  useFollowPreferences(channelsQuery.queryKey)
  const { data, refetch, isFetching } = query
  if (!data) {
    return queryError ? (
      <ErrorNotice
        error={queryError}
        title={t('reminders.table.load_failed')}
        retry={refetch}
        busy={isFetching}
      />
    ) : (
      <Waiting label={t('common.state.loading')} lines={5} />
    )
  }
  const turn = ({ kind }: ChannelRow, channel: NotificationChannel, isOn: boolean) =>
    press({ body: { kind, channel, isOn } }, ({ rows }) => ({
      rows: rows.map((row) =>
        row.kind === kind
          ? { ...row, ways: row.ways.map((way) => (way.channel === channel ? { ...way, isOn } : way)) }
          : row,
      ),
    }))
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t('reminders.table.kind')}</th>
          {notificationChannels.map((channel) => (
            <th key={channel} scope="col">
              {t(`reminders.table.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.rows.map((row) => (
          <Row key={row.kind} row={row} onTurn={turn} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = {
  row: ChannelRow
  onTurn: (row: ChannelRow, channel: NotificationChannel, isOn: boolean) => void
}

function Row({ row, onTurn }: RowProps) {
  const t = useMessages()
  const kind = t(`reminders.table.kinds.${row.kind}`)
  return (
    <tr>
      <th scope="row">
        {kind}
        <span className={css.hint}>{t(`reminders.table.hints.${row.kind}`)}</span>
        {row.isLocked && (
          <span className={css.locked}>
            <Icon of={Lock} /> {t('reminders.table.always')}
          </span>
        )}
      </th>
      {notificationChannels.map((channel) => {
        const way = row.ways.find((one) => one.channel === channel)
        return (
          <td key={channel}>
            {way ? (
              <Check
                hideLabel
                label={t('reminders.table.name', { kind, way: t(`reminders.table.${channel}`) })}
                checked={way.isOn}
                disabled={row.isLocked}
                onChange={(isOn) => onTurn(row, channel, isOn)}
              />
            ) : (
              <>
                <span aria-hidden="true">–</span>
                <span className="ek-sr">{t('reminders.table.none')}</span>
              </>
            )}
          </td>
        )
      })}
    </tr>
  )
}
