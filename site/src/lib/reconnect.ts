import type Pusher from 'pusher-js'
import { backOff } from '#domain/time/backOff.ts'

/** Connections that were closed on purpose. */
const closed = new WeakSet<Pusher>()
const WAITS_MS = { first: 1_000, longest: 60_000 }

/**
 * Reconnects when the server hung up for good. The library takes codes 4000 to 4099 as "never again", but signing out
 * somewhere hangs up on all of a person's devices, also on those that stay signed in. The channels reject a person who
 * may not come back.
 */
export function reconnect(pusher: Pusher): void {
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  pusher.connection.bind('state_change', ({ current }: { current: string }) => {
    if (current === 'connected') tries = 0
    if ((current !== 'disconnected' && current !== 'failed') || closed.has(pusher)) return
    clearTimeout(timer)
    timer = setTimeout(
      () => {
        if (!closed.has(pusher)) pusher.connect()
      },
      backOff(tries, WAITS_MS),
    )
    tries += 1
  })
}

/** Closes a connection for good. */
export function closeConnection(pusher: Pusher): void {
  closed.add(pusher)
  pusher.disconnect()
}
