import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { usePerson } from '../../../app/person.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Row, Section, Stack } from '../../../ui/layout.tsx'
import { PasswordInput } from '../../../ui/PasswordInput.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { useForm } from '../../../ui/useForm.ts'
import { accountQueries } from '../queries.ts'
import css from './Settings.module.css'

/** Fewest characters the browser takes here. Source: spec 003 §5. */
const RESET_PASSWORD_MIN = 6

/** Reset My 2FA, for staff: removes every factor after the password was given again. */
export function ResetFactors() {
  const t = useMessages()
  const [asks, setAsks] = useState(false)
  return (
    <Section title={t('account.mfa.reset_mine')} className={css.section}>
      <Stack>
        <p className={css.lead}>{t('account.mfa.reset_intro')}</p>
        <Row>
          <Button look="line" onClick={() => setAsks(true)}>
            {t('account.mfa.reset_mine')}
          </Button>
        </Row>
      </Stack>
      {asks && <ResetDialog onClose={() => setAsks(false)} />}
    </Section>
  )
}

function ResetDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const person = usePerson()
  const reset = useMutation(accountQueries.reset())
  const [password, setPassword] = useState('')
  const form = useForm({
    check: () => ({
      password:
        password.length < RESET_PASSWORD_MIN
          ? `${t('account.mfa.password_required_title')}: ${t('account.mfa.password_required_text')}`
          : undefined,
    }),
    send: async () => {
      await reset.mutateAsync({ body: { password } })
      showToast({ text: t('account.mfa.reset_done'), tone: 'good' })
      onClose()
    },
    explain: (error) =>
      error.code === 'account.error.password_incorrect' ? { password: errorText(t, error) } : undefined,
    onFailure: (error) =>
      showToast({
        text: t('account.mfa.reset_failed_title'),
        detail: `${t('account.mfa.reset_failed_text')}. ${errorText(t, error)}`,
        tone: 'bad',
      }),
  })
  return (
    <Dialog open onClose={onClose} title={t('account.mfa.reset_mine')}>
      <form {...form.props}>
        <Stack>
          <p>{t('account.mfa.reset_intro')}</p>
          <input type="text" autoComplete="username" value={person.email} readOnly hidden />
          <Field label={t('account.mfa.reset_password')} error={form.fault('password')} required>
            <PasswordInput
              name="password"
              autoComplete="current-password"
              minLength={RESET_PASSWORD_MIN}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
          <Row>
            <Button look="line" onClick={onClose}>
              {t('common.action.cancel')}
            </Button>
            <Button type="submit" look="caution" busy={form.busy && t('account.mfa.verifying')}>
              {t('account.mfa.reset')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  )
}
