import { useEffect, useState } from 'react'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { addDeviceUnlock, canDeviceUnlock } from './deviceUnlock.ts'
import { awayMinutes, changeLock, readLock, removeLock, setPin } from './lock.ts'
import { PinForm } from './PinForm.tsx'

const minuteNames = { 0: 'none', 1: 'one', 5: 'five', 15: 'fifteen' } as const

/** Locks the journal on this device, changes its PIN and when it locks, or takes the lock away. */
export function LockSettings() {
  const t = useMessages()
  const { id } = usePerson()
  const [lock, setLock] = useState(() => readLock(id))
  const [doing, setDoing] = useState<'set' | 'change' | 'remove' | null>(null)
  const end = (text?: string) => {
    setLock(readLock(id))
    setDoing(null)
    if (text) showToast({ text, tone: 'good' })
  }
  // Plain http on another host has no WebCrypto.
  if (crypto.subtle === undefined) return <Notice>{t('journalLock.not_here')}</Notice>
  const store = async (pin: string) => {
    if (await setPin(id, pin)) end(t('journalLock.locked'))
    else showToast({ text: t('journalLock.not_kept'), tone: 'bad' })
  }
  return (
    <Stack>
      <Switch
        label={t('journalLock.switch')}
        hint={t('journalLock.switch_hint')}
        checked={lock !== null || doing === 'set'}
        onChange={(isOn) => setDoing(isOn ? (lock ? null : 'set') : lock ? 'remove' : null)}
      />
      {doing === 'set' && (
        <PinForm
          key="set"
          personId={id}
          asksOld={false}
          asksNew
          submit={t('journalLock.set')}
          onDone={store}
          onCancel={() => end()}
        />
      )}
      {doing === 'change' && (
        <PinForm
          key="change"
          personId={id}
          asksOld
          asksNew
          submit={t('journalLock.change')}
          onDone={store}
          onCancel={() => end()}
        />
      )}
      {doing === 'remove' && (
        <PinForm
          key="remove"
          personId={id}
          asksOld
          asksNew={false}
          submit={t('journalLock.remove')}
          onDone={async () => {
            removeLock(id)
            end(t('journalLock.removed'))
          }}
          onCancel={() => end()}
        />
      )}
      {lock && doing === null && (
        <>
          <Field label={t('journalLock.away')}>
            <Select
              value={lock.away}
              onChange={(event) => {
                changeLock(id, { away: Number(event.target.value) })
                end()
              }}
            >
              {awayMinutes.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {t(`journalLock.minutes.${minuteNames[minutes]}`)}
                </option>
              ))}
            </Select>
          </Field>
          <DeviceUnlock personId={id} isOn={lock.device !== undefined} onChange={() => end()} />
          <Row>
            <Button look="line" onClick={() => setDoing('change')}>
              {t('journalLock.change')}
            </Button>
          </Row>
        </>
      )}
    </Stack>
  )
}

/** The device's own unlock beside the PIN, where it has one. */
function DeviceUnlock({
  personId,
  isOn,
  onChange,
}: {
  personId: string
  isOn: boolean
  onChange: () => void
}) {
  const t = useMessages()
  const { username } = usePerson()
  const [can, setCan] = useState(isOn)
  useEffect(() => {
    let isGone = false
    void canDeviceUnlock().then((answer) => !isGone && answer && setCan(true))
    return () => {
      isGone = true
    }
  }, [])
  const turn = async (on: boolean) => {
    const device = on ? await addDeviceUnlock(username) : undefined
    if (device === null) showToast({ text: t('journalLock.device_refused'), tone: 'bad' })
    else changeLock(personId, { device })
    onChange()
  }
  if (!can) return null
  return (
    <Switch
      label={t('journalLock.device')}
      hint={t('journalLock.device_hint')}
      checked={isOn}
      onChange={(on) => void turn(on)}
    />
  )
}
