import { useCallback, useEffect, useRef, useState } from 'react'
import type { CallInput, Contract, ErrorOf, Output } from '#domain/api/contract.ts'
import { ApiError } from './apiError.ts'
import { call } from './call.ts'

type Optional<T> = Record<never, never> extends T ? [input?: T] : [input: T]
/** How a send ended. */
export type Sent<C extends Contract> =
  { ok: true; data: Output<C> } | { ok: false; error: ApiError<ErrorOf<C>> }

/** What `useSend` returns. */
export type Send<C extends Contract> = {
  /** Sends; never throws. A second call while one is under way waits for the first and gives its result. */
  send: (...input: Optional<CallInput<C>>) => Promise<Sent<C>>
  pending: boolean
  error: ApiError<ErrorOf<C>> | null
  /** Forgets the error, for instance when the person types again. */
  reset: () => void
}

/**
 * A call made by a press, for screens before sign-in: they do not carry the query library (`useMutation(write(…))` is
 * for the screens behind it). `const signIn = useSend(accountApi.signIn)`.
 */
export function useSend<C extends Contract>(c: C): Send<C> {
  const [state, setState] = useState<{ pending: boolean; error: ApiError<ErrorOf<C>> | null }>({
    pending: false,
    error: null,
  })
  const running = useRef<Promise<Sent<C>> | null>(null)
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  const send = useCallback(
    (...input: Optional<CallInput<C>>) => {
      if (running.current) return running.current
      setState({ pending: true, error: null })
      const sent: Promise<Sent<C>> = call(c, ...(input as never)).then(
        (data) => ({ ok: true as const, data }),
        (error: unknown) => ({ ok: false as const, error: asApiError<ErrorOf<C>>(error) }),
      )
      running.current = sent
      return sent.then((result) => {
        running.current = null
        if (mounted.current) setState({ pending: false, error: result.ok ? null : result.error })
        return result
      })
    },
    [c],
  )
  const reset = useCallback(() => setState((now) => ({ ...now, error: null })), [])
  return { send, ...state, reset }
}

const asApiError = <Code extends string>(error: unknown): ApiError<Code> =>
  error instanceof ApiError
    ? (error as ApiError<Code>)
    : new ApiError<Code>({ status: 0, code: 'common.error.unexpected' as Code })
