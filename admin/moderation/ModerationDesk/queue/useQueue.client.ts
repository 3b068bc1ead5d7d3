'use client'

import { toast } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CallInput } from '#domain/api/contract.ts'
import { deskApi, type DeskItem, type QueueItem, type RevealedWords } from '#domain/moderation/deskApi.ts'
import { GRACE_SECONDS } from '#domain/moderation/queue.ts'
import { answerOf, call } from '#admin/_shell/call.client.ts'
import type { DeskMessages } from '../types.ts'
import { useUndo } from './useUndo.client.ts'

/** Colleagues work beside this page: the list is asked for again this often, in milliseconds. */
const EVERY_MS = 15_000

/** What the list is narrowed to. */
export type QueueFilter = Pick<CallInput<typeof deskApi.queue>['query'], 'source' | 'severity'>
/** What a moderator decides. */
export type DeskDecision = CallInput<typeof deskApi.decide>['body']

/** The queue as one moderator works on it: the list, the item they have, its text, and the last decision. */
export function useQueue(messages: DeskMessages, onChanged: () => void) {
  const [filter, setFilter] = useState<QueueFilter>({})
  const [listed, setListed] = useState<QueueItem[] | 'failed' | null>(null)
  const [next, setNext] = useState<string | null>(null)
  const [item, setItem] = useState<DeskItem | null>(null)
  const [revealed, setRevealed] = useState<RevealedWords | null>(null)
  const [busy, setBusy] = useState(false)
  // Two keys at once: the second comes before the page is drawn again.
  const isRunning = useRef(false)
  const undo = useUndo()

  const load = useCallback(async () => {
    try {
      const page = await call(deskApi.queue, { query: filter })
      setListed(page.items)
      setNext(page.next)
    } catch {
      setListed((now) => now ?? 'failed')
    }
  }, [filter])
  useEffect(() => {
    void load()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void load()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [load])

  /** Does one thing at a time; shows the server's message when it did not work. */
  async function run(work: () => Promise<void>, isChange = true) {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toast.error(answerOf(error, messages.did.failed))
    } finally {
      isRunning.current = false
      setBusy(false)
      if (isChange) {
        void load()
        onChanged()
      }
    }
  }
  const show = (found: DeskItem | null) => {
    setItem(found)
    setRevealed(null)
  }

  return {
    filter,
    setFilter,
    listed,
    item,
    revealed,
    busy,
    undo,
    again: load,
    hasMore: next !== null,
    more: () =>
      run(async () => {
        if (!next || !Array.isArray(listed)) return
        const page = await call(deskApi.queue, { query: { ...filter, cursor: next } })
        setListed([...listed, ...page.items])
        setNext(page.next)
      }, false),
    take: (withSevere: boolean) =>
      run(async () => {
        const found = await call(deskApi.claimNext, { body: { withSevere } })
        show(found.item)
        if (!found.item) toast.success(messages.queue.nothing)
      }),
    open: (id: string) =>
      run(async () => show((await call(deskApi.claim, { params: { id }, body: {} })).item)),
    giveBack: () =>
      run(async () => {
        if (!item) return
        await call(deskApi.release, { params: { id: item.id } })
        show(null)
      }),
    reveal: () =>
      run(async () => {
        if (item) setRevealed(await call(deskApi.reveal, { params: { id: item.id }, body: {} }))
      }),
    decide: (decision: DeskDecision) =>
      run(async () => {
        if (!item) return
        const { waits } = await call(deskApi.decide, {
          params: { id: item.id },
          body: { ...decision, ...(revealed?.mark && { read: revealed.mark }) },
        }).catch((error: unknown) => {
          // The text may be another by now: it is covered, and can be shown again.
          if (decision.action === 'approve') setRevealed(null)
          throw error
        })
        show(null)
        if (waits) toast.success(messages.did.ban_waits)
        else
          undo.offer({
            id: item.id,
            text: messages.did[decision.action],
            // By this machine's clock, which may not be the server's.
            until: Date.now() + GRACE_SECONDS * 1_000,
          })
      }),
    takeBack: () =>
      run(async () => {
        if (!undo.undoable) return
        const { id } = undo.undoable
        undo.forget()
        show((await call(deskApi.undo, { params: { id }, body: {} })).item)
        toast.success(messages.did.undone)
      }),
  }
}
/** The work on the queue. */
export type QueueWork = ReturnType<typeof useQueue>
