import { useEffect, useState } from 'react'
import { recoveryApi } from '#domain/account/recoveryApi.ts'
import type { Output } from '#domain/api/contract.ts'
import { ApiError } from '../../../lib/apiError.ts'
import { call } from '../../../lib/call.ts'

type State = Output<typeof recoveryApi.state>
/** Whether this browser may set a password, and for whom. */
export type Verified =
  | { is: 'checking' }
  | { is: 'refused' }
  /** A mailed link that was used already, or is too old. */
  | { is: 'old-link' }
  | { is: 'failed'; error: unknown; retry: () => void }
  | { is: 'verified'; contact: string; endsOthers: boolean }

/**
 * Asks the server whether a code or link was right in this browser. A token in the address (from a mailed link) is
 * exchanged first and leaves the address at once, so that it stays in no history.
 */
export function useVerifiedRecovery(): Verified {
  // Read here and taken out of the address in the effect: a first rendering may be thrown away.
  const [token] = useState(() => window.location.hash.slice(1))
  const [attempt, setAttempt] = useState(0)
  const [result, setResult] = useState<Verified>({ is: 'checking' })
  useEffect(() => {
    clearHash()
    let isGone = false
    const show = (next: Verified) => !isGone && setResult(next)
    ask(token).then(
      ({ stage, contact, endsOthers }) =>
        show(
          stage === 'verified' ? { is: 'verified', contact: contact ?? '', endsOthers } : { is: 'refused' },
        ),
      (error: unknown) =>
        show(
          error instanceof ApiError && !error.isPassing && error.status < 500
            ? { is: token ? 'old-link' : 'refused' }
            : {
                is: 'failed',
                error,
                retry: () => {
                  setResult({ is: 'checking' })
                  setAttempt((now) => now + 1)
                },
              },
        ),
    )
    return () => {
      isGone = true
    }
  }, [token, attempt])
  return result
}

/** One exchange for each token, also where effects run twice: the second would find it used up. */
const exchanges = new Map<string, Promise<unknown>>()

async function ask(token: string): Promise<State> {
  if (token) {
    const exchange = exchanges.get(token) ?? call(recoveryApi.openResetLink, { body: { token } })
    exchanges.set(token, exchange)
    await exchange.catch((error: unknown) => {
      exchanges.delete(token)
      throw error
    })
  }
  return call(recoveryApi.state)
}

function clearHash(): void {
  if (!window.location.hash) return
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search)
}
