import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type DeclineReason, REQUEST_TEXT_MAX, declineReasons } from '#domain/requests/requests.ts'
import { Decline, type GuardianRequestView } from '#domain/requests/api.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Choices } from '../../ui/Choices.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { showToast } from '../../ui/toasts.ts'
import { fieldErrorsOf, useForm } from '../../ui/useForm.ts'
import { requestWrites, showGuardianRequests } from './queries.ts'
import css from './requests.module.css'

/**
 * A guardian's kind no: one of a few reasons, and a note if they like. Source: docs/rules/store.md B-kind-answers.
 */
export function DeclineDialog({
  request: { id, product, childName: child },
  onClose,
}: {
  request: GuardianRequestView
  onClose: () => void
}) {
  const t = useMessages()
  const client = useQueryClient()
  const [reason, setReason] = useState<DeclineReason>('later')
  const [note, setNote] = useState('')
  const decline = useMutation(requestWrites.decline)
  const form = useForm({
    check: () => fieldErrorsOf(Decline, { reason, words: note }),
    send: async () => {
      showGuardianRequests(
        client,
        await decline.mutateAsync({ params: { id }, body: { reason, words: note } }),
      )
      showToast({ text: t('requests.guardian.declined', { child }), tone: 'good' })
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={t('requests.decline.title', { product: product.title })}>
      <form {...form.props} className={css.form}>
        <p>{t('requests.decline.lead', { child })}</p>
        <Choices
          label={t('requests.decline.reason')}
          layout="rows"
          name="reason"
          options={declineReasons.map((value) => ({ value, label: t(`requests.reason.${value}`) }))}
          value={reason}
          onChange={setReason}
        />
        <Field label={t('requests.decline.words')} error={form.errorOf('words')} optional>
          <TextArea
            name="words"
            value={note}
            max={REQUEST_TEXT_MAX}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
        <div className={css.acts}>
          <Button look="line" onClick={onClose}>
            {t('common.action.cancel')}
          </Button>
          <Button type="submit" busy={form.busy && t('common.action.sending')}>
            {t('requests.decline.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
