/** A mail ready to leave. `idempotencyKey` becomes its Message-ID, so that receivers can drop a repeat. */
export type OutgoingMail = { to: string; subject: string; text: string; html: string; idempotencyKey: string }

/** Sends mail. Rejects when the other side is away or refuses; the caller tries again later. */
export type Mailer = {
  send(mail: OutgoingMail): Promise<{ messageId: string }>
  close(): Promise<void>
}
