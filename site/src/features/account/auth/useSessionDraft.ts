import { useState } from 'react'

const keyOf = (name: string) => `ek.auth.${name}`

/** What was typed survives a reload of this tab, and no longer. Never used for passwords. */
export function useSessionDraft(name: string): [string, (value: string) => void] {
  const [value, setValue] = useState(() => {
    try {
      return sessionStorage.getItem(keyOf(name)) ?? ''
    } catch {
      return ''
    }
  })
  const change = (next: string) => {
    setValue(next)
    try {
      sessionStorage.setItem(keyOf(name), next)
    } catch {
      // Without storage a reload loses it, which is all it is for.
    }
  }
  return [value, change]
}

/** Forgets what was typed; part of a sign-in that worked. */
export function forgetSessionDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(keyOf(''))) sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
