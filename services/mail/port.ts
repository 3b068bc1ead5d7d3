/** One mail to one person. */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  headers?: Readonly<Record<string, string>>
  /** Names this mail: sent twice, it has one message id, so that mail programs show it once. */
  idempotencyKey: string
}

/** Sends mail. Sending is slow and can fail, so only the worker does it. */
export type Mailer = {
  /** Resolves when the mail server has taken responsibility. @throws MailError */
  send(mail: Mail): Promise<{ messageId: string }>
  /** Resolves when the mail server answers and knows us. No mail is sent. @throws MailError */
  check(): Promise<void>
  close(): Promise<void>
}

/** A mail that was not taken. */
export class MailError extends Error {
  override readonly name = 'MailError'
  /** True when trying again is useless, such as for an address that does not exist. */
  readonly permanent: boolean

  constructor(message: string, options: { permanent: boolean; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.permanent = options.permanent
  }
}
