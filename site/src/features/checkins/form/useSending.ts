import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { v7 } from 'uuid'
import { accountApi } from '#domain/account/api.ts'
import { checkinsApi } from '#domain/checkins/api.ts'
import { backOff } from '#domain/time/backOff.ts'
import type { ApiError } from '../../../lib/apiError.ts'
import { call } from '../../../lib/call.ts'
import { dropWaiting, withholdWaiting, keepWaiting, waitingOf } from '../../../lib/outbox.ts'
import { write } from '../../../lib/query.ts'
import { bodyOf, isStored, type CheckInAnswer } from './checkInBody.ts'
import type { KeptCheckIn } from './useCheckInDraft.ts'

const WAITS_MS = { first: 1_000, longest: 30_000 }
/** Will the same send work later, without the person changing anything? */
const isPassing = (error: ApiError): boolean => error.isPassing || error.status === 429

/** Null when it cannot be asked. */
const isSignedIn = (personId: string): Promise<boolean | null> =>
  call(accountApi.readPerson).then(
    ({ person }) => person?.id === personId,
    () => null,
  )

/** How sending stands. */
export type Sending = {
  /** On its way, for the first time. */
  isSending: boolean
  /** Why the server rejected it; it is not tried again by itself. */
  sendError: ApiError | null
  send: () => void
}

/**
 * Sends the draft and never loses it: what does not get through waits on the device and is sent again by itself, after
 * growing pauses, when the connection is back and after a reload. Always under the same id, so it counts once.
 * `onStored` hears of each success, and whether something in the form is newer than what was stored; that stays.
 */
export function useSending(
  personId: string,
  { value: draft, latest, note, forget }: KeptCheckIn,
  onStored: (answer: CheckInAnswer, isNewerLeft: boolean) => void,
): Sending {
  const tries = useRef(0)
  const timer = useRef<number>(undefined)
  const busy = useRef(false)
  const again = useRef(() => {})
  const isKept = useRef(false)

  const { mutate, error, isPending } = useMutation({
    ...write(checkinsApi.saveCheckIn),
    retry: false,
    // On the mutation itself, not on `mutate`: an answer counts even when the screen has been left.
    onSuccess: (answer, { body }) => {
      tries.current = 0
      dropWaiting(personId, body.id)
      const now = latest()
      const isNewerLeft = now.id === body.id && !isStored(answer, now)
      if (isNewerLeft) note({ id: v7(), waiting: false })
      else if (now.id === body.id) forget()
      onStored(answer, isNewerLeft)
    },
    // Kept before it leaves: closing the tab must not lose it. Then it is sent from whatever screen is opened next.
    onMutate: ({ body }) => {
      isKept.current = keepWaiting(personId, { kind: 'checkin', id: body.id, body })
      return withholdWaiting(body.id)
    },
    onError: (sendError, { body }) => {
      if (!sendError.isForLater) dropWaiting(personId, body.id)
      if (latest().id !== body.id) return
      note({ waiting: isPassing(sendError) })
      if (!isPassing(sendError)) return
      timer.current = window.setTimeout(
        () => again.current(),
        sendError.retryAfterMs ?? backOff(tries.current, WAITS_MS),
      )
      tries.current += 1
    },
    onSettled: (_answer, _error, _input, release) => {
      release?.()
      busy.current = false
    },
  })

  const send = useCallback(() => {
    clearTimeout(timer.current)
    if (busy.current || latest().mood === null) return
    busy.current = true
    mutate({ body: bodyOf(latest()) })
  }, [mutate, latest])
  // By itself it is sent for its writer only: another tab may have signed out, and another person in.
  const resend = useCallback(async () => {
    const { id } = latest()
    const isGone = isKept.current && !waitingOf(personId).some((one) => one.id === id)
    const isMine = isGone ? await isSignedIn(personId) : true
    if (isMine) return send()
    if (isMine === null) timer.current = window.setTimeout(() => again.current(), WAITS_MS.longest)
    else note({ waiting: false })
  }, [personId, latest, note, send])
  useEffect(() => {
    again.current = () => void resend()
  }, [resend])

  const { id, waiting } = draft
  useEffect(() => (waiting ? withholdWaiting(id) : undefined), [id, waiting])
  useEffect(() => {
    if (!waiting) {
      clearTimeout(timer.current)
      timer.current = undefined
      return
    }
    // After a reload nothing is planned yet: what was waiting then is sent now.
    if (timer.current === undefined) send()
    const now = () => again.current()
    window.addEventListener('online', now)
    return () => window.removeEventListener('online', now)
  }, [waiting, send])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    isSending: isPending && !waiting,
    sendError: error && !isPassing(error) ? error : null,
    send,
  }
}
