import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { PersonView } from '#domain/account/views.ts'
import { count, countEvents, flushEvents } from '../lib/analytics.ts'

/** Counts which pages a person opens, if they agreed. Minors are never asked, so nothing of theirs is counted. */
export function useCounting({ analytics = false }: PersonView): void {
  const { pathname } = useLocation()
  useEffect(() => {
    countEvents(analytics)
    if (!analytics) return
    const leave = () => {
      if (document.visibilityState === 'hidden') flushEvents()
    }
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('pagehide', flushEvents)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('pagehide', flushEvents)
      countEvents(false)
    }
  }, [analytics])
  useEffect(() => {
    if (analytics) count('page_viewed')
  }, [analytics, pathname])
}
