import { locales, type Locale } from '#messages'
import type { FlagStates } from './isOn.ts'

/** Languages members may choose: English, others while menu and flag are on. Source: docs/rules/flags.md D-033. */
export const offeredLanguages = (flags: FlagStates): Locale[] =>
  locales.filter(
    (locale) =>
      locale === 'en' || (flags.get('ff.i18n_core') !== false && flags.get(`ff.lang_${locale}`) === true),
  )
