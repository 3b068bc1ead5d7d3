/** Arguments of an error's message. */
export type ErrorArgs = Readonly<Record<string, string | number>>

/** Returns whether an error is for want of a consent: the member's own, or their guardian's. */
export const isConsentMissing = (code: string | undefined): boolean =>
  code === 'common.error.consent_needed' || code === 'common.error.consent_waits'

/** What an `ApiError` is made of. */
type Parts<Code extends string> = {
  /** The HTTP status, or 0 when nothing came back at all. */
  status: number
  code: Code
  /** Message from the server in the reader's language; empty when nothing came back. */
  message?: string
  args?: ErrorArgs
  /** Issues by dotted path (`body.age`): a message key of `common.field` or a whole sentence. */
  fields?: Readonly<Record<string, string>>
  requestId?: string
  /** How long the server asked us to wait, in milliseconds. */
  retryAfterMs?: number
}

/** A call that did not work out. Show it with `errorText(t, error)`. */
export class ApiError<Code extends string = string> extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: Code
  readonly args: ErrorArgs
  readonly fields: Readonly<Record<string, string>>
  readonly requestId: string
  readonly retryAfterMs: number | undefined

  constructor(parts: Parts<Code>) {
    super(parts.message ?? '')
    this.status = parts.status
    this.code = parts.code
    this.args = parts.args ?? {}
    this.fields = parts.fields ?? {}
    this.requestId = parts.requestId ?? ''
    this.retryAfterMs = parts.retryAfterMs
  }

  /** Nothing came back, or the server cannot answer just now: trying again may help. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 502 || this.status === 503 || this.status === 504
  }

  /**
   * The same text will be taken later: after a pause, once their writer is signed in again, or once a consent is
   * there. What was to be sent goes on waiting on this device.
   */
  get isForLater(): boolean {
    return this.isPassing || this.status === 401 || this.status === 429 || isConsentMissing(this.code)
  }
}
