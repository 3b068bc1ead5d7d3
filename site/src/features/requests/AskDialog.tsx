import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { z } from 'zod/mini'
import { REQUEST_TEXT_MAX } from '#domain/requests/requests.ts'
import { noteKeeping, openCareAgain } from '../../lib/care.ts'
import { useMessages } from '../../lib/messages.tsx'
import { usePerson } from '../../lib/person.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { fieldErrorsOf, useForm } from '../../ui/useForm.ts'
import { CareInline, openWhenDanger, prepareCare } from '../moderation/index.ts'
import { requestWrites } from './queries.ts'
import css from './requests.module.css'

const Typed = z.object({ reason: z.string().check(z.maxLength(REQUEST_TEXT_MAX)) })

type AskDialogProps = {
  productId: string
  /** Gets the sentence about what became of it. */
  onAsked: (note: string) => void
  onClose: () => void
}

/** A minor's question to their guardian, with a note of their own or without. */
export function AskDialog({ productId, onAsked, onClose }: AskDialogProps) {
  const t = useMessages()
  const id = useId()
  const person = usePerson()
  const [reason, setReason] = useState('')
  const ask = useMutation(requestWrites.ask)
  const form = useForm({
    check: () => fieldErrorsOf(Typed, { reason: reason.trim() }),
    send: async () => {
      try {
        const { isHeard, offerSupport } = await ask.mutateAsync({ body: { productId, reason } })
        if (offerSupport) openCareAgain(false)
        onAsked(t(isHeard ? 'requests.ask.sent' : 'requests.ask.sent_without'))
        onClose()
      } catch (error) {
        // No answer came: the device reads the text, so that help is there without one.
        await openWhenDanger({ id, text: reason, person })
        noteKeeping(id, 'not_kept')
        throw error
      }
    },
  })
  return (
    <Dialog open onClose={onClose} title={t('requests.ask.title')}>
      <form {...form.props} className={css.form}>
        <p>{t('requests.ask.lead')}</p>
        <Field
          label={t('requests.ask.reason')}
          hint={t('requests.ask.reason_hint')}
          error={form.errorOf('reason')}
          optional
        >
          <TextArea
            name="reason"
            value={reason}
            max={REQUEST_TEXT_MAX}
            onFocus={prepareCare}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <CareInline />
        <div className={css.acts}>
          <Button look="line" onClick={onClose}>
            {t('common.action.cancel')}
          </Button>
          <Button type="submit" busy={form.busy && t('common.action.sending')}>
            {t('requests.ask.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
