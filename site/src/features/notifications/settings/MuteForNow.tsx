import { useQuery } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { muteEnd, type MuteLength } from '#domain/notifications/mute.ts'
import { muteApi } from '#domain/notifications/muteApi.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { read } from '../../../lib/query.ts'
import { useFollowPreferences } from '../../../lib/useFollowPreferences.ts'
import { useInstantSave } from '../../../lib/useInstantSave.ts'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Row, Section, Stack } from '../../../ui/layout.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'

const muteQuery = { ...read(muteApi.muted), refetchOnMount: 'always' } as const

/** Silence of the devices for an hour or until the morning. Source: docs/rules/notifications.md B-mute. */
export function MuteForNow() {
  const t = useMessages()
  return (
    <Section title={t('reminders.mute.heading')}>
      <Stack>
        <p className="ek-soft">{t('reminders.mute.lead')}</p>
        <Known />
      </Stack>
    </Section>
  )
}

function Known() {
  const t = useMessages()
  const { timeZone } = usePerson()
  const format = useFormat(timeZone)
  const query = useQuery(muteQuery)
  const queryError = useQueryError(query)
  const { press } = useInstantSave({
    contract: muteApi.setMute,
    queryKey: muteQuery.queryKey,
    failed: t('reminders.settings.update_failed'),
  })
  useFollowPreferences(muteQuery.queryKey)
  const { data, refetch, isFetching } = query
  const until = useUntilOver(data?.until ?? null)
  if (!data) {
    return queryError ? (
      <ErrorNotice
        error={queryError}
        title={t('reminders.mute.load_failed')}
        retry={refetch}
        busy={isFetching}
      />
    ) : (
      <Waiting label={t('common.state.loading')} />
    )
  }
  const ask = (length: MuteLength) =>
    press({ body: { length } }, () => ({
      until: muteEnd(length, new Date(), timeZone)?.toISOString() ?? null,
    }))
  return (
    <>
      <div role="status">
        {until && (
          <StatusTag tone="lit" icon={<Icon of={BellOff} />}>
            {t('reminders.mute.until', { when: format.moment(until) })}
          </StatusTag>
        )}
      </div>
      <Row>
        <Button look="line" onClick={() => ask('hour')}>
          {t('reminders.mute.hour')}
        </Button>
        <Button look="line" onClick={() => ask('morning')}>
          {t('reminders.mute.morning')}
        </Button>
        {until && (
          <Button look="text" onClick={() => ask('off')}>
            {t('reminders.mute.end')}
          </Button>
        )}
      </Row>
      <p className="ek-soft ek-small">{t('reminders.mute.morning_hint')}</p>
    </>
  )
}

/** An instant while it lies ahead; null from then on. */
function useUntilOver(until: string | null): string | null {
  const [over, setOver] = useState<string | null>(null)
  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(() => setOver(until), Math.max(0, Date.parse(until) - Date.now()))
    return () => clearTimeout(timer)
  }, [until])
  return until === over ? null : until
}
