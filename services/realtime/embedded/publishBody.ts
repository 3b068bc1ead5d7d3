import { isChannelName, isSocketId, userOfChannel } from '../names.ts'

/** An event as the HTTP API takes it. */
export type PublishedEvent = {
  name: string
  data: string
  channels: string[]
  socketId?: string
  info: string[]
}
/** Why a body is rejected. */
export type PublishError = { status: number; error: string }

const CHANNELS_MAX = 100
const NAME_MAX = 200
const DATA_MAX_BYTES = 10_240
const BATCH_MAX = 10

/** Reads the body of `/events`, or of `/batch_events` when `batch` is set. */
export function readEvents(body: Buffer, batch: boolean): PublishedEvent[] | PublishError {
  let parsed: unknown
  try {
    parsed = JSON.parse(body.toString('utf8'))
  } catch {
    return { status: 400, error: 'the body is not JSON' }
  }
  const list = batch ? (parsed as { batch?: unknown } | null)?.batch : [parsed]
  if (!Array.isArray(list) || list.length > BATCH_MAX)
    return { status: 400, error: `at most ${BATCH_MAX} events in a batch` }
  const events: PublishedEvent[] = []
  for (const entry of list) {
    const event = readEvent(entry)
    if ('error' in event) return event
    events.push(event)
  }
  return events
}

function readEvent(entry: unknown): PublishedEvent | PublishError {
  const {
    name,
    data,
    channel,
    channels = [channel],
    socket_id: socketId,
    info,
  } = (entry ?? {}) as Record<string, unknown>
  if (typeof name !== 'string' || name === '' || name.length > NAME_MAX)
    return { status: 400, error: 'bad event name' }
  if (typeof data !== 'string') return { status: 400, error: 'data must be a text' }
  if (Buffer.byteLength(data) > DATA_MAX_BYTES) {
    return {
      status: 413,
      error: `The data content of this event exceeds the allowed maximum (${DATA_MAX_BYTES} bytes)`,
    }
  }
  if (!Array.isArray(channels) || channels.length > CHANNELS_MAX)
    return { status: 400, error: 'too many channels' }
  if (!channels.every((one) => isChannelName(one) || (typeof one === 'string' && userOfChannel(one)))) {
    return { status: 400, error: 'bad channel name' }
  }
  if (socketId !== undefined && !isSocketId(socketId)) return { status: 400, error: 'bad socket_id' }
  const asked = typeof info === 'string' ? info.split(',') : []
  return {
    name,
    data,
    channels: channels as string[],
    info: asked,
    ...(isSocketId(socketId) && { socketId }),
  }
}
