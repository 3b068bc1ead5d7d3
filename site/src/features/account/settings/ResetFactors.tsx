import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Row, Section, Stack } from '../../../ui/layout.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { accountQueries } from '../queries.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import css from './Settings.module.css'

/** Fewest characters the browser takes here. Source: docs/rules/account.md S-003-5. */
const RESET_PASSWORD_MIN = 6

const OUTCOMES = {
  removed: 'account.mfa.reset_done',
  asked: 'account.mfa.reset_asked',
  alone: 'account.mfa.reset_alone',
} as const

/**
 * Reset My 2FA, for staff: after the password was given again, a colleague has to agree. What comes of it stays on the
 * page.
 */
export function ResetFactors() {
  const t = useMessages()
  const [asks, setAsks] = useState(false)
  const reset = useMutation(accountQueries.reset())
  return (
    <Section title={t('account.mfa.reset_mine')} className={css.section}>
      <Stack>
        <p className={css.lead}>{t('account.mfa.reset_intro')}</p>
        {reset.data && <Notice tone="caution">{t(OUTCOMES[reset.data.state])}</Notice>}
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
          send={(password) => reset.mutateAsync({ body: { password } })}
          done={({ state }) => t(OUTCOMES[state])}
          least={{
            length: RESET_PASSWORD_MIN,
            message: `${t('account.mfa.password_required_title')}: ${t('account.mfa.password_required_text')}`,
          }}
          onError={(error) =>
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
