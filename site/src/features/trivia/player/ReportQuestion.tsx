import { useMutation } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { triviaApi } from '#domain/trivia/api.ts'
import { reportReasons } from '#domain/trivia/views.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { write } from '../../../lib/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Choices } from '../../../ui/Choices.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { showToast } from '../../../ui/toasts.ts'

type Reason = (typeof reportReasons)[number]
type ReportProps = { weekKey: string; session: number; question: number }

/** A small act beside a question: reports to staff what is wrong with it. */
export function ReportQuestion(key: ReportProps) {
  const t = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  const [reason, setReason] = useState<Reason | null>(null)
  const report = useMutation(write(triviaApi.report))
  const close = () => setIsOpen(false)
  const send = () =>
    report.mutate(
      { body: { ...key, reason: reason! } },
      {
        onSuccess: () => {
          close()
          showToast({ text: t('trivia.play.report_thanks'), tone: 'good' })
        },
      },
    )
  return (
    <>
      <Button look="text" icon={<Icon of={Flag} />} onClick={() => setIsOpen(true)}>
        {t('trivia.play.report')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('trivia.play.report')}
        actions={
          <>
            <Button look="line" onClick={close}>
              {t('trivia.play.report_cancel')}
            </Button>
            <Button
              onClick={send}
              disabledReason={!reason && t('trivia.play.report_why')}
              busy={report.isPending && t('common.state.loading')}
            >
              {t('trivia.play.report_send')}
            </Button>
          </>
        }
      >
        <Stack>
          <Choices
            label={t('trivia.play.report_why')}
            layout="rows"
            value={reason}
            onChange={setReason}
            options={reportReasons.map((value) => ({ value, label: t(`trivia.play.report_${value}`) }))}
          />
          {report.error && (
            <Notice tone="caution" live title={t('trivia.play.report_failed')}>
              {errorText(t, report.error)}
            </Notice>
          )}
        </Stack>
      </Dialog>
    </>
  )
}
