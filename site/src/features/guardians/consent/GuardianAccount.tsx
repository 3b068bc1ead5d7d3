import type { Output } from '#domain/api/contract.ts'
import type { consentApi } from '#domain/guardians/consentApi.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useSend } from '../../../lib/useSend.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import { Section, Stack } from '../../../ui/layout.tsx'
import { showToast } from '../../../ui/toasts.ts'

type GuardianAccountProps = {
  token: string
  visitor: Output<typeof consentApi.guardianPage>['visitor']
  onConnected: () => void
}

/** The guardian's own account: connect it, or why it cannot be. */
export function GuardianAccount({ token, visitor, onConnected }: GuardianAccountProps) {
  const t = useMessages()
  return (
    <Section title={t('guardians.page.connect_title')}>
      <Stack>
        {visitor === 'connected' && (
          <>
            <p>{t('guardians.page.connected')}</p>
            <p>
              <ButtonTo look="line" to="/settings?tab=guardian">
                {t('guardians.page.open_settings')}
              </ButtonTo>
            </p>
          </>
        )}
        {visitor === 'connectable' && <Connect token={token} onConnected={onConnected} />}
        {visitor === 'other_address' && <p>{t('guardians.page.connect_other')}</p>}
        {visitor === 'minor' && <p>{t('guardians.page.connect_minor')}</p>}
        {visitor === 'signed_out' && (
          <>
            <p>{t('guardians.page.connect_sign_in')}</p>
            <p>
              <ButtonTo look="line" to={`/auth?next=${encodeURIComponent(`/guardian/${token}`)}`}>
                {t('guardians.page.sign_in')}
              </ButtonTo>
            </p>
          </>
        )}
      </Stack>
    </Section>
  )
}

function Connect({ token, onConnected }: Pick<GuardianAccountProps, 'token' | 'onConnected'>) {
  const t = useMessages()
  const connect = useSend(guardianApi.connectGuardianFromPage)
  const press = async () => {
    const sent = await connect.send({ params: { token } })
    if (!sent.ok) {
      showToast({ text: t('common.error.title'), detail: errorText(t, sent.error), tone: 'bad' })
      return
    }
    showToast({ text: t('guardians.page.connected'), tone: 'good' })
    onConnected()
  }
  return (
    <>
      <p>{t('guardians.page.connect_text')}</p>
      <p>
        <Button onClick={() => void press()} busy={connect.pending && t('guardians.page.connecting')}>
          {t('guardians.page.connect')}
        </Button>
      </p>
    </>
  )
}
