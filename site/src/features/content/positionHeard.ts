import { localStore } from '../../lib/localStore.ts'

const PREFIX = 'ek.listen.'
/** This close to the beginning or the end, in seconds, there is no place to come back to. */
const EDGE = 5

/** Where a member stopped listening to a recording on this device, in seconds; 0 for the beginning. */
export function positionHeard(src: string): number {
  const kept = Number(localStore.get(PREFIX + src))
  return Number.isFinite(kept) && kept > 0 ? kept : 0
}

/** Keeps the place, in seconds. Signing out forgets every place. */
export function keepPositionHeard(src: string, at: number, total: number): void {
  if (at < EDGE || at > total - EDGE) localStore.remove(PREFIX + src)
  else localStore.set(PREFIX + src, at.toFixed(1))
}
