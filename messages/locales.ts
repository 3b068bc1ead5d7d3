/** Languages of the product. English is the source and the fallback. Source: docs/rules/site.md S-000-9. */
export const locales = ['en', 'es', 'fr', 'ar'] as const
/** A language of the product. */
export type Locale = (typeof locales)[number]
/** Is this one of our languages? */
export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale)
/** Reading direction of a language. */
export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr')
/** Names of the languages, each in itself. */
export const localeNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  ar: 'العربية',
}
