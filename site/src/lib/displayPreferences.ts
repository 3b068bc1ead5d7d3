import {
  DISPLAY_KEY,
  displayValues,
  readDisplayPreferences,
  writeDisplayPreferences,
  type DisplayPreferences,
  type DisplayPreferenceName,
} from '#domain/account/displayPreferences.ts'
import { localStore } from './localStore.ts'

/** What this device keeps. */
export const storedDisplayPreferences = (): DisplayPreferences =>
  readDisplayPreferences(localStore.get(DISPLAY_KEY))

/** Puts settings on `<html>`, where the style sheets read them. */
export function applyDisplayPreferences(
  preferences: DisplayPreferences,
  root: HTMLElement = document.documentElement,
): void {
  for (const name of Object.keys(displayValues) as DisplayPreferenceName[]) {
    const value = preferences[name]
    if (value) root.dataset[name] = value
    else delete root.dataset[name]
  }
}

/**
 * Changes settings (`undefined` puts one back to "as it comes"), keeps them on this device and shows them at once. The
 * cookie lets the server put them on static pages, which run no script.
 */
export function saveDisplayPreferences(change: {
  readonly [N in DisplayPreferenceName]?: DisplayPreferences[N] | undefined
}): DisplayPreferences {
  return replaceDisplayPreferences({ ...storedDisplayPreferences(), ...change })
}

/** As `saveDisplayPreferences`, for all settings at once: what is not given goes back to "as it comes". */
export function replaceDisplayPreferences(wanted: {
  readonly [N in DisplayPreferenceName]?: DisplayPreferences[N] | undefined
}): DisplayPreferences {
  const preferences = readDisplayPreferences(writeDisplayPreferences(wanted as DisplayPreferences))
  const text = writeDisplayPreferences(preferences)
  if (text) localStore.set(DISPLAY_KEY, text)
  else localStore.remove(DISPLAY_KEY)
  document.cookie = `${DISPLAY_KEY}=${text}; path=/; max-age=${text ? 31_536_000 : 0}; samesite=lax`
  applyDisplayPreferences(preferences)
  return preferences
}
