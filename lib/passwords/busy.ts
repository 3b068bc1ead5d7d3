/** Thrown when too many passwords wait to be checked. The answer is 503 with `Retry-After`. */
export class Busy extends Error {
  override readonly name = 'Busy'
  /** Seconds after which a new try makes sense. */
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('too many passwords are being checked')
    this.retryAfterSeconds = retryAfterSeconds
  }
}
