import { TriangleAlert } from 'lucide-react'
import { useId, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { MESSAGE_MAX, MESSAGE_WARNING } from '#domain/chat/schema.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import css from './composer.module.css'

/** Returns whether the text can be sent: not empty, and not too long. */
export const isSendable = (text: string): boolean => {
  const { length } = text.trim()
  return length > 0 && length <= MESSAGE_MAX
}

/** Steps at which the counter is read out, by characters left. */
const STEP = 25

type MessageFieldProps = {
  label: string
  value: string
  onChange: (text: string) => void
  onSend: () => void
  /** The buttons beside the counter. */
  children: ReactNode
} & Pick<ComponentProps<'textarea'>, 'onFocus' | 'onKeyDown'>

/** The field for a message. Enter sends, with Shift it begins a line; nothing is cut off. */
export function MessageField({
  label,
  value,
  onChange,
  onSend,
  children,
  onKeyDown,
  ...rest
}: MessageFieldProps) {
  const t = useMessages()
  const id = useId()
  const { length } = value.trim()
  const left = MESSAGE_MAX - length
  const isNear = length > MESSAGE_WARNING
  const counter = left < 0 ? t('chat.say.over', { over: -left }) : t('chat.say.near', { left: stepOf(left) })
  const keyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event)
    // Where fingers type, Enter is for a new line.
    const isByKeys = !window.matchMedia?.('(pointer: coarse)').matches
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !isByKeys) return
    event.preventDefault()
    onSend()
  }
  return (
    <>
      <label className="ek-sr" htmlFor={id}>
        {label}
      </label>
      <p className="ek-sr" id={`${id}-hint`}>
        {t('chat.say.hint')}
      </p>
      <TextArea
        {...rest}
        id={id}
        rows={2}
        dir="auto"
        className={css.field ?? ''}
        aria-describedby={`${id}-hint`}
        aria-invalid={left < 0 || undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={keyDown}
      />
      <div className={css.foot}>
        <p className={isNear ? css.near : css.count} aria-hidden="true">
          {isNear && <Icon of={TriangleAlert} />}
          <span className="ek-ltr">{t('chat.say.count', { count: length, max: MESSAGE_MAX })}</span>
        </p>
        <span className="ek-sr" role="status">
          {isNear && counter}
        </span>
        {children}
      </div>
    </>
  )
}

/** Heard in steps: each character would be too much. */
const stepOf = (left: number): number => Math.ceil(left / STEP) * STEP
