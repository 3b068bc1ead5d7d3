import { usualTimeZones } from '#domain/notifications/schema.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'

type TimeZoneFieldProps = { value: string; onChange: (zone: string) => void; error: string | undefined }

/** The zone of the person: the usual ones first, then every zone the browser knows. */
export function TimeZoneField({ value, onChange, error }: TimeZoneFieldProps) {
  const t = useMessages()
  const usual: readonly string[] = usualTimeZones
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !usual.includes(zone))
  if (!usual.includes(value) && !others.includes(value)) others.unshift(value)
  return (
    <Field label={t('reminders.settings.time_zone')} error={error}>
      <Select name="timezone" value={value} onChange={({ target }) => onChange(target.value)}>
        <optgroup label={t('reminders.settings.usual_zones')}>{usual.map(option)}</optgroup>
        <optgroup label={t('reminders.settings.all_zones')}>{others.map(option)}</optgroup>
      </Select>
    </Field>
  )
}

const option = (zone: string) => (
  <option key={zone} value={zone}>
    {zone.replaceAll('_', ' ')}
  </option>
)
