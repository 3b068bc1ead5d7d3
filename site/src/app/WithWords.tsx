import { use, type ReactNode } from 'react'
import type { WordsName } from '#messages/site/words.ts'
import { useMessages, type Messages } from '../lib/messages.tsx'

const loads = new WeakMap<Messages, Map<string, Promise<void>>>()

/** One promise for the same words of the same language, or each drawing would wait for a new one. A failed one is forgotten. */
function loadOf(t: Messages, names: readonly WordsName[]): Promise<void> {
  const known = loads.get(t) ?? new Map<string, Promise<void>>()
  loads.set(t, known)
  const key = names.join()
  let load = known.get(key)
  if (!load) {
    load = t.load(names)
    known.set(key, load)
    load.catch(() => known.delete(key))
  }
  return load
}

/** A part of a screen whose words load with it and not with the screen. Wants a `Suspense` above it. */
export function WithWords({ names, children }: { names: readonly WordsName[]; children: ReactNode }) {
  use(loadOf(useMessages(), names))
  return children
}
