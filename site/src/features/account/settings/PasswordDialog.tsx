import { useState, type ReactNode } from 'react'
import { usePerson } from '../../../lib/person.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { PasswordInput } from '../../../ui/PasswordInput.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { useForm } from '../../../ui/useForm.ts'

type PasswordDialogProps<T> = {
  title: ReactNode
  intro: ReactNode
  /** The text of the button, that while it is sent, and the toast when it is done, which may depend on the answer. */
  submit: string
  sending: string
  done: string | ((answer: T) => string)
  /** Fewest characters the browser takes, and the message for fewer. */
  least?: { length: number; message: string }
  send: (password: string) => Promise<T>
  /** Any error but a wrong password; by default a toast with the server's message. */
  onError?: (error: unknown) => void
  onClose: () => void
}

/** Something that cannot be undone, against the password of the person. A wrong one shows at the field. */
export function PasswordDialog<T>(props: PasswordDialogProps<T>) {
  const { title, intro, submit, sending, done, least, send, onError, onClose } = props
  const t = useMessages()
  const person = usePerson()
  const [password, setPassword] = useState('')
  const { length, message } = least ?? { length: 1, message: 'common.field.required' }
  const form = useForm({
    check: () => ({ password: password.length < length ? message : undefined }),
    send: async () => {
      const answer = await send(password)
      showToast({ text: typeof done === 'string' ? done : done(answer), tone: 'good' })
      onClose()
    },
    explain: (error) =>
      error.code === 'account.error.password_incorrect' ? { password: errorText(t, error) } : undefined,
    onError,
  })
  return (
    <Dialog open onClose={onClose} title={title}>
      <form {...form.props}>
        <Stack>
          <p>{intro}</p>
          <input type="text" autoComplete="username" value={person.email} readOnly hidden />
          <Field label={t('account.settings.password')} error={form.errorOf('password')} required>
            <PasswordInput
              name="password"
              autoComplete="current-password"
              minLength={least?.length}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
          <Row>
            <Button look="line" onClick={onClose}>
              {t('common.action.cancel')}
            </Button>
            <Button type="submit" look="caution" busy={form.busy && sending}>
              {submit}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  )
}
