/** Where this device keeps the lock of a member's journal. Signing out forgets it. */
export const lockKey = (personId: string): string => `ek.lock.${personId}`
