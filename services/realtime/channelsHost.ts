import type { Env } from '../env.ts'

/**
 * The address of the server of the protocol that `PUSHER_HOST` names, as `channels.example`, with a port, or with
 * `http://` on one machine; https where nothing is said. Undefined where none is named.
 */
export function channelsHost({ PUSHER_HOST }: Pick<Env, 'PUSHER_HOST'>): URL | undefined {
  if (!PUSHER_HOST) return undefined
  return new URL(/^https?:/.test(PUSHER_HOST) ? PUSHER_HOST : `https://${PUSHER_HOST}`)
}

/** Whether live connections end at another server than ours, so that any number of api processes may run. */
export const isElsewhere = ({
  PUSHER_CLUSTER,
  PUSHER_HOST,
}: Pick<Env, 'PUSHER_CLUSTER' | 'PUSHER_HOST'>): boolean =>
  PUSHER_CLUSTER !== undefined || PUSHER_HOST !== undefined
