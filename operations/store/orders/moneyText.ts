import type { Locale } from '#messages'

/** An amount in words of a language, with Latin digits. */
export const moneyText = (locale: Locale, cents: number, currency: string): string =>
  new Intl.NumberFormat(locale === 'ar' ? 'ar-u-nu-latn' : locale, { style: 'currency', currency }).format(
    cents / 100,
  )
