import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { PersonView } from '#domain/account/views.ts'
import { flagsQuery } from './flags.ts'
import { useMessages, useSwitchLanguage } from './messages.tsx'

/**
 * The page speaks the account's language from its first load on, also when it was chosen on another device. It stays
 * where that language is not offered, and once the member chooses on this page. Source: docs/rules/account.md D-034.
 */
export function useAccountLanguage({ language }: PersonView): void {
  const { locale } = useMessages()
  const speak = useSwitchLanguage()
  const [loaded] = useState({ language, locale })
  const hasSpoken = useRef(false)
  const wanted = loaded.locale === locale && loaded.language !== locale ? loaded.language : null
  // Asked only where the languages differ, which is seldom.
  const { data } = useQuery({ ...flagsQuery, enabled: wanted !== null })
  const isOffered = wanted !== null && data?.offeredLanguages.includes(wanted)
  useEffect(() => {
    // Without its words the page goes on in the language it has.
    // Once: a member who then chooses the first language again keeps it.
    if (!isOffered || hasSpoken.current) return
    hasSpoken.current = true
    speak(wanted).catch(() => {})
  }, [isOffered, wanted, speak])
}
