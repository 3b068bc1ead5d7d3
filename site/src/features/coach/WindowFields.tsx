import { Plus, X } from 'lucide-react'
import { COACH_WINDOWS_MAX, coachDefaults, type CoachPreferences } from '#domain/coach/schema.ts'
import { isQuiet } from '#domain/notifications/quietHours.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import css from './coach.module.css'

type WindowFieldsProps = {
  windows: CoachPreferences['windows']
  quiet: CoachPreferences['quiet_hours']
  onChange: (windows: string[]) => void
}

/** From when on a message may come: one time or two. A time inside the quiet hours is pointed out, not forbidden. */
export function WindowFields({ windows, quiet, onChange }: WindowFieldsProps) {
  const t = useMessages()
  const hintOf = (time: string) => (isQuiet(time, quiet) ? t('coach.card.window_quiet') : undefined)
  return (
    <fieldset className={css.group}>
      <legend>{t('coach.card.windows')}</legend>
      <div className={css.times}>
        {windows.map((time, index) => (
          <Field
            key={index}
            label={t(index === 0 ? 'coach.card.window_first' : 'coach.card.window_second')}
            hint={hintOf(time)}
          >
            <TextInput
              type="time"
              value={time}
              onChange={({ target }) =>
                onChange(windows.map((old, at) => (at === index ? target.value : old)))
              }
            />
          </Field>
        ))}
      </div>
      {windows.length < COACH_WINDOWS_MAX ? (
        <Button
          look="text"
          icon={<Icon of={Plus} />}
          onClick={() => onChange([...windows, coachDefaults.windows[1]!])}
        >
          {t('coach.card.window_add')}
        </Button>
      ) : (
        <Button look="text" icon={<Icon of={X} />} onClick={() => onChange(windows.slice(0, 1))}>
          {t('coach.card.window_remove')}
        </Button>
      )}
    </fieldset>
  )
}
