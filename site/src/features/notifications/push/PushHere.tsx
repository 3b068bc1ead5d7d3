import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { usePush } from './usePush.ts'

/** Beside a choice of push: shows when this device does not take it, and offers to switch it on. */
export function PushHere() {
  const t = useMessages()
  const {
    query: { data },
    enable,
  } = usePush()
  // Its messages are those of the settings, which the dashboard does not load.
  const { data: hasMessages } = useQuery({
    queryKey: ['words', 'reminders', t.locale],
    queryFn: () => t.load(['reminders']).then(() => true),
    staleTime: Infinity,
  })
  if (!data || !hasMessages) return null
  if (!data.isSupported) return <Notice>{t('reminders.device.unsupported')}</Notice>
  if (data.isOn) return null
  if (data.permission === 'denied') return <Notice tone="caution">{t('reminders.device.denied_hint')}</Notice>
  return (
    <Notice>
      <p>{t('reminders.device.not_here')}</p>
      <Button
        look="text"
        busy={enable.isPending && t('common.state.loading')}
        onClick={() => enable.mutate()}
      >
        {t('reminders.device.enable')}
      </Button>
    </Notice>
  )
}
