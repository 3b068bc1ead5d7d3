import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '../../lib/errorText.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.tsx'
import { usePerson } from '../../lib/person.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { showToast } from '../../ui/toasts.ts'
import { billingWrites, showPlan } from './queries.ts'

/** The second and last screen of canceling a plan. Source: docs/rules/billing.md B-cancel. */
export function CancelDialog({ until, onClose }: { until: string; onClose: () => void }) {
  const t = useMessages()
  const client = useQueryClient()
  const date = useFormat(usePerson().timeZone).date(until)
  const setEnding = useMutation(billingWrites.setEnding)
  const press = () =>
    setEnding.mutate(
      { body: { isEnding: true } },
      {
        onSuccess: (stored) => {
          showPlan(client, stored)
          showToast({ text: t('billing.cancel.done', { date }), tone: 'good' })
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
      title={t('billing.cancel.title')}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('billing.cancel.keep')}
          </Button>
          <Button look="caution" busy={setEnding.isPending && t('common.state.loading')} onClick={press}>
            {t('billing.cancel.button')}
          </Button>
        </>
      }
    >
      <p>{t('billing.cancel.text', { date })}</p>
    </Dialog>
  )
}
