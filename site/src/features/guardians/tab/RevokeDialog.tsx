import { useMutation } from '@tanstack/react-query'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { guardianQueries } from './queries.ts'

type RevokeDialogProps = { child: { link: string; firstName: string | null }; onClose: () => void }

/** Asks before the yes for a child is taken back: it counts at once. */
export function RevokeDialog({ child, onClose }: RevokeDialogProps) {
  const t = useMessages()
  const revoke = useMutation({
    ...guardianQueries.revoke(),
    onSuccess: () => showToast({ text: t('guardians.page.revoked_now'), tone: 'good' }),
    onError: (error) =>
      showToast({ text: t('common.error.title'), detail: errorText(t, error), tone: 'bad' }),
  })
  return (
    <Dialog
      alert
      open
      onClose={onClose}
      title={t('guardians.page.revoke_confirm')}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('common.action.cancel')}
          </Button>
          <Button
            look="caution"
            busy={revoke.isPending && t('guardians.page.revoking')}
            onClick={() => revoke.mutate({ params: { link: child.link } }, { onSuccess: onClose })}
          >
            {t('guardians.page.revoke')}
          </Button>
        </>
      }
    >
      <p>
        {child.firstName
          ? t('guardians.page.revoke_text', { child: child.firstName })
          : t('guardians.page.revoke_text_unnamed')}
      </p>
    </Dialog>
  )
}
