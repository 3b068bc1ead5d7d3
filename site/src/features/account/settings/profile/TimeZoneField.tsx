import { useMemo } from 'react'
import { useMessages } from '../../../../lib/messages.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { commonTimeZones } from '#domain/time/commonTimeZones.ts'
import { allTimeZones, cityOf, placeOf } from './timeZones.ts'

type TimeZoneFieldProps = { value: string; onChange: (zone: string) => void; error: string | undefined }

/** The zone a person's days are counted in: the usual ones on top, then all. */
export function TimeZoneField({ value, onChange, error }: TimeZoneFieldProps) {
  const t = useMessages()
  const common: readonly string[] = commonTimeZones
  const others = useMemo(() => allTimeZones(value).filter((zone) => !common.includes(zone)), [value, common])
  return (
    <Field label={t('settings.profile.time_zone')} error={error} required>
      <Select name="timeZone" value={value} onChange={(event) => onChange(event.target.value)}>
        <optgroup label={t('settings.profile.time_zone_common')}>
          {common.map((zone) => (
            <option key={zone} value={zone}>
              {cityOf(zone)}
            </option>
          ))}
        </optgroup>
        <optgroup label={t('settings.profile.time_zone_all')}>
          {others.map((zone) => (
            <option key={zone} value={zone}>
              {placeOf(zone)}
            </option>
          ))}
        </optgroup>
      </Select>
    </Field>
  )
}
