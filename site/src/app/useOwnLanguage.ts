import { useEffect, useRef } from 'react'
import type { Locale } from '#messages/locales.ts'
import { useMessages, useSwitchLanguage } from '../lib/messages.tsx'

/**
 * Shows the page in the language of the account, also where this device had another one: it may have been changed elsewhere. What
 * is chosen on this page afterwards stands until the account says something new. Source: decision D-034.
 */
export function useOwnLanguage(language: Locale | null | undefined): void {
  const { locale } = useMessages()
  const speak = useSwitchLanguage()
  const heard = useRef<Locale>(undefined)
  useEffect(() => {
    if (!language || heard.current === language) return
    heard.current = language
    // Words that cannot be had leave the page as it is.
    if (language !== locale) speak(language).catch(() => {})
  }, [language, locale, speak])
}
