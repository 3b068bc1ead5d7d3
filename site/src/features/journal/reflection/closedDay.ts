import { localStore } from '../../../lib/localStore.ts'

// The server remembers; this spares the question on a device where it was answered or put away already.
const keyOf = (userId: string) => `ek.reflection.${userId}`

/** The day whose question the member closed last on this device. Source: docs/rules/ai.md D-069. */
export const closedDay = (userId: string): string | null => localStore.get(keyOf(userId))

/** Remembers on this device that the member closed the question of a day. */
export const keepClosedDay = (userId: string, day: string): void => void localStore.set(keyOf(userId), day)
