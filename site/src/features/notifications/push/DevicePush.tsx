import { BellRing } from 'lucide-react'
import type { PushHere } from '../../../lib/push.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { usePush } from './usePush.ts'

/** Push on this device: how things stand, on, off, and a test. */
export function DevicePush() {
  const t = useMessages()
  const push = usePush()
  const { data, refetch, isFetching } = push.query
  const queryError = useQueryError(push.query)
  if (queryError) return <ErrorNotice error={queryError} retry={refetch} busy={isFetching} />
  if (!data) return <Waiting label={t('common.state.loading')} />
  if (!data.isSupported) return <Notice>{t('reminders.device.unsupported')}</Notice>
  return <Supported here={data} push={push} />
}

type SupportedProps = {
  here: Extract<PushHere, { isSupported: true }>
  push: Pick<ReturnType<typeof usePush>, 'enable' | 'disable' | 'test'>
}

function Supported({ here: { permission, isOn }, push: { enable, disable, test } }: SupportedProps) {
  const t = useMessages()
  const busy = t('common.state.loading')
  return (
    <Stack>
      <div role="status">
        <Row>
          <StatusTag tone={isOn ? 'good' : 'plain'}>
            {t(isOn ? 'reminders.device.is_on' : 'reminders.device.is_off')}
          </StatusTag>
          <span className="ek-soft">
            {t('reminders.device.state')}: {t(`reminders.device.${permission}`)}
          </span>
        </Row>
      </div>
      {permission === 'denied' && <Notice tone="caution">{t('reminders.device.denied_hint')}</Notice>}
      {permission === 'default' && <p className="ek-soft">{t('reminders.device.ask_hint')}</p>}
      {isOn ? (
        <Row>
          <Button look="line" busy={test.isPending && busy} onClick={() => test.mutate({})}>
            {t('reminders.device.test')}
          </Button>
          <Button look="text" busy={disable.isPending && busy} onClick={() => disable.mutate()}>
            {t('reminders.device.disable')}
          </Button>
        </Row>
      ) : (
        permission !== 'denied' && (
          <p>
            <Button
              look="line"
              icon={<Icon of={BellRing} />}
              busy={enable.isPending && busy}
              onClick={() => enable.mutate()}
            >
              {t('reminders.device.enable')}
            </Button>
          </p>
        )
      )}
    </Stack>
  )
}
