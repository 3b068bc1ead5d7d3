'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { answerOf } from './call.client.ts'

type Options = {
  /** The text of an error without an answer of its own. */
  otherwise: string
  /** Loads the page's data again, after each change. */
  again: () => void
}

/**
 * Runs one change after the other: shows what came of it, and loads again. A change returns the text of its success.
 */
export function useChange({ otherwise, again }: Options) {
  const [busy, setBusy] = useState(false)
  const run = async (change: () => Promise<string>): Promise<void> => {
    setBusy(true)
    try {
      toast.success(await change())
    } catch (error) {
      toast.error(answerOf(error, otherwise))
    } finally {
      setBusy(false)
      again()
    }
  }
  return { busy, run }
}
