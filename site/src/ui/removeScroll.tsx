import { useEffect, type ComponentProps, type ElementType } from 'react'

type RemoveScrollProps = ComponentProps<'div'> & {
  as?: ElementType
  allowPinchZoom?: boolean
  shards?: unknown
}

let locks = 0
/** Marks the page as standing still while at least one dialog is open; `base.css` says what that means. */
function lock(by: 1 | -1): void {
  const page = document.documentElement
  if (locks === 0) page.dataset.locked = page.scrollHeight > page.clientHeight ? 'scrolls' : 'short'
  locks += by
  if (locks === 0) delete page.dataset.locked
}

/**
 * Stands in for the package `react-remove-scroll`, which writes a style element into the page; the content policy
 * rejects those.
 */
export function RemoveScroll({
  as: Part = 'div',
  allowPinchZoom: _,
  shards: __,
  ...rest
}: RemoveScrollProps) {
  useEffect(() => {
    lock(1)
    return () => lock(-1)
  }, [])
  return <Part {...rest} />
}
