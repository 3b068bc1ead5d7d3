import type { IncomingMessage, ServerResponse } from 'node:http'
import { isPresence } from '../names.ts'
import type { Channels } from './channels.ts'
import { readEvents, type PublishedEvent, type PublishError } from './publishBody.ts'
import { requestUrl } from './requestUrl.ts'
import { signatureError, type AppKeys } from './signatures.ts'

/** What the HTTP API works on. */
export type ApiContext = {
  appId: string
  app: AppKeys
  channels: Channels
  terminate: (userId: string) => void
}

const BODY_MAX_BYTES = 200_000
type Answer = { status: number; body: unknown }

/** Answers a call under `/apps/`; false when the call is none of ours. Every call must be signed. */
export async function handleApi(
  context: ApiContext,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<boolean> {
  const url = requestUrl(req)
  const match = url && /^\/apps\/([^/]+)(\/.*)$/.exec(url.pathname)
  if (!match) return false
  const [, appId, path = ''] = match
  const body = await readBody(req)
  const answer = body ? respond(context, { method: req.method ?? 'GET', url, body, appId, path }) : tooLarge
  const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
  const type = typeof answer.body === 'string' ? 'text/plain' : 'application/json'
  res.writeHead(answer.status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
  res.end(text)
  return true
}

type Call = { method: string; url: URL; body: Buffer; appId: string | undefined; path: string }

function respond(context: ApiContext, call: Call): Answer {
  if (call.appId !== context.appId) return refusal({ status: 404, error: 'unknown app' })
  const refused = signatureError(context.app, call)
  if (refused) return refusal({ status: 401, error: refused })
  const route = `${call.method} ${call.path}`
  if (route === 'POST /events') return publish(context, call, false)
  if (route === 'POST /batch_events') return publish(context, call, true)
  if (route === 'GET /channels') return listChannels(context, call.url)
  const user = decode(/^POST \/users\/([^/]+)\/terminate_connections$/.exec(route)?.[1])
  if (user) {
    context.terminate(user)
    return { status: 200, body: {} }
  }
  return oneChannel(context, route, call.url) ?? refusal({ status: 404, error: 'not found' })
}

function publish({ channels }: ApiContext, { body }: Call, batch: boolean): Answer {
  const events = readEvents(body, batch)
  if (!Array.isArray(events)) return refusal(events)
  for (const event of events) {
    for (const channel of event.channels) {
      channels.publish({ event: event.name, channel, data: event.data }, event.socketId)
    }
  }
  return { status: 200, body: batch ? batchInfo(channels, events) : channelsInfo(channels, events[0]) }
}

function channelsInfo(channels: Channels, event: PublishedEvent | undefined) {
  if (!event || event.info.length === 0) return {}
  return {
    channels: Object.fromEntries(event.channels.map((name) => [name, describe(channels, name, event.info)])),
  }
}

function batchInfo(channels: Channels, events: PublishedEvent[]) {
  if (!events.some((event) => event.info.length > 0)) return {}
  return { batch: events.map((event) => describe(channels, event.channels[0] ?? '', event.info)) }
}

function listChannels({ channels }: ApiContext, url: URL): Answer {
  const prefix = url.searchParams.get('filter_by_prefix') ?? ''
  const info = infoOf(url)
  if (info.includes('user_count') && !isPresence(prefix)) {
    return refusal({ status: 400, error: 'user_count needs a presence- prefix' })
  }
  const names = channels.names().filter((name) => name.startsWith(prefix))
  const found = Object.fromEntries(names.map((name) => [name, describe(channels, name, info)]))
  return { status: 200, body: { channels: found } }
}

function oneChannel({ channels }: ApiContext, route: string, url: URL): Answer | undefined {
  const match = /^GET \/channels\/([^/]+)(\/users)?$/.exec(route)
  if (!match) return undefined
  const name = decode(match[1]) ?? ''
  if (!match[2])
    return { status: 200, body: { occupied: channels.has(name), ...describe(channels, name, infoOf(url)) } }
  if (!isPresence(name)) return refusal({ status: 400, error: 'only a presence channel knows its users' })
  return { status: 200, body: { users: channels.memberIds(name).map((id) => ({ id })) } }
}

function describe(channels: Channels, name: string, info: string[]) {
  return {
    ...(info.includes('user_count') && isPresence(name) && { user_count: channels.memberIds(name).length }),
    ...(info.includes('subscription_count') && { subscription_count: channels.connectionsOf(name).size }),
  }
}

function decode(part: string | undefined): string | undefined {
  try {
    return part && decodeURIComponent(part)
  } catch {
    return undefined
  }
}

const infoOf = (url: URL) => (url.searchParams.get('info') ?? '').split(',')
const refusal = ({ status, error }: PublishError): Answer => ({ status, body: `${error}\n` })
const tooLarge = refusal({ status: 413, error: 'too large' })

/**
 * The body; undefined when it is too long or was cut off. What is too long is read to its end and thrown away, so that
 * the caller gets the answer; a caller that goes on and on is cut off.
 */
async function readBody(req: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let bytes = 0
  try {
    for await (const part of req as AsyncIterable<Buffer>) {
      bytes += part.length
      if (bytes > 10 * BODY_MAX_BYTES) return undefined
      if (bytes <= BODY_MAX_BYTES) parts.push(part)
    }
  } catch {
    return undefined
  }
  return bytes <= BODY_MAX_BYTES ? Buffer.concat(parts) : undefined
}
