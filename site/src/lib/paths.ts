import { createContext, useContext } from 'react'
import { matchPath } from 'react-router-dom'

/**
 * The paths the app answers, as patterns. Set once by `App`, so that a screen can ask without knowing every feature.
 */
export const PathsContext = createContext<readonly string[]>([])

/** Does this release have the screen (`/journal`)? What leads to a missing one is not shown. */
export const useHasPath = (path: `/${string}`): boolean => useContext(PathsContext).includes(path)

/**
 * Returns for whole addresses (`/journal/7?from=bell`) whether the app answers them; the server's own pages it does
 * not.
 */
export function useAnswersPath(): (address: string) => boolean {
  const patterns = useContext(PathsContext)
  return (address) => {
    const pathname = address.split(/[?#]/, 1)[0]!
    return patterns.some((path) => matchPath({ path, caseSensitive: true }, pathname) !== null)
  }
}
