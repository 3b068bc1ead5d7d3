'use client'

import { useEffect } from 'react'
import { State } from '#admin/_shell/State.tsx'
import type { Product, StoreMessages } from '../parts/types.ts'

/** Milliseconds between two looks while a product is on its way. */
const EVERY_MS = 3_000

type Props = { product: Product; messages: StoreMessages; onAgain: () => Promise<void> }

/** Whether the payment provider has the product as it is. */
export function SyncState({ product: { syncState }, messages, onAgain }: Props) {
  const isOnItsWay = syncState === 'pending' || syncState === 'failed'
  useEffect(() => {
    if (!isOnItsWay) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void onAgain()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [isOnItsWay, onAgain])
  const kind = { none: 'warn', pending: 'warn', synced: 'ok', failed: 'bad' } as const
  return (
    <p role="status">
      <State kind={kind[syncState]}>{messages.sync[syncState]}</State>
      {syncState === 'failed' && <> {messages.sync.failed_more}</>}
    </p>
  )
}
