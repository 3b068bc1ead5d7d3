import type { CoachPreferences } from '#domain/coach/schema.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import css from './coach.module.css'

type QuietHours = CoachPreferences['quiet_hours']

/** The hours in which nothing is sent; they may cross midnight. */
export function QuietFields({
  quiet,
  onChange,
}: {
  quiet: QuietHours
  onChange: (quiet: QuietHours) => void
}) {
  const t = useMessages()
  return (
    <fieldset className={css.group}>
      <legend>{t('coach.card.quiet')}</legend>
      <div className={css.times}>
        <Field label={t('coach.card.quiet_from')}>
          <TextInput
            type="time"
            value={quiet.start}
            onChange={({ target }) => onChange({ ...quiet, start: target.value })}
          />
        </Field>
        <Field label={t('coach.card.quiet_to')}>
          <TextInput
            type="time"
            value={quiet.end}
            onChange={({ target }) => onChange({ ...quiet, end: target.value })}
          />
        </Field>
      </div>
      <p className="ek-small">
        {t(quiet.start === quiet.end ? 'coach.card.quiet_none' : 'coach.card.quiet_hint')}
      </p>
    </fieldset>
  )
}
