import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { AskProps } from './RoomDialog.tsx'

/** Asks before a message goes: it cannot come back. */
export function DeleteDialog({ question: { message }, actions, onClose }: AskProps) {
  const t = useMessages()
  const remove = () => {
    onClose()
    void actions.remove(message)
  }
  return (
    <Dialog
      open
      alert
      onClose={onClose}
      title={t('chat.ask.delete_title')}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('chat.say.cancel')}
          </Button>
          <Button look="caution" onClick={remove}>
            {t('chat.act.delete')}
          </Button>
        </>
      }
    >
      <p>{t('chat.ask.delete_text')}</p>
    </Dialog>
  )
}
