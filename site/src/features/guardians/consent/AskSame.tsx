import { useMutation } from '@tanstack/react-query'
import { errorText } from '../../../lib/errorText.ts'
import { useCountdown } from '../../../lib/useCountdown.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/layout.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { isolated } from './isolated.ts'
import { consentQueries } from './queries.ts'

type AskSameProps = {
  masked: string
  /** When the next mail may be asked for, in milliseconds since 1970. */
  resendAt: number
  /** The text when the mail is on its way. */
  sent: string
  onSent: () => void
  onChangeAddress: () => void
}

/** Writes to the guardian asked last once more, without typing the address again; or leads to another one. */
export function AskSame({ masked, resendAt, sent, onSent, onChangeAddress }: AskSameProps) {
  const t = useMessages()
  const start = useMutation(consentQueries.start())
  const seconds = useCountdown(resendAt)
  const wait = seconds > 0 && t('guardians.code.resend_in', { seconds })
  const send = () =>
    start.mutate(
      { body: {} },
      {
        onSuccess: () => {
          showToast({ text: sent, tone: 'good' })
          onSent()
        },
        onError: (error) =>
          showToast({ text: t('guardians.code.send_failed'), detail: errorText(t, error), tone: 'bad' }),
      },
    )
  return (
    <Row>
      <Button
        size="big"
        onClick={send}
        busy={start.isPending && t('guardians.code.sending')}
        disabledReason={wait}
      >
        {wait || t('guardians.code.ask_same', { email: isolated(masked) })}
      </Button>
      <Button look="text" onClick={onChangeAddress}>
        {t('guardians.code.change_email')}
      </Button>
    </Row>
  )
}
