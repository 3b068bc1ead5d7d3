import { channelOfUser, personOf } from '../names.ts'
import type { Realtime } from '../port.ts'
import type { ChannelsServer } from './server.ts'

/**
 * Realtime of the process that holds the connections itself: its events go straight to them and not over HTTP to its
 * own door, which would cost more than the write that caused them. Everything else is as in `remote`.
 */
export function nearbyRealtime(
  remote: Realtime,
  server: Pick<ChannelsServer, 'publish' | 'terminate'>,
): Realtime {
  let published = 0
  return {
    ...remote,
    publish(channels, event, data, { exceptSocketId } = {}) {
      for (const channel of typeof channels === 'string' ? [channels] : channels) {
        const person = personOf(channel)
        if (person) server.publish(channelOfUser(person), event, data)
        else server.publish(channel, event, data, exceptSocketId)
      }
      published += 1
      return Promise.resolve()
    },
    terminate(userId) {
      server.terminate(userId)
      return Promise.resolve()
    },
    stats: () => ({ published, failed: 0 }),
  }
}
