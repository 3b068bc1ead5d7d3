import { useMutation } from '@tanstack/react-query'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { accountQueries } from '../queries.ts'

/** Signs out every other device, after asking. */
export function EndOthersDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const endOthers = useMutation(accountQueries.endOthers())
  const press = () =>
    endOthers.mutate(
      {},
      {
        onSuccess: ({ ended }) => {
          showToast({ text: t('account.sessions.others_ended', { count: ended }), tone: 'good' })
          onClose()
        },
        onError: (error) =>
          showToast({ text: t('common.error.title'), detail: errorText(t, error), tone: 'bad' }),
      },
    )
  return (
    <Dialog
      alert
      open
      onClose={onClose}
      title={t('account.sessions.end_others_confirm')}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('common.action.cancel')}
          </Button>
          <Button look="caution" onClick={press} busy={endOthers.isPending && t('common.state.loading')}>
            {t('account.sessions.end_others')}
          </Button>
        </>
      }
    >
      <p>{t('account.sessions.intro')}</p>
    </Dialog>
  )
}
