import { useMutation } from '@tanstack/react-query'
import { usePerson } from '../../lib/person.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { showToast } from '../../ui/toasts.ts'
import { accountQueries } from './queries.ts'
import { refusalToast } from './recovery/refusalToast.ts'

/** Asks calmly for the address to be confirmed, and sends the mail again. */
export function VerifyBanner() {
  const t = useMessages()
  const person = usePerson()
  const send = useMutation(accountQueries.sendVerification())
  const press = () =>
    send.mutate(
      {},
      {
        onSuccess: ({ alreadyVerified }) =>
          showToast({
            text: t(alreadyVerified ? 'account.verify.already' : 'account.verify.sent'),
            tone: 'good',
          }),
        onError: (error) => showToast(refusalToast(t, error, t('account.recovery.request_failed'))),
      },
    )
  return (
    <Notice title={t('account.verify.banner_title')}>
      <p>{t('account.verify.banner', { email: `\u2068${person.email}\u2069` })}</p>
      <Button look="text" onClick={press} busy={send.isPending && t('common.action.sending')}>
        {t('account.verify.send_again')}
      </Button>
    </Notice>
  )
}
