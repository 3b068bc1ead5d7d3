import { REFLECTION_MAX } from '#domain/checkins/schema.ts'
import { fieldText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useAge } from '../../../lib/useAge.ts'
import { Field } from '../../../ui/Field.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { useCheckIn } from './CheckInState.tsx'

/** Returns whether the reflection is longer than the server takes. */
export const isTooLong = (reflection: string): boolean => reflection.trim().length > REFLECTION_MAX

/** A note of the member's own, or none. `inputName` finds the box again. */
export function NoteQuestion() {
  const t = useMessages()
  const child = useAge() === 'child'
  const { draft, edit, sendError } = useCheckIn()
  return (
    <Field
      label={
        child ? (
          <span className="ek-sr">{t('checkins.form.words_child')}</span>
        ) : (
          t('checkins.form.reflection')
        )
      }
      optional={!child}
      error={
        isTooLong(draft.reflection)
          ? t('common.field.too_long', { max: REFLECTION_MAX })
          : fieldText(t, sendError, 'body.reflection')
      }
    >
      <TextArea
        name="reflection"
        max={REFLECTION_MAX}
        value={draft.reflection}
        autoComplete="off"
        onChange={(event) => edit({ reflection: event.target.value })}
      />
    </Field>
  )
}
