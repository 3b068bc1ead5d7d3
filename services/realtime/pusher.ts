import http from 'node:http'
import https from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import Pusher from 'pusher'
import type { Env } from '../env.ts'
import type { Log } from '../log/log.ts'
import { channelsHost, isElsewhere } from './channelsHost.ts'
import { isPrivate, isPresence, isChannelName, isSocketId, personOf } from './names.ts'
import type { Realtime } from './port.ts'

/** Milliseconds until an answer begins, which the SDK counts, and until it has ended, which it does not. */
const TIMEOUT_MS = 3_000
const ANSWER_MS = 5_000
/** Channels that fit into one call. */
const CHANNELS_MAX = 100

type Settings = Pick<
  Env,
  | 'PUSHER_APP_ID'
  | 'PUSHER_KEY'
  | 'PUSHER_SECRET'
  | 'PUSHER_CLUSTER'
  | 'PUSHER_HOST'
  | 'CHANNELS_URL'
  | 'HOST'
  | 'PORT'
>

/**
 * Realtime over the Channels protocol: the hosted service when `PUSHER_CLUSTER` is set, another server of the protocol
 * when `PUSHER_HOST` is, else our own api process.
 */
export function pusherRealtime(env: Settings, log: Pick<Log, 'warn'>): Realtime {
  const sdk = new Pusher(sdkOptions(env))
  const counts = { published: 0, failed: 0 }

  async function attempt(what: string, work: () => Promise<unknown>) {
    try {
      await ended(work())
      counts.published += 1
    } catch (error) {
      counts.failed += 1
      const { status } = error as { status?: number }
      log.warn({ err: error, status, what }, 'realtime is not reachable')
    }
  }

  return {
    async publish(channels, event, data, { exceptSocketId } = {}) {
      const all = typeof channels === 'string' ? [channels] : [...channels]
      const options = exceptSocketId ? { socket_id: exceptSocketId } : undefined
      const people = all.map(personOf).filter((person) => person !== undefined)
      await Promise.all(people.map((person) => attempt(event, () => sdk.sendToUser(person, event, data))))
      const others = all.filter((channel) => personOf(channel) === undefined)
      for (let from = 0; from < others.length; from += CHANNELS_MAX) {
        await attempt(event, () =>
          sdk.trigger(others.slice(from, from + CHANNELS_MAX), event, data, options ?? {}),
        )
      }
    },
    authorize(socketId, channel, presence) {
      if (!isSocketId(socketId)) throw new RangeError('malformed socket id')
      if (!isChannelName(channel) || !isPrivate(channel)) throw new RangeError('not a private channel')
      if (!isPresence(channel)) {
        // Other servers know data of presence channels only; there, signing in is what `terminate` goes by.
        const who = presence && !isElsewhere(env) ? { user_id: presence.userId } : undefined
        return sdk.authorizeChannel(socketId, channel, who)
      }
      if (!presence) throw new RangeError('a presence channel needs to know who joins')
      return sdk.authorizeChannel(socketId, channel, {
        user_id: presence.userId,
        user_info: presence.info ?? {},
      })
    },
    authenticate(socketId, userId) {
      if (!isSocketId(socketId)) throw new RangeError('malformed socket id')
      return sdk.authenticateUser(socketId, { id: userId })
    },
    clientConfig: () => ({
      key: env.PUSHER_KEY,
      ...(env.PUSHER_CLUSTER && { cluster: env.PUSHER_CLUSTER }),
      ...(env.PUSHER_HOST && { server: channelsHost(env)!.origin }),
    }),
    terminate: (userId) => attempt('terminate', () => sdk.terminateUserConnections(userId)),
    async check() {
      await ended(sdk.get({ path: '/channels', params: { filter_by_prefix: 'check-' } }))
    },
    stats: () => ({ ...counts }),
  }
}

/** @throws Error when an answer begins and does not end: a publisher to many people waits for each. */
async function ended(work: Promise<unknown>): Promise<void> {
  const done = new AbortController()
  const late = sleep(ANSWER_MS, undefined, { signal: done.signal }).then(() => {
    throw new Error('the answer does not end')
  })
  await Promise.race([work, late]).finally(() => done.abort())
}

function sdkOptions(env: Settings): Pusher.Options {
  const base = {
    appId: env.PUSHER_APP_ID,
    key: env.PUSHER_KEY,
    secret: env.PUSHER_SECRET,
    timeout: TIMEOUT_MS,
  }
  if (env.PUSHER_CLUSTER) {
    return { ...base, cluster: env.PUSHER_CLUSTER, useTLS: true, agent: new https.Agent({ keepAlive: true }) }
  }
  const named = channelsHost(env) ?? (env.CHANNELS_URL ? new URL(env.CHANNELS_URL) : undefined)
  if (named) {
    const { protocol, hostname, port } = named
    const useTLS = protocol === 'https:'
    const agent = useTLS ? new https.Agent({ keepAlive: true }) : new http.Agent({ keepAlive: true })
    return { ...base, host: hostname, port: port || (useTLS ? '443' : '80'), useTLS, agent }
  }
  // An address that means "every interface" is one to listen on, not one to call.
  const host = env.HOST === '0.0.0.0' || env.HOST === '::' ? '127.0.0.1' : env.HOST
  return { ...base, host, port: String(env.PORT), useTLS: false, agent: new http.Agent({ keepAlive: true }) }
}
