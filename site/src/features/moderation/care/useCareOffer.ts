import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { careApi } from '#domain/moderation/careApi.ts'
import { sendBeacon } from '../../../lib/call.ts'
import { closeCare, openCareAgain } from '../../../lib/care.ts'
import { read } from '../../../lib/query.ts'

const careQuery = read(careApi.care)

/** Opens the panel of help where the account says so: after a reload, on another device, and once more within a day. */
export function useCareOffer(): void {
  const { data } = useQuery(careQuery)
  useEffect(() => {
    if (data?.isOpen) openCareAgain(data.isBack)
  }, [data])
}

/** Puts the panel away, here and for the account. */
export function usePutCareAway(): () => void {
  const client = useQueryClient()
  return useCallback(() => {
    client.setQueryData(careQuery.queryKey, { isOpen: false, isBack: false })
    sendBeacon(careApi.putCareAway, {})
    closeCare()
    // The panel goes with the focus in it; the page that waited behind it takes it over.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('#main h1[tabindex="-1"]')?.focus({ preventScroll: true }),
    )
  }, [client])
}
