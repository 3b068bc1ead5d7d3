import { useEffect } from 'react'

/** Lets the browser ask before a tab with unsaved text is closed, where that loses it. */
export function useStayWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', stay)
    return () => window.removeEventListener('beforeunload', stay)
  }, [isUnsaved])
}
