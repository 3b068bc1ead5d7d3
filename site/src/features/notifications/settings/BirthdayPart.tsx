import type { NotificationPrefs } from '#domain/notifications/schema.ts'
import { localDay } from '#domain/time/localDay.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Section, Stack } from '../../../ui/layout.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import css from './settings.module.css'

type BirthdayPartProps = {
  prefs: NotificationPrefs
  onChange: (part: Pick<NotificationPrefs, 'birth_date' | 'birthday_messages'>) => void
  error: string | undefined
}

/** The birthday message, and the date it needs. Without a date there is none. Not shown to minors. */
export function BirthdayPart({
  prefs: { birth_date, birthday_messages, timezone },
  onChange,
  error,
}: BirthdayPartProps) {
  const t = useMessages()
  return (
    <Section title={t('reminders.settings.birthday')}>
      <Stack gap="roomy">
        <Switch
          label={t('reminders.settings.birthday_enabled')}
          checked={birthday_messages}
          onChange={(wanted) => onChange({ birth_date, birthday_messages: wanted })}
        />
        <div className={css.pair}>
          <Field
            label={t('reminders.settings.birth_date')}
            hint={t('reminders.settings.birth_date_hint')}
            error={error}
          >
            <TextInput
              type="date"
              name="birth_date"
              autoComplete="bday"
              max={localDay(new Date(), timezone)}
              value={birth_date ?? ''}
              onChange={({ target }) => onChange({ birth_date: target.value || null, birthday_messages })}
            />
          </Field>
        </div>
      </Stack>
    </Section>
  )
}
