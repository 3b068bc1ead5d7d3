import { useMemo } from 'react'
import { useMessages } from '../../../../lib/messages.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { countriesIn } from './countries.ts'

type CountryFieldProps = { value: string; onChange: (code: string) => void; error: string | undefined }

/** The country help is looked for in. */
export function CountryField({ value, onChange, error }: CountryFieldProps) {
  const t = useMessages()
  const countries = useMemo(() => countriesIn(t.locale), [t.locale])
  return (
    <Field label={t('settings.profile.country')} error={error} optional>
      <Select
        name="country"
        autoComplete="country"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{t('settings.profile.country_none')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
