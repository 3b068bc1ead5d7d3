import { useCallback, useEffect, useState } from 'react'
import type { CallInput, Contract, Output } from '#domain/api/contract.ts'
import { call } from './call.ts'

type Optional<T> = Record<never, never> extends T ? [input?: T] : [input: T]

/**
 * Reads once, for screens before sign-in (behind it: `useQuery(read(…))`). `data` is undefined while it is on its way
 * or failed; a retry keeps what was there, also when it fails. The input is compared by its text.
 */
export function useLoad<C extends Contract>(c: C, ...[input]: Optional<CallInput<C>>) {
  const [state, setState] = useState<{ data?: Output<C>; error?: unknown }>({})
  const [attempt, setAttempt] = useState(0)
  const key = JSON.stringify(input ?? null)
  useEffect(() => {
    const stop = new AbortController()
    call(c, ...([JSON.parse(key), stop.signal] as never))
      .then(
        (data) => ({ data }),
        (error: unknown) => (now: typeof state) => ({ ...now, error }),
      )
      // The body of an answer may come after something else was asked for.
      .then((next) => stop.signal.aborted || setState(next))
    return () => stop.abort()
  }, [c, key, attempt])
  const retry = useCallback(() => {
    setState(({ error: _, ...now }) => now)
    setAttempt((now) => now + 1)
  }, [])
  return { ...state, retry }
}
