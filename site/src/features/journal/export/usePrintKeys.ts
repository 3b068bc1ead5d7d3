import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** The address of the page for paper with the entries that are looked for. */
export const FILTERED = '/journal/print?filtered=true'

/** `Ctrl+P` (`Cmd+P`) prints every entry that is looked for, whole; the list itself holds beginnings only. */
export function usePrintKeys(): void {
  const go = useNavigate()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'p' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey
      )
        return
      event.preventDefault()
      go(FILTERED, { state: { prints: true } })
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [go])
}
