import type { Locale } from '#messages'
import { localStore } from './localStore.ts'

/** Where the choice is kept; the server reads the cookie of this name. */
const KEY = 'ek_lang'

/** Keeps a language on this device and loads the page again in it. */
export function chooseLanguage(locale: Locale): void {
  localStore.set(KEY, locale)
  document.cookie = `${KEY}=${locale}; path=/; max-age=31536000; samesite=lax`
  location.reload()
}
