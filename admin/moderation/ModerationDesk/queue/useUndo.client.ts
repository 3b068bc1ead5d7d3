'use client'

import { useCallback, useEffect, useState } from 'react'

/** A decision that can still be taken back. `until` in milliseconds since 1970. */
export type Undoable = { id: string; text: string; until: number }

/** Keeps the last decision for as long as it can be taken back; `seconds` are left. */
export function useUndo() {
  const [undoable, setUndoable] = useState<Undoable | null>(null)
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!undoable) return
    const look = () => {
      const left = Math.ceil((undoable.until - Date.now()) / 1_000)
      setSeconds(Math.max(left, 0))
      if (left <= 0) setUndoable(null)
    }
    look()
    const timer = setInterval(look, 250)
    return () => clearInterval(timer)
  }, [undoable])
  const forget = useCallback(() => setUndoable(null), [])
  return { undoable, seconds, offer: setUndoable, forget }
}
