import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod/mini'
import { Phone } from '#domain/account/contact.ts'
import { Password } from '#domain/account/credentials.ts'
import { usePerson } from '../../../lib/person.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Row } from '../../../ui/layout.tsx'
import { PasswordInput } from '../../../ui/PasswordInput.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { fieldErrorsOf, useForm } from '../../../ui/useForm.ts'
import { accountQueries } from '../queries.ts'
import { ConfirmPhone } from './ConfirmPhone.tsx'
import css from './Settings.module.css'

const Asked = z.object({ phone: Phone, password: Password })

/** A number and the password; then the code that was texted there. */
export function AddPhone({ onEnd }: { onEnd: () => void }) {
  const t = useMessages()
  const person = usePerson()
  const start = useMutation(accountQueries.startPhone())
  const [phone, setPhone] = useState('')
  const [password, setPassword] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    check: () => fieldErrorsOf(Asked, { phone, password }),
    send: async () => {
      const sent = await start.mutateAsync({ body: { phone, password } })
      setPassword('')
      setSentTo(sent.phone)
    },
    explain: (error) =>
      error.code === 'account.error.password_incorrect' ? { password: errorText(t, error) } : undefined,
  })
  if (sentTo !== null) return <ConfirmPhone phone={sentTo} onEnd={onEnd} onOther={() => setSentTo(null)} />
  return (
    <form {...form.props} className={css.form}>
      <Field
        label={t('account.phone.number')}
        hint={t('account.phone.number_hint')}
        error={form.errorOf('phone')}
        required
      >
        <TextInput
          name="phone"
          type="tel"
          className="ek-ltr"
          autoComplete="tel"
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
        />
      </Field>
      <input type="text" autoComplete="username" value={person.email} readOnly hidden />
      <Field label={t('account.settings.password')} error={form.errorOf('password')} required>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Row>
        <Button type="submit" look="line" busy={form.busy && t('account.phone.sending')}>
          {t('account.phone.send')}
        </Button>
        <Button look="text" onClick={onEnd}>
          {t('common.action.cancel')}
        </Button>
      </Row>
    </form>
  )
}
