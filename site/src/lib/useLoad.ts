import { useCallback, useEffect, useState } from 'react'
import type { CallInput, Contract, Output } from '#domain/api/contract.ts'
import { call } from './call.ts'

type Optional<T> = Record<never, never> extends T ? [input?: T] : [input: T]

/**
 * Reads once, for screens before sign-in (behind it: `useQuery(read(…))`). `data` is undefined while it is on its way
 * or failed; a retry keeps what was there until it is answered. The input is compared by its text.
 */
export function useLoad<C extends Contract>(c: C, ...[input]: Optional<CallInput<C>>) {
  const [state, setState] = useState<{ data?: Output<C>; error?: unknown }>({})
  const [attempt, setAttempt] = useState(0)
  const key = JSON.stringify(input ?? null)
  useEffect(() => {
    const stop = new AbortController()
    call(c, ...([JSON.parse(key) ?? undefined, stop.signal] as never)).then(
      (data) => setState({ data }),
      (error: unknown) => {
        if (!stop.signal.aborted) setState({ error })
      },
    )
    return () => stop.abort()
  }, [c, key, attempt])
  const retry = useCallback(() => {
    setState(({ data }) => (data === undefined ? {} : { data }))
    setAttempt((now) => now + 1)
  }, [])
  return { ...state, retry }
}
