import { localeNames, locales, type Locale } from '#messages/locales.ts'

type Props = { label: string; value: Locale; onChange: (locale: Locale) => void }

/** Chooses the language of words. */
export const LanguageMenu = ({ label, value, onChange }: Props) => (
  <label>
    {label}
    <select
      value={value}
      onChange={({ target }) => onChange(locales.find((one) => one === target.value) ?? value)}
    >
      {locales.map((one) => (
        <option key={one} value={one}>
          {localeNames[one]}
        </option>
      ))}
    </select>
  </label>
)
