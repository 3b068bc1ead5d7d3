'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { ordersAdminApi, type AdminOrders } from '#domain/store/ordersAdminApi.ts'
import { call } from '#admin/_shell/call.client.ts'

/**
 * A page of orders that match a search. What is shown stays while another loads; the last that was asked for counts.
 */
export function useOrders() {
  const [asked, setAsked] = useState({ search: '', page: 1 })
  const [found, setFound] = useState<AdminOrders | 'failed' | null>(null)
  const [isLoading, setIsLoading] = useState(true)
  const number = useRef(0)

  const load = useCallback(async (query: { search: string; page: number }) => {
    const mine = (number.current += 1)
    setIsLoading(true)
    const answer = await call(ordersAdminApi.adminOrders, { query }).catch(() => 'failed' as const)
    if (number.current !== mine) return
    setFound(answer)
    setIsLoading(false)
  }, [])
  useEffect(() => void load(asked), [load, asked])

  return {
    found,
    isLoading,
    search: asked.search,
    find: (search: string) => setAsked({ search, page: 1 }),
    open: (page: number) => setAsked(({ search }) => ({ search, page })),
    again: () => void load(asked),
  }
}
