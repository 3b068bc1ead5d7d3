import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Actor } from '#domain/access/actor.ts'
import { can } from '#domain/access/staff.ts'
import { UPLOAD_MAX } from '#domain/content/recordings.ts'
import type { Services } from '#services'
import { spend } from '#endpoints/_kit/limit.ts'
import { problem } from '#endpoints/_kit/problem.ts'
import { HttpError } from '#endpoints/_kit/httpError.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { newId } from '#operations/_kit/ids.ts'
import { readActor } from '#operations/account/readActor.ts'
import { sessionTokenFrom } from '#operations/account/sessionCookie.ts'
import { isPreference, requireOpenRoute, requirePanel, requirePreferenceQuota } from './restRoutes.ts'
import { requireFewParts, restQuery } from './restQuery.ts'
import { commonHeaders } from './securityHeaders.ts'
import { comesFromOurPages } from './sameSite.ts'
import { requireConsent } from '#operations/legal/requireConsent.ts'
import type { HttpRequest } from './types.ts'
import { fromNode, readBody } from './nodeRequest.ts'

/** Largest body of Payload's REST, in bytes: long content in four languages. */
const BODY_MAX = 2 * 1024 * 1024
/**
 * Largest body of an upload, in bytes: a recording or a picture, and what stands around it. Only who keeps content may
 * send as much.
 */
const UPLOAD_BODY_MAX = UPLOAD_MAX + 256 * 1024
/** Largest query sent as a form, and largest view of the panel that is kept, in bytes. */
const FORM_MAX = 64 * 1024

/** Payload's REST for the staff panel. Payload is loaded on the first request, or ahead of it by `warm`. */
export function createPayloadRest(services: Services) {
  let loading: Promise<(request: Request) => Promise<Response>> | undefined
  const load = () => {
    loading ??= (async () => {
      const [{ handleEndpoints }, { default: config }] = await Promise.all([
        import('payload'),
        import('#payload-config'),
      ])
      return (request: Request) => handleEndpoints({ config, request })
    })()
    loading.catch(() => (loading = undefined))
    return loading
  }

  return {
    warm: () => load().then(() => undefined),
    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const asked = fromNode(request)
      const send = (error: unknown) => {
        const { status, body, headers } = problem(error, 'en', newId())
        const closing = status === 413 ? { connection: 'close' } : {}
        response.writeHead(status, {
          ...commonHeaders,
          ...headers,
          ...closing,
          'content-type': 'application/json',
          'cache-control': 'private, no-store',
        })
        response.end(JSON.stringify(body))
      }
      try {
        if (!comesFromOurPages(asked, [services.env.origin]))
          throw new OperationError('common.error.cross_site')
        const url = new URL(asked.url, services.env.origin)
        const route = { method: request.method ?? 'GET', pathname: url.pathname }
        requireOpenRoute(route)
        // Behind this door are documents of staff and of their owners; other callers have no business here.
        const token = sessionTokenFrom(asked.header('cookie') ?? null, services.env.origin)
        const actor = token ? await readActor(services.db, token) : null
        if (!actor) throw new OperationError('common.error.not_signed_in')
        requirePanel(route, actor)
        requireConsent(actor)
        const isDisguised = request.method === 'POST' && isMaskedGet(asked)
        const isRead = isDisguised || request.method === 'GET' || request.method === 'HEAD'
        await spend(services.db, isRead ? 'read' : 'write', `user:${actor.id}`, services.clock.now())
        const sent =
          request.method === 'GET' || request.method === 'HEAD'
            ? undefined
            : await readBody(request, isDisguised || isPreference(route) ? FORM_MAX : bodyMax(url, actor))
        if (isDisguised) unmask(url, asked, sent)
        restQuery(url.searchParams)
        await requirePreferenceQuota(services.db, route, actor.id)
        const body = isDisguised ? undefined : sent
        const headers = new Headers()
        for (const [name, value] of Object.entries(request.headers)) {
          if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
        }
        const handle = await load()
        if (await isUnversioned(url.pathname)) throw new OperationError('common.error.not_found')
        const answer = await handle(
          new Request(url, {
            method: isDisguised ? 'GET' : request.method,
            headers,
            ...(body && { body: new Uint8Array(body) }),
          }),
        )
        // Payload answers 500 for a file that is not there.
        if (answer.status === 500 && /\/file\/[^/]+$/.test(url.pathname))
          throw new OperationError('common.error.not_found')
        await write(answer, response)
      } catch (error) {
        if (!(error instanceof OperationError)) services.log.error({ err: error }, 'payload rest failed')
        if (!response.headersSent) send(error)
        else response.destroy()
      }
    },
  }
}

/** Does a path ask for versions of documents that have none? Payload fails on these. */
async function isUnversioned(pathname: string): Promise<boolean> {
  const [, kind, name] = /^\/api\/(globals\/)?([^/]+)\/versions(?:\/|$)/.exec(pathname) ?? []
  if (name === undefined) return false
  const { collections, globals } = await (await import('#payload-config')).default
  const found = kind ? globals : collections
  return !(found as readonly { slug: string; versions?: unknown }[]).find(({ slug }) => slug === name)
    ?.versions
}

// The panel sends long queries as the body of a POST that says it means GET.
const isMaskedGet = ({ header }: Pick<HttpRequest, 'header'>): boolean =>
  ['x-payload-http-method-override', 'x-http-method-override'].some((name) => header(name) !== undefined)

/** Makes such a POST the GET it means, so that there is one place where paging is looked at. */
function unmask(url: URL, { header }: Pick<HttpRequest, 'header'>, body: Buffer | undefined): void {
  if (!/^application\/x-www-form-urlencoded\b/.test(header('content-type') ?? ''))
    throw new HttpError('common.error.invalid_input', 400)
  const query = body?.toString('utf8') ?? ''
  requireFewParts(query)
  for (const [name, value] of new URLSearchParams(query)) url.searchParams.append(name, value)
}

const bodyMax = ({ pathname }: URL, { roles }: Actor): number =>
  (/^\/api\/(audio|media)(\/|$)/.test(pathname) && can(roles, 'content.write')) ||
  (/^\/api\/product-images(\/|$)/.test(pathname) && can(roles, 'store.write'))
    ? UPLOAD_BODY_MAX
    : BODY_MAX

async function write(answer: Response, response: ServerResponse): Promise<void> {
  const headers: Record<string, string | string[]> = {
    ...commonHeaders,
    'cache-control': 'private, no-store',
  }
  answer.headers.forEach((value, name) => {
    if (name !== 'set-cookie') headers[name] = value
  })
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  response.writeHead(answer.status, headers)
  if (!answer.body) return void response.end()
  await new Promise<void>((resolve, reject) => {
    Readable.fromWeb(answer.body as unknown as ReadableStream)
      .on('error', reject)
      .pipe(response)
      .on('finish', resolve)
      .on('error', reject)
  })
}
