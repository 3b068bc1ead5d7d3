'use client'

import { useState } from 'react'

/** Work a press starts: not begun, running, done with its answer, or failed. */
export type Press<T> =
  { state: 'idle' | 'running' } | { state: 'failed'; error: unknown } | { state: 'done'; answer: T }

/** Does some work for each press, one at a time. The answer of before stays away while it runs. */
export function usePress<T>(work: () => Promise<T>): { press: Press<T>; start: () => void } {
  const [press, setPress] = useState<Press<T>>({ state: 'idle' })
  const start = () => {
    if (press.state === 'running') return
    setPress({ state: 'running' })
    work().then(
      (answer) => setPress({ state: 'done', answer }),
      (error: unknown) => setPress({ state: 'failed', error }),
    )
  }
  return { press, start }
}
