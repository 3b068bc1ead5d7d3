'use client'

import { useEffect, useRef } from 'react'
import { isTyping } from './keys.ts'

/** Does what a single key stands for, except while the moderator types. `isOn` false: no key does anything. */
export function useKeys(isOn: boolean, onKey: (key: string) => void): void {
  const latest = useRef(onKey)
  useEffect(() => {
    latest.current = onKey
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => {
      if (!isTyping(event)) latest.current(event.key.toLowerCase())
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}
