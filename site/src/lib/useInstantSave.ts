import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CallInput, Contract, Output } from '#domain/api/contract.ts'
import type { ApiError } from './apiError.ts'
import { errorText } from './errorText.ts'
import { useMessages } from './messages.tsx'
import { write } from './query.ts'
import { useSavesOf } from './useSavesOf.ts'
import { showToast } from '../ui/toasts.ts'

type Options<C extends Contract> = {
  /** Stores one change and answers with everything as stored. */
  contract: C
  /** Where the page keeps what the contract answers. */
  queryKey: QueryKey
  /** The title of the toast when a change could not be stored; none where the page shows the error itself. */
  failed?: string
  /** The toast when it was; none unless given. */
  saved?: string
  /** Which errors are followed by another try; none unless given. */
  retry?: (count: number, error: ApiError) => boolean
}

/**
 * Saves switches at once: `press` shows the change, stores it, and goes back to what is stored when that failed. Quick
 * presses are stored one after the other; the last answer stays.
 */
export function useInstantSave<C extends Contract>({ contract, queryKey, failed, saved, retry }: Options<C>) {
  const t = useMessages()
  const client = useQueryClient()
  const stored = useRef<Output<C> | undefined>(undefined)
  const { queued, isSaving, isLast, put } = useSavesOf<Output<C>>(queryKey)
  const { mutate, isPending, error, failureReason } = useMutation({
    ...write(contract),
    ...queued,
    ...(retry && { retry }),
    onSuccess: (answer) => {
      stored.current = answer
      if (isLast()) put(answer)
      if (saved) showToast({ text: saved, tone: 'good' })
    },
    onError: (saveError) => {
      if (isLast()) put(stored.current)
      if (failed) showToast({ text: failed, detail: errorText(t, saveError), tone: 'bad' })
    },
  })
  return {
    press: (input: CallInput<C>, change: (shown: Output<C>) => Output<C>) => {
      if (!isSaving()) stored.current = client.getQueryData(queryKey)
      put((shown) => shown && change(shown))
      mutate(input)
    },
    isPending,
    /** Why the last press was not stored, or not yet. */
    error: error ?? (isPending ? failureReason : null),
  }
}
