import type { Locale } from '#messages/locales.ts'

/** An amount as pages show it: `$5.99`, with Latin digits in every language. */
export const moneyText = (locale: Locale, cents: number, currency: string): string =>
  new Intl.NumberFormat(locale === 'ar' ? 'ar-u-nu-latn' : locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(cents / 100)
