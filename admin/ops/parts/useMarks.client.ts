'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { goLiveApi, type ReleaseCheckView } from '#domain/ops/goLiveApi.ts'
import type { CheckStatus, ReleaseItem } from '#domain/ops/releaseChecks.ts'
import { fill } from '#messages/catalog.ts'
import { answerOf, call } from '#admin/_shell/call.client.ts'
import type { ReadinessMessages } from './types.ts'

type Props = {
  release: string | undefined
  messages: ReadinessMessages
  /** Gets the mark as it is stored. */
  onMarked: (check: ReleaseCheckView) => void
}

/** Marks items of a release. Only the item that is being marked waits. */
export function useMarks({ release, messages, onMarked }: Props) {
  const [busy, setBusy] = useState<readonly ReleaseItem[]>([])
  async function mark(item: ReleaseItem, status: CheckStatus) {
    if (release === undefined) return
    setBusy((items) => [...items, item])
    try {
      const { check } = await call(goLiveApi.setReleaseCheck, { params: { item }, body: { release, status } })
      onMarked(check)
      toast.success(fill(messages.saved, { item: messages.item[item], status: messages.qa.status[status] }))
    } catch (error) {
      toast.error(answerOf(error, messages.mark_failed))
    } finally {
      setBusy((items) => items.filter((one) => one !== item))
    }
  }
  return { mark, isBusy: (item: ReleaseItem) => busy.includes(item) }
}
