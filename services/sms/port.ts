/** One text message to one phone, in E.164. */
export type Sms = { to: string; text: string }

/** Sends text messages. Sending is slow and can fail, so only the worker does it. */
export type SmsSender = {
  /** Resolves when the provider has taken responsibility. @throws SmsError */
  send(sms: Sms): Promise<{ id: string }>
}

/** A text message that was not taken. */
export class SmsError extends Error {
  override readonly name = 'SmsError'
  /** True when trying again is useless, such as for a number that does not exist. */
  readonly permanent: boolean

  constructor(message: string, options: { permanent: boolean; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.permanent = options.permanent
  }
}
