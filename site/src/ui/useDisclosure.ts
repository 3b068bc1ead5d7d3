import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/** A panel that hangs on a button. */
export type Disclosure = {
  open: boolean
  setOpen: (open: boolean) => void
  /** The element that holds both; a press or focus outside of it closes the panel. */
  anchor: RefObject<HTMLDivElement | null>
  /** The button; Esc brings the focus back to it. */
  button: RefObject<HTMLButtonElement | null>
}

/** Opens and closes a panel that is not modal: Esc, a press outside and leaving with Tab all close it. */
export function useDisclosure(): Disclosure {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const outside = useCallback((event: Event) => {
    if (!anchor.current?.contains(event.target as Node)) setOpen(false)
  }, [])
  const escape = useCallback((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }, [])
  useEffect(() => {
    if (!open) return
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', escape)
    }
  }, [open, outside, escape])
  return { open, setOpen, anchor, button }
}
