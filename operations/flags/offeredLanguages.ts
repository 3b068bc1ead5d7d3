import { locales, type Locale } from '#messages'
import type { FlagStates } from './isOn.ts'

/** Languages people may choose: English always, the others when the menu and their own flag are on. Source: decision D-033. */
export const offeredLanguages = (flags: FlagStates): Locale[] =>
  locales.filter(
    (locale) =>
      locale === 'en' || (flags.get('ff.i18n_core') !== false && flags.get(`ff.lang_${locale}`) === true),
  )
