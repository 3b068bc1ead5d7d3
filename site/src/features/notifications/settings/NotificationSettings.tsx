import { useMessages } from '../../../lib/messages.tsx'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Section, Stack } from '../../../ui/layout.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { DevicePush } from '../push/DevicePush.tsx'
import { ChannelTable } from './ChannelTable.tsx'
import { MuteForNow } from './MuteForNow.tsx'
import { PrefsForm } from './PrefsForm.tsx'
import { usePrefs } from './usePrefs.ts'

/** How we may write to a person: this device, silence, the ways, the daily reminder, quiet hours, the birthday. */
export function NotificationSettings() {
  const t = useMessages()
  return (
    <Stack gap="loose">
      <Section title={t('reminders.device.heading')}>
        <Stack>
          <p className="ek-soft">{t('reminders.device.lead')}</p>
          <DevicePush />
        </Stack>
      </Section>
      <MuteForNow />
      <ChannelTable />
      <Preferences />
    </Stack>
  )
}

function Preferences() {
  const t = useMessages()
  const query = usePrefs()
  const { data, refetch, isFetching } = query
  const queryError = useQueryError(query)
  if (queryError) {
    return (
      <ErrorNotice
        error={queryError}
        title={t('reminders.settings.load_failed')}
        retry={refetch}
        busy={isFetching}
      />
    )
  }
  if (!data) return <Waiting label={t('reminders.settings.loading')} lines={4} />
  return <PrefsForm stored={data} />
}
