import { useEffect, useState } from 'react'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/layout.tsx'
import { useForm } from '../../../ui/useForm.ts'
import { PIN_MIN, readLock, tryPin } from './lock.ts'
import css from './lock.module.css'
import { PinField } from './PinField.tsx'
import { waitText } from './waitText.ts'

type PinFormProps = {
  personId: string
  /** Asks for the PIN there is. */
  asksOld: boolean
  /** Asks for a new one, twice. */
  asksNew: boolean
  submit: string
  /** Gets the new PIN. */
  onDone: (pin: string) => Promise<void>
  onCancel: () => void
}

/** Sets, changes or takes away a PIN. */
export function PinForm({ personId, asksOld, asksNew, submit, onDone, onCancel }: PinFormProps) {
  const t = useMessages()
  const [old, setOld] = useState('')
  const [pin, setPin] = useState('')
  const [again, setAgain] = useState('')
  const form = useForm({
    check: async () => {
      if (asksNew && pin.length < PIN_MIN) return { pin: t('journalLock.short') }
      if (asksNew && pin !== again) return { again: t('journalLock.different') }
      if (!asksOld || (await tryPin(personId, old))) return {}
      const wait = (readLock(personId)?.waitUntil ?? 0) - Date.now()
      return { old: wait > 0 ? waitText(t, Math.ceil(wait / 1_000)) : t('journalLock.wrong') }
    },
    send: () => onDone(pin),
  })
  const { ref } = form.props
  // It stands where the control was that opened it.
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref])
  return (
    <form {...form.props} className={css.form}>
      {asksOld && (
        <PinField
          name="old"
          label={t('journalLock.old_pin')}
          value={old}
          onChange={setOld}
          error={form.errorOf('old')}
        />
      )}
      {asksNew && (
        <>
          <PinField
            name="pin"
            label={t('journalLock.new_pin')}
            hint={t('journalLock.pin_hint')}
            value={pin}
            onChange={setPin}
            error={form.errorOf('pin')}
          />
          <PinField
            name="again"
            label={t('journalLock.again')}
            value={again}
            onChange={setAgain}
            error={form.errorOf('again')}
          />
        </>
      )}
      <Row>
        <Button type="submit" busy={form.busy && t('common.state.loading')}>
          {submit}
        </Button>
        <Button look="text" onClick={onCancel}>
          {t('common.action.cancel')}
        </Button>
      </Row>
    </form>
  )
}
