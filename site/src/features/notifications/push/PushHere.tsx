import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { usePush } from './usePush.ts'

/** Beside a choice of push: says so when this device does not take it, and offers to switch it on. */
export function PushHere() {
  const t = useMessages()
  const {
    query: { data },
    enable,
  } = usePush()
  if (!data) return null
  if (!data.isSupported) return <Notice>{t('notifications.device.unsupported')}</Notice>
  if (data.isOn) return null
  if (data.permission === 'denied')
    return <Notice tone="caution">{t('notifications.device.denied_hint')}</Notice>
  return (
    <Notice>
      <p>{t('notifications.device.not_here')}</p>
      <Button
        look="text"
        busy={enable.isPending && t('common.state.loading')}
        onClick={() => enable.mutate()}
      >
        {t('notifications.device.enable')}
      </Button>
    </Notice>
  )
}
