import { localStore } from '../../../lib/localStore.ts'

// The server remembers; this spares the question on a device where it was answered or put away already.
const keyOf = (userId: string) => `ek.reflection.${userId}`

/** The day whose question this person closed last on this device. Source: decision D-069. */
export const closedDay = (userId: string): string | null => localStore.get(keyOf(userId))

/** See `closedDay`. */
export const keepClosedDay = (userId: string, day: string): void => void localStore.set(keyOf(userId), day)
