import { useSearchParams } from 'react-router-dom'
import type { AuthMode } from './modes.ts'

/** The address of another mode; where to go afterwards (`next`) stays in it. */
export function useModeLink(): (mode: AuthMode) => string {
  const [query] = useSearchParams()
  return (mode) => {
    const other = new URLSearchParams(query)
    if (mode === 'sign-in') other.delete('mode')
    else other.set('mode', mode)
    return `/auth${other.size > 0 ? `?${other}` : ''}`
  }
}
