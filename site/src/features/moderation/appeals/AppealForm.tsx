import { useMutation } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { APPEAL_MAX } from '#domain/moderation/deskApi.ts'
import { useDraft } from '../../../lib/draft.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { useForm } from '../../../ui/useForm.ts'
import { appealing } from './queries.ts'

/** Why the member thinks a decision is wrong. A draft is kept on the device until it is sent. */
export function AppealForm({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useMessages()
  const {
    value: message,
    change,
    forget,
  } = useDraft({ key: `appeal.${usePerson().id}.${id}`, schema: z.string(), initial: '' })
  const send = useMutation(appealing)
  const form = useForm({
    check: () => (message.trim() ? {} : { message: t('desk.own.why_needed') }),
    send: async () => {
      await send.mutateAsync({ params: { id }, body: { message } })
      forget()
      showToast({ text: t('desk.own.sent'), tone: 'good' })
    },
  })
  return (
    <form {...form.props}>
      <Stack>
        <Field
          label={t('desk.own.why')}
          hint={t('desk.own.why_hint')}
          error={form.errorOf('message')}
          required
        >
          <TextArea
            name="message"
            rows={4}
            max={APPEAL_MAX}
            value={message}
            onChange={({ target }) => change(target.value)}
          />
        </Field>
        <Row>
          <Button type="submit" busy={form.busy && t('desk.own.sending')}>
            {t('desk.own.send')}
          </Button>
          <Button look="text" onClick={onClose}>
            {t('desk.own.cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
