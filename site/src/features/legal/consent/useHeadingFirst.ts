import { useEffect } from 'react'

/** Where the page has changed under the reader, nothing has the focus any more: then the heading gets it. */
export function useHeadingFirst(): void {
  useEffect(() => {
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('#main h1[tabindex="-1"]')?.focus({ preventScroll: true })
  }, [])
}
