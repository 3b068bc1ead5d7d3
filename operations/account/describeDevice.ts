import { message, type Locale } from '#messages'

// Order matters: Edge and Opera also say Chrome, Chrome also says Safari, Android also says Linux.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** A browser and its system, in names that are the same in every language. */
export const deviceParts = (userAgent: string | null) => ({
  browser: nameIn(browsers, userAgent),
  system: nameIn(systems, userAgent),
})

/** As `deviceParts`, in one text: `Firefox, Windows`. */
export function deviceNames(userAgent: string | null): string {
  const { browser, system } = deviceParts(userAgent)
  return [browser, system].filter(Boolean).join(', ')
}

/** A browser's name for itself as words a person knows: "Firefox on Windows". */
export function describeDevice(userAgent: string | null, locale: Locale): string {
  const { browser, system } = deviceParts(userAgent)
  if (browser && system) return message(locale, 'account.sessions.device', { browser, system })
  return browser ?? system ?? message(locale, 'account.sessions.unknown_device')
}

const nameIn = (names: typeof browsers, text: string | null): string | undefined =>
  names.find(([pattern]) => text !== null && pattern.test(text))?.[1]
