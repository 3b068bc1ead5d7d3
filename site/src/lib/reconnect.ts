import type Pusher from 'pusher-js'

/** Connections that were closed on purpose. */
const closed = new WeakSet<Pusher>()
/** The first wait before coming back, and the longest, in milliseconds. */
const BACK_MS = 1_000
const BACK_MAX_MS = 60_000

/**
 * Comes back when the server hung up for good. The library takes codes 4000 to 4099 as "never again", but signing out
 * somewhere hangs up on all of a person's devices, also on those that stay signed in. Whoever may not come back is refused
 * at the channels, not here.
 */
export function reconnect(pusher: Pusher): void {
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  pusher.connection.bind('state_change', ({ current }: { current: string }) => {
    if (current === 'connected') tries = 0
    if ((current !== 'disconnected' && current !== 'failed') || closed.has(pusher)) return
    clearTimeout(timer)
    const wait = Math.min(BACK_MS * 2 ** tries, BACK_MAX_MS)
    tries += 1
    timer = setTimeout(
      () => {
        if (!closed.has(pusher)) pusher.connect()
      },
      wait * (0.75 + Math.random() / 2),
    )
  })
}

/** Closes a connection for good. */
export function closeConnection(pusher: Pusher): void {
  closed.add(pusher)
  pusher.disconnect()
}
