import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { usePerson } from '../../../app/person.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { PasswordInput } from '../../../ui/PasswordInput.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { useForm } from '../../../ui/useForm.ts'
import { accountQueries } from '../queries.ts'

/** Removes the phone, against the password. */
export function RemovePhone({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const person = usePerson()
  const remove = useMutation(accountQueries.removePhone())
  const [password, setPassword] = useState('')
  const form = useForm({
    check: () => ({ password: password === '' ? 'common.field.required' : undefined }),
    send: async () => {
      await remove.mutateAsync({ body: { password } })
      showToast({ text: t('account.phone.removed'), tone: 'good' })
      onClose()
    },
    explain: (error) =>
      error.code === 'account.error.password_incorrect' ? { password: errorText(t, error) } : undefined,
  })
  return (
    <Dialog open onClose={onClose} title={t('account.phone.remove_title')}>
      <form {...form.props}>
        <Stack>
          <p>{t('account.phone.remove_intro')}</p>
          <input type="text" autoComplete="username" value={person.email} readOnly hidden />
          <Field label={t('account.phone.password')} error={form.fault('password')} required>
            <PasswordInput
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
          <Row>
            <Button look="line" onClick={onClose}>
              {t('common.action.cancel')}
            </Button>
            <Button type="submit" look="caution" busy={form.busy && t('account.phone.removing')}>
              {t('account.phone.remove')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  )
}
