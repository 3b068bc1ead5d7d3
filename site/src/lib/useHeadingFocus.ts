import { useEffect, useRef } from 'react'

/**
 * For screens that change within one address (`?step=`): when `key` changes the page begins at its top and the heading
 * gets the focus, as it does after a navigation.
 */
export function useHeadingFocus(key: string): void {
  const last = useRef(key)
  useEffect(() => {
    if (last.current === key) return
    last.current = key
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('#main h1[tabindex="-1"]')?.focus({ preventScroll: true })
  }, [key])
}
