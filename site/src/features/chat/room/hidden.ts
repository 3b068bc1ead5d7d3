import { useCallback, useSyncExternalStore } from 'react'
import { tabStore } from '../../../lib/localStore.ts'

/** Authors whose messages the member hid for this visit. Source: docs/rules/chat.md D-076. */
const KEY = 'ek.chat.hidden'
const none: ReadonlySet<string> = new Set()
let known: { member: string; hidden: ReadonlySet<string> } | null = null
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function hiddenOf(member: string): ReadonlySet<string> {
  if (known?.member === member) return known.hidden
  const stored = tabStore.get(`${KEY}.${member}`)
  known = { member, hidden: stored ? new Set(stored.split(' ')) : none }
  return known.hidden
}

/** The hidden authors, and a way to hide one or show them again. They are forgotten with the tab. */
export function useHidden(member: string) {
  const hidden = useSyncExternalStore(subscribe, () => hiddenOf(member))
  const change = useCallback(
    (userId: string, isHidden: boolean) => {
      const next = new Set(hiddenOf(member))
      if (isHidden) next.add(userId)
      else next.delete(userId)
      known = { member, hidden: next }
      if (next.size > 0) tabStore.set(`${KEY}.${member}`, [...next].join(' '))
      else tabStore.remove(`${KEY}.${member}`)
      listeners.forEach((listener) => listener())
    },
    [member],
  )
  return { hidden, change }
}
