import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { usePerson } from '../../../lib/person.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Section } from '../../../ui/layout.tsx'
import { PasswordInput } from '../../../ui/PasswordInput.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { useForm } from '../../../ui/useForm.ts'
import { NewPassword } from '../auth/NewPassword.tsx'
import { passwordError, weakPasswordText } from '../auth/passwordError.ts'
import { usePasswordVerdict } from '../auth/usePasswordVerdict.ts'
import { accountQueries } from '../queries.ts'
import css from './Settings.module.css'

/** A new password, against the old one. All other devices are signed out by it. */
export function ChangePassword() {
  const t = useMessages()
  const person = usePerson()
  const change = useMutation(accountQueries.changePassword())
  const [currentPassword, setCurrent] = useState('')
  const [newPassword, setNew] = useState('')
  const [repeat, setRepeat] = useState('')
  const owner = { email: person.email, name: person.username }
  const verdict = usePasswordVerdict(newPassword, owner)
  const form = useForm({
    check: async () => ({
      currentPassword: currentPassword === '' ? 'common.field.required' : undefined,
      newPassword: await passwordError(t, newPassword, owner, verdict),
      repeat: repeat === newPassword ? undefined : 'account.password.mismatch',
    }),
    send: async () => {
      await change.mutateAsync({ body: { currentPassword, newPassword } })
      setCurrent('')
      setNew('')
      setRepeat('')
      showToast({ text: t('account.settings.saved'), detail: t('account.change.done'), tone: 'good' })
    },
    explain: (error) => {
      if (error.code === 'account.error.password_incorrect') return { currentPassword: errorText(t, error) }
      return { newPassword: weakPasswordText(t, error, 'body.newPassword') }
    },
  })
  return (
    <Section title={t('account.change.title')} className={css.section}>
      <form {...form.props} className={css.form}>
        <p className={css.lead}>{t('account.change.intro')}</p>
        {/* Shows password managers whose password this is. */}
        <input type="text" autoComplete="username" value={person.email} readOnly hidden />
        <Field label={t('account.change.current')} error={form.errorOf('currentPassword')} required>
          <PasswordInput
            name="currentPassword"
            autoComplete="current-password"
            value={currentPassword}
            onChange={(event) => setCurrent(event.target.value)}
          />
        </Field>
        <NewPassword
          name="newPassword"
          label={t('account.change.new')}
          value={newPassword}
          onChange={setNew}
          verdict={verdict}
          error={form.errorOf('newPassword')}
        />
        <Field label={t('account.change.repeat')} error={form.errorOf('repeat')} required>
          <PasswordInput
            name="repeat"
            autoComplete="new-password"
            value={repeat}
            onChange={(event) => setRepeat(event.target.value)}
          />
        </Field>
        <Button type="submit" look="line" busy={form.busy && t('common.action.saving')}>
          {t('account.change.submit')}
        </Button>
      </form>
    </Section>
  )
}
