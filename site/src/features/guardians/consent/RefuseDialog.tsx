import { consentApi } from '#domain/guardians/consentApi.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useSend } from '../../../lib/useSend.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { showToast } from '../../../ui/toasts.ts'

type RefuseDialogProps = {
  token: string
  child: string | null
  /** There is a yes to take back; otherwise this is a no to begin with. */
  isConsent: boolean
  onClose: () => void
  onRefused: () => void
}

/** Asks before a no, or before a consent is withdrawn: it counts right away. */
export function RefuseDialog({ token, child, isConsent, onClose, onRefused }: RefuseDialogProps) {
  const t = useMessages()
  const revoke = useSend(consentApi.revokeGuardianFromPage)
  const press = async () => {
    const sent = await revoke.send({ params: { token } })
    if (sent.ok) return onRefused()
    showToast({ text: t('common.error.title'), detail: errorText(t, sent.error), tone: 'bad' })
  }
  const text = isConsent ? 'revoke_text' : 'refuse_text'
  return (
    <Dialog
      open
      alert
      onClose={onClose}
      title={t(isConsent ? 'guardians.page.revoke_confirm' : 'guardians.page.refuse_confirm')}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('common.action.cancel')}
          </Button>
          <Button
            look="caution"
            onClick={() => void press()}
            busy={revoke.pending && t(isConsent ? 'guardians.page.revoking' : 'guardians.saying')}
          >
            {t(isConsent ? 'guardians.page.revoke' : 'guardians.page.refuse')}
          </Button>
        </>
      }
    >
      <p>{child ? t(`guardians.page.${text}`, { child }) : t(`guardians.page.${text}_unnamed`)}</p>
    </Dialog>
  )
}
