import type { Locale } from '#messages'

/** Who asks, besides a name and a password: the machine at the other end. */
export type Client = {
  /** Address of the client. */
  readonly address: string
  /** The part of the address that one subscriber holds. */
  readonly network: string
  readonly userAgent: string
  /** The random id this browser was given at an earlier sign-in; its signature has been checked. */
  readonly deviceId: string | undefined
  /** The session this browser still has; a new sign-in takes its place. */
  readonly session: { readonly id: string; readonly userId: string } | undefined
  readonly locale: Locale
}
