import { useEffect, useReducer, useRef, useState } from 'react'
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
import { useStoredLock } from './lockKey.ts'
import { PinForm } from './PinForm.tsx'

const minuteNames = { 0: 'none', 1: 'one', 5: 'five', 15: 'fifteen' } as const
type Minutes = (typeof awayMinutes)[number]

/** What the member is doing that takes a PIN. All but the first ask for the PIN there is. */
type Act = 'set' | 'change' | 'remove' | 'device' | { away: Minutes }
/** Where the focus goes when it ends. */
const focusTargetOf = (act: Act): string =>
  typeof act === 'object'
    ? 'select'
    : {
        set: '[role=switch]',
        remove: '[role=switch]',
        change: '[data-change]',
        device: '[data-device] [role=switch]',
      }[act]

/**
 * Locks the journal on this device, changes its PIN and when it locks, or takes the lock away. What makes the lock
 * weaker asks for the PIN.
 */
export function LockSettings() {
  const t = useMessages()
  const { id, username } = usePerson()
  // Another tab may change the lock.
  useStoredLock(id)
  const lock = readLock(id)
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const [begun, setBegun] = useState<Act | null>(null)
  const act = (begun === 'set') === (lock === null) ? begun : null
  const [canDevice, setCanDevice] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const before = useRef<Act | null>(null)
  useEffect(() => {
    const ended = before.current
    before.current = act
    if (ended && !act) box.current?.querySelector<HTMLElement>(focusTargetOf(ended))?.focus()
  }, [act])
  useEffect(() => {
    let isGone = false
    void canDeviceUnlock().then((can) => !isGone && setCanDevice(can))
    return () => {
      isGone = true
    }
  }, [])
  // Plain http on another host has no WebCrypto.
  if (crypto.subtle === undefined) return <Notice>{t('journalLock.not_here')}</Notice>

  const end = (text?: string) => {
    setBegun(null)
    redraw()
    if (text) showToast({ text, tone: 'good' })
  }
  const showError = (text: string) => showToast({ text, tone: 'bad' })
  const change = (part: Parameters<typeof changeLock>[1]) => {
    changeLock(id, part)
    end()
  }
  const finish = async (pin: string) => {
    if (act === 'set' || act === 'change') {
      if (await setPin(id, pin)) end(t('journalLock.locked'))
      else showError(t('journalLock.not_kept'))
    } else if (act === 'remove') {
      removeLock(id)
      end(t('journalLock.removed'))
    } else if (act === 'device') {
      const device = await addDeviceUnlock(username)
      if (device) return change({ device })
      showError(t('journalLock.device_refused'))
      end()
    } else if (act) change(act)
  }
  return (
    <div ref={box}>
      <Stack>
        <Switch
          label={t('journalLock.switch')}
          hint={t('journalLock.switch_hint')}
          checked={lock !== null || act === 'set'}
          onChange={(isOn) => setBegun(isOn ? (lock ? null : 'set') : lock ? 'remove' : null)}
        />
        {act !== null && (
          <PinForm
            key={typeof act === 'object' ? 'away' : act}
            personId={id}
            asksOld={act !== 'set'}
            asksNew={act === 'set' || act === 'change'}
            submit={t(
              typeof act === 'object' ? `journalLock.minutes.${minuteNames[act.away]}` : `journalLock.${act}`,
            )}
            onDone={finish}
            onCancel={() => end()}
          />
        )}
        {lock && act === null && (
          <>
            <Field label={t('journalLock.away')}>
              <Select
                value={lock.away}
                onChange={(event) => {
                  const away = Number(event.target.value) as Minutes
                  if (away > lock.away) setBegun({ away })
                  else change({ away })
                }}
              >
                {awayMinutes.map((minutes) => (
                  <option key={minutes} value={minutes}>
                    {t(`journalLock.minutes.${minuteNames[minutes]}`)}
                  </option>
                ))}
              </Select>
            </Field>
            {(canDevice || lock.device !== undefined) && (
              <div data-device>
                <Switch
                  label={t('journalLock.device')}
                  hint={t('journalLock.device_hint')}
                  checked={lock.device !== undefined}
                  onChange={(isOn) => (isOn ? setBegun('device') : change({ device: undefined }))}
                />
              </div>
            )}
            <Row>
              <Button look="line" data-change onClick={() => setBegun('change')}>
                {t('journalLock.change')}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </div>
  )
}
