import { useMutation } from '@tanstack/react-query'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { useForm } from '../../../ui/useForm.ts'
import { IdentityFields, useIdentity } from '../../../lib/IdentityFields.tsx'
import { guardianQueries } from './queries.ts'

type DeleteChildDialogProps = { child: { link: string; firstName: string | null }; onClose: () => void }

/** Asks before a child's account is closed, against the guardian's password or second factor. */
export function DeleteChildDialog({ child, onClose }: DeleteChildDialogProps) {
  const t = useMessages()
  const request = useMutation(guardianQueries.requestDeletion())
  const identity = useIdentity()
  const form = useForm({
    check: identity.check,
    send: async () => {
      await request.mutateAsync({ params: { link: child.link }, body: identity.proof() })
      showToast({ text: t('guardians.deletion.done'), tone: 'good' })
      onClose()
    },
    explain: identity.explain,
    onError: (error) =>
      showToast({ text: t('settings.deletion.failed'), detail: errorText(t, error), tone: 'bad' }),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        child.firstName
          ? t('guardians.deletion.ask', { child: child.firstName })
          : t('guardians.deletion.ask_unnamed')
      }
    >
      <form {...form.props}>
        <Stack>
          <p>{t('guardians.deletion.text')}</p>
          <IdentityFields of={identity} form={form} />
          <Row>
            <Button look="line" onClick={onClose}>
              {t('common.action.cancel')}
            </Button>
            <Button type="submit" look="caution" busy={form.busy && t('guardians.deletion.sending')}>
              {t('guardians.deletion.button')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  )
}
