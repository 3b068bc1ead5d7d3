import { useMutation } from '@tanstack/react-query'
import { Check, Heart } from 'lucide-react'
import { THOUGHT_HOURS } from '#domain/family/schema.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { showToast } from '../../ui/toasts.ts'
import { familyWrites } from './queries.ts'
import { useShowError } from './useShowError.ts'

type ThinkButtonProps = { familyId: string; userId: string; name: string; isSent: boolean }

/** Sends a member that the reader thinks of them: one press, no text, and then not again for some hours. */
export function ThinkButton({ familyId, userId, name, isSent }: ThinkButtonProps) {
  const t = useMessages()
  const showError = useShowError()
  const think = useMutation(familyWrites.think())
  const press = () =>
    void think
      .mutateAsync({ params: { id: familyId, userId } })
      .then(() => showToast({ text: t('family.thought.done', { name }), tone: 'good' }), showError)
  return (
    <Button
      look="line"
      size="small"
      icon={<Icon of={isSent ? Check : Heart} />}
      aria-label={t(isSent ? 'family.thought.sent_for' : 'family.thought.act_for', { name })}
      busy={think.isPending && t('common.state.loading')}
      disabledReason={isSent && t('family.thought.wait', { hours: THOUGHT_HOURS })}
      onClick={press}
    >
      {t(isSent ? 'family.thought.sent' : 'family.thought.act')}
    </Button>
  )
}
