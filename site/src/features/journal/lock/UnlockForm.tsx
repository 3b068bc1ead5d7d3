import { LockKeyhole } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useCountdown } from '../../../lib/useCountdown.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Screen } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useForm } from '../../../ui/useForm.ts'
import { unlockByDevice } from './deviceUnlock.ts'
import { ForgotPin } from './ForgotPin.tsx'
import { readLock, tryPin } from './lock.ts'
import css from './lock.module.css'
import { PinField } from './PinField.tsx'
import { waitText } from './waitText.ts'

/** Asks for the PIN, or lets the device unlock. Nothing of the journal is on the page meanwhile. */
export function UnlockForm({ personId, onOpen }: { personId: string; onOpen: () => void }) {
  const t = useMessages()
  const box = useRef<HTMLDivElement>(null)
  const [pin, setPin] = useState('')
  const [hasDeviceFailed, setDeviceFailed] = useState(false)
  const lock = readLock(personId)
  const until = lock?.waitUntil ?? 0
  const seconds = useCountdown(until)
  const wait = seconds > 0 && waitText(t, seconds)
  const form = useForm({
    check: async () => {
      if (await tryPin(personId, pin)) return {}
      setPin('')
      return { pin: t('journalLock.wrong') }
    },
    send: async () => onOpen(),
  })
  // Locked while its member was here: the focus was on something that is gone.
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  const askDevice = async (credential: string) => {
    if (await unlockByDevice(credential)) onOpen()
    else setDeviceFailed(true)
  }
  return (
    <Screen>
      <div ref={box} className={css.unlock}>
        <Icon of={LockKeyhole} />
        <h1 tabIndex={-1}>{t('journalLock.title')}</h1>
        <form {...form.props}>
          <PinField
            name="pin"
            label={t('journalLock.pin')}
            value={pin}
            onChange={setPin}
            error={seconds === 0 ? form.errorOf('pin') : undefined}
          />
          {wait && (
            <>
              <FirstWait key={until} until={until} />
              <Notice tone="caution">{wait}</Notice>
            </>
          )}
          <Button type="submit" disabledReason={wait} busy={form.busy && t('journalLock.opening')}>
            {t('journalLock.open')}
          </Button>
        </form>
        {lock?.device && (
          <Button look="line" onClick={() => void askDevice(lock.device!)}>
            {t('journalLock.by_device')}
          </Button>
        )}
        {hasDeviceFailed && <Notice live>{t('journalLock.device_failed')}</Notice>}
        <ForgotPin personId={personId} />
      </div>
    </Screen>
  )
}

/** Reads the wait out as it was at first: a figure that runs would be read out each second. */
function FirstWait({ until }: { until: number }) {
  const t = useMessages()
  const [first] = useState(() => waitText(t, Math.ceil((until - Date.now()) / 1_000)))
  return (
    <p className="ek-sr" role="alert">
      {first}
    </p>
  )
}
