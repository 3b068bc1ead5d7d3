/**
 * What a browser needs to listen. Without `cluster` and `server`, the origin of another one, the server is ours, at the
 * address the page came from.
 */
export type RealtimeClientConfig = { key: string; cluster?: string; server?: string }

/** The signed permission to join a channel, as pusher-js expects it. */
export type ChannelAuth = { auth: string; channel_data?: string }

/** The signed statement who a connection belongs to, as pusher-js expects it. */
export type UserAuth = { auth: string; user_data: string }

/** How a person appears to the others of a presence channel: pseudonyms only. */
export type Presence = { userId: string; info?: Readonly<Record<string, string>> }

/**
 * Tells browsers that something happened. An event may be lost, so it never carries what cannot be fetched again, and
 * it is published after the commit.
 */
export type Realtime = {
  /**
   * Publishes to one channel or several. `private-user-<id>` stands for the person: it reaches the connections that
   * have shown, with a live session, whose they are, and those are what `terminate` ends. No client joins it as a
   * channel: a permission to join outlives the session it was given for. Never rejects: an error is logged and
   * counted.
   */
  publish(
    channels: string | readonly string[],
    event: string,
    data: unknown,
    options?: {
      /** The connection that caused the event and needs no echo. For channels; a person is told on all connections. */
      exceptSocketId?: string
    },
  ): Promise<void>
  /**
   * Signs the permission to join a private or presence channel. Whether it may be given is the caller's to decide. Our
   * own server remembers `presence.userId` of private channels too, so that `terminate` finds a connection that never
   * signed in.
   * @throws RangeError when the socket id or the channel name is malformed, or the channel is not a private one.
   */
  authorize(socketId: string, channel: string, presence?: Presence): ChannelAuth
  /** Signs who a connection belongs to, so that `terminate` finds it. @throws RangeError for a malformed socket id. */
  authenticate(socketId: string, userId: string): UserAuth
  clientConfig(): RealtimeClientConfig
  /** Closes every connection of a person, at once. Never rejects. */
  terminate(userId: string): Promise<void>
  /** Resolves when the Channels server answers and knows our key. @throws Error */
  check(): Promise<void>
  /** Since the process began. */
  stats(): { published: number; failed: number }
}
