import { lazy, type ComponentType } from 'react'

/** A part in a chunk of its own that may be fetched before it is drawn. */
export type Preloadable<P = Record<never, never>> = {
  /** Fetches the part, once; a fetch that failed is tried again by the next call. @throws what the fetch throws. */
  load: () => Promise<ComponentType<P>>
  /** The component to draw: the same at each call, so that what it shows is not mounted anew. */
  component: () => ComponentType<P>
}

/**
 * Makes a part that is drawn at once when it is here before it is first drawn. `React.lazy` alone pauses even then, and
 * React shows what such a pause uncovers 300 ms after the last pause at the earliest.
 */
export function preloadable<P = Record<never, never>>(
  fetchPart: () => Promise<ComponentType<P>>,
): Preloadable<P> {
  let part: ComponentType<P> | undefined
  let fetching: Promise<ComponentType<P>> | undefined
  let drawn: ComponentType<P> | undefined
  const load = () =>
    (fetching ??= fetchPart().then(
      (found) => (part = found),
      (error: unknown) => {
        fetching = undefined
        throw error
      },
    ))
  const component = () => (drawn ??= part ?? lazy(async () => ({ default: await load() })))
  return { load, component }
}

/** Fetches parts ahead. A part that does not come is asked for again, and explained, where it is drawn. */
export const preload = async (parts: readonly { load: () => Promise<unknown> }[]): Promise<void> => {
  await Promise.allSettled(parts.map(({ load }) => load()))
}
