import { useEffect } from 'react'
import type { ClipView } from '#domain/trivia/views.ts'

/**
 * Fetches the clip of the coming break while the questions are played, so that it is there when the connection is gone.
 * The browser keeps it. A reader who saves data fetches it when it plays.
 */
export function useFetchedAhead(clip: ClipView | undefined): void {
  const { video, captions } = clip ?? {}
  useEffect(() => {
    const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
    if (saveData) return
    for (const file of [video, captions]) {
      // eslint-disable-next-line no-restricted-syntax -- files of the site, no call of the api
      if (file) void fetch(file).catch(() => undefined)
    }
  }, [video, captions])
}
