import type { LiveChannel } from '#site/lib/realtime.ts'

const followers = new Set<LiveChannel>()

/** The live connection of a test: nothing comes by itself. */
export const live = {
  /** Stands in for `follow`. */
  follow: (follower: LiveChannel): (() => void) => {
    followers.add(follower)
    return () => followers.delete(follower)
  },
  /** Sends an event to all followers of the channel. */
  emit: (channel: string, name: string, data: unknown): void => {
    for (const follower of followers) if (follower.channel === channel) follower.onEvent(name, data)
  },
  /** What happens from time to time while there is no connection. */
  poll: (): void => followers.forEach((follower) => follower.refetch()),
}
