import { localeNames, locales, type Locale } from '#messages/locales.ts'
import { Choice } from '#admin/_shell/Choice.tsx'

type Props = {
  label: string
  value: Locale
  issue?: string | undefined
  onChange: (locale: Locale) => void
}

const options = locales.map((locale) => [locale, localeNames[locale]] as const)

/** The language of questions or breaks, each by its own name. */
export const LanguageChoice = (props: Props) => <Choice {...props} options={options} langOf={(one) => one} />
