import { useEffect, useSyncExternalStore, type ComponentType } from 'react'

/** Milliseconds until a part that could not be fetched is asked for again. */
const AGAIN_MS = 2_000

/** A part in a chunk of its own. Once it is here it is drawn at once, without a pause. */
export type Later<P> = {
  /**
   * Fetches the part, once. A fetch that fails is tried again by the next call, and by itself while the part is wanted.
   */
  load: () => void
  /** The part, or null while it is on its way. It is fetched when `isWanted`. */
  usePart: (isWanted: boolean) => ComponentType<P> | null
}

/** Makes a part that loads on its own. `React.lazy` would remember a failed fetch for as long as the page lives. */
export function later<P>(fetchPart: () => Promise<ComponentType<P>>): Later<P> {
  let part: ComponentType<P> | null = null
  let isOnItsWay = false
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const load = () => {
    if (part || isOnItsWay) return
    isOnItsWay = true
    fetchPart().then(
      (found) => {
        part = found
        listeners.forEach((listener) => listener())
      },
      () => (isOnItsWay = false),
    )
  }
  const usePart = (isWanted: boolean) => {
    const found = useSyncExternalStore(
      subscribe,
      () => part,
      () => null,
    )
    useEffect(() => {
      if (!isWanted || found) return
      load()
      const timer = setInterval(load, AGAIN_MS)
      return () => clearInterval(timer)
    }, [isWanted, found])
    return found
  }
  return { load, usePart }
}
