import type { NotificationPrefs } from '#domain/notifications/schema.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Section, Stack } from '../../../ui/layout.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import css from './settings.module.css'

type Quiet = NotificationPrefs['quiet_hours']
type QuietPartProps = { quiet: Quiet; onChange: (quiet: Quiet) => void; error: string | undefined }

/** The hours in which nothing is sent: one value for everything we send. */
export function QuietPart({ quiet, onChange, error }: QuietPartProps) {
  const t = useMessages()
  return (
    <Section title={t('reminders.settings.quiet')}>
      <Stack gap="roomy">
        <Switch
          label={t('reminders.settings.quiet_enabled')}
          hint={t('reminders.settings.quiet_hint')}
          checked={quiet.enabled}
          onChange={(enabled) => onChange({ ...quiet, enabled })}
        />
        {quiet.enabled && (
          <div className={css.pair}>
            <Field label={t('reminders.settings.quiet_start')} error={error}>
              <TextInput
                type="time"
                name="quiet_hours"
                value={quiet.start}
                onChange={({ target }) => onChange({ ...quiet, start: target.value })}
              />
            </Field>
            <Field label={t('reminders.settings.quiet_end')}>
              <TextInput
                type="time"
                value={quiet.end}
                onChange={({ target }) => onChange({ ...quiet, end: target.value })}
              />
            </Field>
          </div>
        )}
      </Stack>
    </Section>
  )
}
