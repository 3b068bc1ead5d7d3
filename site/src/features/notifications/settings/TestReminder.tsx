import { useMutation } from '@tanstack/react-query'
import { notificationChannels } from '#domain/notifications/kinds.ts'
import { prefsApi } from '#domain/notifications/prefsApi.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { write } from '../../../lib/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/layout.tsx'
import { showToast } from '../../../ui/toasts.ts'

/** Sends the reminder now, the way it is stored, and shows on which ways it left. */
export function TestReminder() {
  const t = useMessages()
  const test = useMutation({
    ...write(prefsApi.sendTestReminder),
    onSuccess: ({ ways }) =>
      showToast({
        text: t('reminders.settings.test_sent'),
        detail: notificationChannels
          .filter((way) => ways.includes(way))
          .map((way) => t(`reminders.table.${way}`))
          .join(' · '),
        tone: 'good',
      }),
    onError: (error) =>
      showToast({ text: t('reminders.settings.test_failed'), detail: errorText(t, error), tone: 'bad' }),
  })
  return (
    <Row>
      <Button look="line" busy={test.isPending && t('common.state.loading')} onClick={() => test.mutate({})}>
        {t('reminders.settings.test')}
      </Button>
      <span className="ek-soft ek-small">{t('reminders.settings.test_hint')}</span>
    </Row>
  )
}
