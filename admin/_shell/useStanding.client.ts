'use client'

import { toast } from '@payloadcms/ui'
import { useEffect } from 'react'
import { opsApi } from '#domain/ops/api.ts'
import { call, RequestError } from './call.client.ts'

/** How often a page that is seen asks whether its person may still be here, in milliseconds. */
const EVERY_MS = 60_000
/** Statuses that say: not you, or not any more. */
const ACCESS_ERRORS = new Set([401, 403])

/**
 * Leaves the panel when the session has ended, the role was taken or the second factor has grown old: also in a page
 * that is left alone, after signing out in another tab, and once an answer says so. The page loads again, and the door
 * decides where its person goes (`server/http/adminRedirect.ts`). A member of staff who keeps the page for unsaved work
 * reads `gone`.
 */
export function useStanding(gone: string): void {
  useEffect(() => {
    let isAsking = false
    let isLeaving = false
    const ask = async () => {
      if (isAsking || isLeaving || document.visibilityState !== 'visible') return
      isAsking = true
      isLeaving = !(await mayStay())
      isAsking = false
      if (!isLeaving) return
      toast.error(gone, { duration: Infinity })
      window.location.reload()
    }
    const soon = () => void ask()
    const timer = setInterval(soon, EVERY_MS)
    const events = ['focus', 'pageshow', 'online'] as const
    events.forEach((name) => window.addEventListener(name, soon))
    document.addEventListener('visibilitychange', soon)
    // Payload's own calls say nothing to us; their status does.
    const answers = new PerformanceObserver((list) => {
      const entries = list.getEntries() as PerformanceResourceTiming[]
      if (entries.some(({ responseStatus }) => ACCESS_ERRORS.has(responseStatus))) soon()
    })
    answers.observe({ type: 'resource' })
    return () => {
      answers.disconnect()
      clearInterval(timer)
      events.forEach((name) => window.removeEventListener(name, soon))
      document.removeEventListener('visibilitychange', soon)
    }
  }, [gone])
}

/** No connection is no answer: the page then stays as it is. */
const mayStay = (): Promise<boolean> =>
  call(opsApi.standing).then(
    () => true,
    (error: unknown) => !(error instanceof RequestError && ACCESS_ERRORS.has(error.status)),
  )
