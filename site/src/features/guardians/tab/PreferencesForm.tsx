import { useState } from 'react'
import { GuardianPreferences } from '#domain/guardians/preferences.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Check } from '../../../ui/Check.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { fieldErrorsOf, useForm } from '../../../ui/useForm.ts'
import css from './guardian.module.css'

const yesNo = ['checkin_alerts', 'journal_alerts', 'daily_digest'] as const

/** What a guardian without an account is notified of, and when: on the page from the mail. `save` throws errors. */
export function PreferencesForm({
  saved,
  save,
}: {
  saved: GuardianPreferences
  save: (preferences: GuardianPreferences) => Promise<unknown>
}) {
  const t = useMessages()
  const [changed, setChanged] = useState<Partial<GuardianPreferences>>({})
  const { checkin_alerts, journal_alerts, daily_digest, quiet_hours_start, quiet_hours_end } = {
    ...saved,
    ...changed,
  }
  const preferences = { checkin_alerts, journal_alerts, daily_digest, quiet_hours_start, quiet_hours_end }
  const form = useForm({
    check: () => fieldErrorsOf(GuardianPreferences, preferences),
    send: async () => {
      await save(preferences)
      showToast({ text: t('guardians.preferences.saved'), tone: 'good' })
    },
  })
  const change = (part: Partial<GuardianPreferences>) => setChanged({ ...changed, ...part })
  return (
    <form {...form.props} className={css.form}>
      {yesNo.map((name) => (
        <Check
          key={name}
          name={name}
          label={t(`guardians.preferences.${name}`)}
          hint={t(`guardians.preferences.${name}_hint`)}
          checked={preferences[name]}
          onChange={(on) => change({ [name]: on })}
        />
      ))}
      <fieldset className={css.quiet}>
        <legend>{t('guardians.preferences.quiet')}</legend>
        <div className={css.times}>
          <Field label={t('guardians.preferences.quiet_start')} error={form.errorOf('quiet_hours_start')}>
            <TextInput
              name="quiet_hours_start"
              type="time"
              value={quiet_hours_start}
              onChange={({ target }) => change({ quiet_hours_start: target.value })}
            />
          </Field>
          <Field label={t('guardians.preferences.quiet_end')} error={form.errorOf('quiet_hours_end')}>
            <TextInput
              name="quiet_hours_end"
              type="time"
              value={quiet_hours_end}
              onChange={({ target }) => change({ quiet_hours_end: target.value })}
            />
          </Field>
        </div>
        <p className="ek-soft ek-small">{t('guardians.preferences.quiet_hint')}</p>
      </fieldset>
      <Button type="submit" busy={form.busy && t('common.action.saving')}>
        {t('common.action.save')}
      </Button>
    </form>
  )
}
