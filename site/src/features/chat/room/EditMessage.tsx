import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { MessageView } from '#domain/chat/schema.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import css from './composer.module.css'
import type { RoomActions } from './useRoomActions.ts'
import { isSendable, MessageField } from './MessageField.tsx'

type EditMessageProps = { message: MessageView; actions: RoomActions; onClose: () => void }

/** Changes a message in its place. What was typed stays until the server has it. */
export function EditMessage({ message, actions, onClose }: EditMessageProps) {
  const t = useMessages()
  const [text, setText] = useState(message.message ?? '')
  const [isSaving, setSaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // The menu that led here gave the focus back to its button.
    const field = form.current?.querySelector('textarea')
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  }, [])
  const save = async () => {
    if (!isSendable(text) || isSaving) return
    if (text.trim() === message.message) return onClose()
    setSaving(true)
    const isSaved = await actions.edit(message, text.trim())
    setSaving(false)
    if (isSaved) onClose()
  }
  return (
    <form
      ref={form}
      className={css.edit}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void save()
      }}
    >
      <MessageField
        label={t('chat.say.edit_label')}
        value={text}
        onChange={setText}
        onSend={() => void save()}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
        }}
      >
        <Button look="line" size="small" onClick={onClose}>
          {t('chat.say.cancel')}
        </Button>
        <Button type="submit" size="small" busy={isSaving && t('chat.say.sending')}>
          {t('chat.say.save')}
        </Button>
      </MessageField>
    </form>
  )
}
