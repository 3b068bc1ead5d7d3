import { useMemo, type ComponentProps } from 'react'
import { countriesIn } from '../lib/countries.ts'
import { useMessages } from '../lib/messages.tsx'
import { Select } from './Select.tsx'

type CountrySelectProps = Omit<ComponentProps<'select'>, 'children' | 'onChange'> & {
  /** The text for no country at all. */
  none: string
  onChange: (code: string) => void
}

/** A country, as two letters, inside a `Field`. */
export function CountrySelect({ none, onChange, ...rest }: CountrySelectProps) {
  const { locale } = useMessages()
  const countries = useMemo(() => countriesIn(locale), [locale])
  return (
    <Select autoComplete="country" {...rest} onChange={(event) => onChange(event.target.value)}>
      <option value="">{none}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}
