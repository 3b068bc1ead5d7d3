/** Where a browser takes push messages, as it told us. Source: RFC 8030, RFC 8291. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

/** One push message. The payload is encrypted for the target; no server on the way can read it. */
export type PushMessage = {
  /** At most `PUSH_PAYLOAD_MAX_BYTES`. */
  payload: string
  /** Seconds the push service keeps it for a device that is away. */
  ttlSeconds: number
  /** A later message of the same topic replaces one that still waits. At most 32 characters of base64url. */
  topic: string
}

/** How a send ended. */
export type PushOutcome =
  | { kind: 'sent' }
  /** The browser has withdrawn: forget the target. */
  | { kind: 'gone' }
  /** The service is busy or away: another try may do. */
  | { kind: 'later'; reason: string }
  /** Not taken, and another try would not help. */
  | { kind: 'refused'; reason: string }

/** Web push. */
export type Push = {
  /** The key browsers subscribe with (VAPID, base64url). The same in every process. */
  publicKey(): Promise<string>
  /** May we send there? Known push services over https only; a receiver on this machine where no other person is. */
  isEndpoint(endpoint: string): boolean
  /** Sends one message; never rejects for what the network does. */
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>
}
