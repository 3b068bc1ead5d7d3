import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../../lib/apiError.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { chatWrites } from '../queries.ts'
import type { AskProps } from './RoomDialog.tsx'

/** Asks before a member is blocked, which counts at once and both ways. The other is not notified. */
export function BlockDialog({ question: { message }, onBlocked, onClose }: AskProps) {
  const t = useMessages()
  const block = useMutation(chatWrites.block())
  const { userId, isModerator } = message
  const name = isModerator ? t('chat.room.moderator') : message.username
  const press = () => {
    if (!userId) return onClose()
    block.mutateAsync({ body: { userId } }).then(
      () => {
        onClose()
        onBlocked(userId)
        showToast({ text: t('chat.ask.blocked', { name }), tone: 'good' })
      },
      (error: unknown) => {
        onClose()
        showToast({ text: textOf(error), tone: 'bad' })
      },
    )
  }
  return (
    <Dialog
      open
      alert
      onClose={onClose}
      title={t('chat.ask.block_title', { name })}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('chat.say.cancel')}
          </Button>
          <Button look="caution" busy={block.isPending && t('chat.say.sending')} onClick={press}>
            {t('chat.act.block')}
          </Button>
        </>
      }
    >
      <p>{t('chat.ask.block_text')}</p>
    </Dialog>
  )

  function textOf(error: unknown): string {
    if (!(error instanceof ApiError)) return t('chat.error.block')
    if (error.status === 401) return t('moderation.error.sign_in')
    return error.code === 'moderation.error.already_blocked'
      ? t('moderation.error.already_blocked')
      : t('chat.error.block')
  }
}
