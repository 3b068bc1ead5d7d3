import { useMutation, useQueryClient, type QueryKey, type Updater } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CallInput, Contract, Output } from '#domain/api/contract.ts'
import { errorText } from './errorText.ts'
import { useMessages } from './messages.tsx'
import { write } from './query.ts'
import { showToast } from '../ui/toasts.ts'

type Options<C extends Contract> = {
  /** Stores one change and answers with everything as stored. */
  contract: C
  /** Where the page keeps what the contract answers. */
  queryKey: QueryKey
  /** The title of the toast when a change could not be stored. */
  failed: string
  /** The toast when it was; none unless given. */
  saved?: string
}

const savingKey = (queryKey: QueryKey) => ['instant', ...queryKey]
/** The turn that switches of a query wait for, for other forms that store the same. */
export const instantScope = (queryKey: QueryKey) => ({ id: savingKey(queryKey).join() })

/**
 * Saves switches at once: `press` shows the change, stores it, and goes back to what is stored when that failed. Quick
 * presses are stored one after the other; the last answer stays.
 */
export function useInstantSave<C extends Contract>({ contract, queryKey, failed, saved }: Options<C>) {
  const t = useMessages()
  const client = useQueryClient()
  const stored = useRef<Output<C> | undefined>(undefined)
  const mutationKey = savingKey(queryKey)
  const isLast = () => client.isMutating({ mutationKey }) <= 1
  const put = (shown: Updater<Output<C> | undefined, Output<C> | undefined>) => {
    // An answer that is on its way may be of before, and would undo it.
    void client.cancelQueries({ queryKey })
    client.setQueryData<Output<C>>(queryKey, shown)
  }
  const { mutate } = useMutation({
    ...write(contract),
    mutationKey,
    scope: instantScope(queryKey),
    onSuccess: (answer) => {
      stored.current = answer
      if (isLast()) put(answer)
      if (saved) showToast({ text: saved, tone: 'good' })
    },
    onError: (error) => {
      if (isLast()) put(stored.current)
      showToast({ text: failed, detail: errorText(t, error), tone: 'bad' })
    },
  })
  return {
    press: (input: CallInput<C>, change: (shown: Output<C>) => Output<C>) => {
      if (client.isMutating({ mutationKey }) === 0) stored.current = client.getQueryData(queryKey)
      put((shown) => shown && change(shown))
      mutate(input)
    },
    /** Whether a change is on its way: what others stored is read after it. */
    isSaving: () => client.isMutating({ mutationKey }) > 0,
  }
}
