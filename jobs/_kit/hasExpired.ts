/**
 * Whether a message came to its turn too late. `notAfter` is an instant, as in the input of the job; without one it
 * never does.
 */
export const hasExpired = (notAfter: string | undefined, now: Date): boolean =>
  notAfter !== undefined && Date.parse(notAfter) <= now.getTime()
