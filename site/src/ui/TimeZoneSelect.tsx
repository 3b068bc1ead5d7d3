import { useMemo, type ComponentProps } from 'react'
import { commonTimeZones } from '#domain/time/commonTimeZones.ts'
import { allTimeZones, cityOf, locationOf } from '../lib/timeZones.ts'
import { Select } from './Select.tsx'

type TimeZoneSelectProps = Omit<ComponentProps<'select'>, 'children' | 'onChange' | 'value'> & {
  value: string
  onChange: (zone: string) => void
  /** The names of the two parts of the list. */
  usual: string
  all: string
}
const common: readonly string[] = commonTimeZones

/** A time zone inside a `Field`: the usual ones on top, then all. */
export function TimeZoneSelect({ value, onChange, usual, all, ...rest }: TimeZoneSelectProps) {
  const others = useMemo(() => allTimeZones(value).filter((zone) => !common.includes(zone)), [value])
  return (
    <Select {...rest} value={value} onChange={(event) => onChange(event.target.value)}>
      <optgroup label={usual}>
        {common.map((zone) => (
          <option key={zone} value={zone}>
            {cityOf(zone)}
          </option>
        ))}
      </optgroup>
      <optgroup label={all}>
        {others.map((zone) => (
          <option key={zone} value={zone}>
            {locationOf(zone)}
          </option>
        ))}
      </optgroup>
    </Select>
  )
}
