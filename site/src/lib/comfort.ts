import {
  COMFORT_KEY,
  comfortValues,
  readComfort,
  writeComfort,
  type Comfort,
  type ComfortName,
} from '#domain/account/comfort.ts'
import { localStore } from './localStore.ts'

/** What this device keeps. */
export const storedComfort = (): Comfort => readComfort(localStore.get(COMFORT_KEY))

/** Puts settings on `<html>`, where the style sheets read them. */
export function applyComfort(comfort: Comfort, root: HTMLElement = document.documentElement): void {
  for (const name of Object.keys(comfortValues) as ComfortName[]) {
    const value = comfort[name]
    if (value) root.dataset[name] = value
    else delete root.dataset[name]
  }
}

/**
 * Changes settings (`undefined` puts one back to "as it comes"), keeps them on this device and shows them at once. The
 * cookie lets the server put them on static pages, which run no script.
 */
export function saveComfort(change: { readonly [N in ComfortName]?: Comfort[N] | undefined }): Comfort {
  return replaceComfort({ ...storedComfort(), ...change })
}

/** As `saveComfort`, for all settings at once: what is not given goes back to "as it comes". */
export function replaceComfort(wanted: { readonly [N in ComfortName]?: Comfort[N] | undefined }): Comfort {
  const comfort = readComfort(writeComfort(wanted as Comfort))
  const text = writeComfort(comfort)
  if (text) localStore.set(COMFORT_KEY, text)
  else localStore.remove(COMFORT_KEY)
  document.cookie = `${COMFORT_KEY}=${text}; path=/; max-age=${text ? 31_536_000 : 0}; samesite=lax`
  applyComfort(comfort)
  return comfort
}
