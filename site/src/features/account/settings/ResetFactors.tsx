import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Row, Section, Stack } from '../../../ui/layout.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { accountQueries } from '../queries.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import css from './Settings.module.css'

/** Fewest characters the browser takes here. Source: spec 003 §5. */
const RESET_PASSWORD_MIN = 6

/** Reset My 2FA, for staff: removes every factor after the password was given again. */
export function ResetFactors() {
  const t = useMessages()
  const [asks, setAsks] = useState(false)
  const reset = useMutation(accountQueries.reset())
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
      {asks && (
        <PasswordDialog
          title={t('account.mfa.reset_mine')}
          intro={t('account.mfa.reset_intro')}
          submit={t('account.mfa.reset')}
          sending={t('account.mfa.verifying')}
          done={t('account.mfa.reset_done')}
          least={{
            length: RESET_PASSWORD_MIN,
            words: `${t('account.mfa.password_required_title')}: ${t('account.mfa.password_required_text')}`,
          }}
          send={(password) => reset.mutateAsync({ body: { password } })}
          onFailure={(error) =>
            showToast({
              text: t('account.mfa.reset_failed_title'),
              detail: `${t('account.mfa.reset_failed_text')}. ${errorText(t, error)}`,
              tone: 'bad',
            })
          }
          onClose={() => setAsks(false)}
        />
      )}
    </Section>
  )
}
