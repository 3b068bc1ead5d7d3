import { useMutation } from '@tanstack/react-query'
import { safetyCategories, type SafetyCategory } from '#domain/moderation/categories.ts'
import { count } from '../../../lib/analytics.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { useAge } from '../../../lib/useAge.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { chatWrites } from '../queries.ts'
import css from './ask.module.css'
import type { AskProps } from './RoomDialog.tsx'

/** What is wrong with a message: the third press sends the report. Source: docs/rules/chat.md D-078. */
export function ReportDialog({ question: { message }, onClose }: AskProps) {
  const t = useMessages()
  const { ageGroup } = usePerson()
  const isChild = useAge() === 'child'
  const report = useMutation(chatWrites.report())
  const send = (category: SafetyCategory) => {
    if (report.isPending) return
    report.mutateAsync({ params: { id: message.id }, body: { category } }).then(
      () => {
        count('room_report', { category })
        onClose()
        showToast({ text: t('chat.ask.reported'), tone: 'good' })
      },
      () => showToast({ text: t('chat.error.report'), tone: 'bad' }),
    )
  }
  // About adults who seek minors there is nothing to report among adults.
  const shown = safetyCategories.filter(
    (category) => category !== 'adult_contact' || ageGroup === 'child' || ageGroup === 'teen',
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isChild ? 'chat.report.title_child' : 'chat.report.title')}
      actions={
        <Button look="line" onClick={onClose}>
          {t('chat.say.cancel')}
        </Button>
      }
    >
      <Stack>
        <p>
          {isChild
            ? t('chat.report.lead_child')
            : t('chat.report.lead', { name: `\u2068${message.username}\u2069` })}
        </p>
        <ul className={css.categories} aria-label={t('chat.report.question')}>
          {shown.map((category) => (
            <li key={category}>
              <Button
                look="line"
                wide
                busy={
                  report.isPending && report.variables.body.category === category && t('chat.report.sending')
                }
                onClick={() => send(category)}
              >
                {t(isChild ? `chat.report.child.${category}` : `chat.report.${category}`)}
              </Button>
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  )
}
