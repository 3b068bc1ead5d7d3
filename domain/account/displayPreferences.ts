import { ageGroups } from './ageGroup.ts'

/**
 * Comfort settings and the values each may take, besides "as it comes". Each becomes `data-<name>` on `<html>`, where
 * the style sheets read it. `age` is the preset of the person's age group.
 */
export const displayValues = {
  theme: ['system', 'light', 'dark'],
  contrast: ['normal', 'high'],
  text: ['100', '125', '150'],
  motion: ['full', 'calm'],
  age: ageGroups,
} as const

/** The name of a display preference. */
export type DisplayPreferenceName = keyof typeof displayValues
/** What a member chose; a missing one is "as it comes": the device decides, or the age group. */
export type DisplayPreferences = { readonly [N in DisplayPreferenceName]?: (typeof displayValues)[N][number] }

/** Where a browser keeps the settings: the key in local storage and the name of the cookie. */
export const DISPLAY_KEY = 'ek_comfort'

const names = Object.keys(displayValues) as DisplayPreferenceName[]

/** Reads stored settings (`theme:dark,text:150`). Anything unknown is left out. */
export function readDisplayPreferences(stored: string | null | undefined): DisplayPreferences {
  const pairs = (stored ?? '').split(',').map((pair) => pair.split(':'))
  const known = pairs.filter(([name = '', value = '']) =>
    (displayValues[name as DisplayPreferenceName] as readonly string[] | undefined)?.includes(value),
  )
  return Object.fromEntries(known) as DisplayPreferences
}

/** Settings as text, the way `readDisplayPreferences` reads them. */
export const writeDisplayPreferences = (preferences: DisplayPreferences): string =>
  names.flatMap((name) => (preferences[name] ? [`${name}:${preferences[name]}`] : [])).join(',')

/**
 * The settings as attributes for the `<html>` tag of a static page, each with a space before it. The values come from
 * the list above, so nothing needs escaping.
 */
export const displayAttributes = (preferences: DisplayPreferences): string =>
  names.flatMap((name) => (preferences[name] ? [` data-${name}="${preferences[name]}"`] : [])).join('')
