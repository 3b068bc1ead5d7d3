import type { IncomingMessage, ServerResponse } from 'node:http'
import { isUuid } from '#domain/content/readRichText.ts'
import { can } from '#domain/access/staff.ts'
import { FILE_MAX } from '#domain/store/files.ts'
import { HttpError } from '#endpoints/_kit/httpError.ts'
import { bucketOf, spend } from '#endpoints/_kit/limit.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { readActor } from '#operations/account/readActor.ts'
import { sessionTokenFrom } from '#operations/account/sessionCookie.ts'
import { requireConsent } from '#operations/legal/requireConsent.ts'
import { storeFile } from '#operations/store/desk/storeFile.ts'
import type { Services } from '#services'
import { answerNode, fromNode } from './nodeRequest.ts'
import { comesFromOurPages } from './sameSite.ts'
import { streamed } from './streamed.ts'

const PATH = '/api/staff/product-files'

/** Is this the address where files of digital products come in? */
export const isProductFile = (url: string): boolean => url.split('?', 1)[0] === PATH

/**
 * Takes a file of a digital product as it comes, up to 200 MB: `POST ?product=<id>&name=<file name>` with the bytes as
 * its body. Never held in memory as a whole. Source: docs/rules/store.md D-files.
 */
export const createProductFiles = (services: Services) =>
  streamed(services, 'file of a product failed', answer)

async function answer(services: Services, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { db, env, clock } = services
  // A rejected file is not read to its end, so nothing else may come on this connection.
  response.shouldKeepAlive = false
  if (request.method !== 'POST') throw new OperationError('common.error.not_found')
  if (!comesFromOurPages(fromNode(request), [env.origin])) throw new OperationError('common.error.cross_site')
  const token = sessionTokenFrom(request.headers.cookie ?? null, env.origin)
  const actor = token ? await readActor(db, token, clock.now()) : null
  if (!actor) throw new OperationError('common.error.not_signed_in')
  requireConsent(actor)
  // Others hear of no such place.
  if (!can(actor.roles, 'admin.enter')) throw new OperationError('common.error.not_found')
  await spend(db, 'write', bucketOf('write', { actorId: actor.id, address: '' }), clock.now())
  const asked = new URL(request.url!, env.origin).searchParams
  const [productId, name] = [asked.get('product') ?? '', asked.get('name') ?? '']
  if (!isUuid(productId)) throw new OperationError('common.error.not_found')
  if (Number(request.headers['content-length'] ?? 0) > FILE_MAX)
    throw new HttpError('storeDesk.error.file_size', 422)
  const stored = await storeFile(services, actor, { productId, name, bytes: request }).catch(
    (error: unknown) => {
      if (error instanceof OperationError && error.code.startsWith('storeDesk.error.'))
        throw new HttpError(error.code, 422)
      throw error
    },
  )
  answerNode(response, {
    status: 201,
    headers: { 'content-type': 'application/json', 'cache-control': 'private, no-store' },
    body: JSON.stringify(stored),
  })
}
