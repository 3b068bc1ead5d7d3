import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { PICTURES } from '#domain/content/richText.ts'
import { bucketOf, spend } from '#endpoints/_kit/limit.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { pictureFile } from '#operations/content/pictureFile.ts'
import type { Services } from '#services'
import { clientAddress } from './clientAddress.ts'
import { commonHeaders } from './securityHeaders.ts'
import { streamed } from './streamed.ts'

/** Is this the address of a picture of our editors? */
export const isPicture = (url: string): boolean => url.startsWith(PICTURES)

/**
 * Sends pictures of our editors to all visitors: landing pages and the store have them, and there is no person in them.
 * A file never changes, but it may be taken away: browsers and proxies keep it for an hour.
 */
export const createPictures = (services: Services) => streamed(services, 'picture failed', answer)

async function answer(
  { db, env, clock, files }: Services,
  { method, url, headers, socket }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (method !== 'GET' && method !== 'HEAD') throw new OperationError('common.error.not_found')
  const forwarded = String(headers['x-forwarded-for'] ?? '')
  const address = clientAddress(socket.remoteAddress ?? '', forwarded, env.TRUSTED_PROXIES)
  await spend(db, 'read', bucketOf('read', { actorId: undefined, address }), clock.now())
  const id = url!.slice(PICTURES.length).split('?', 1)[0]!
  const picture = await pictureFile(db, id)
  if (!picture) throw new OperationError('common.error.not_found')
  const { collection, name, folder } = picture
  const stream = method === 'HEAD' ? null : await files.read({ collection, name, folder })
  if (method === 'GET' && !stream) throw new OperationError('common.error.not_found')
  response.writeHead(200, {
    ...commonHeaders,
    'cache-control': 'public, max-age=3600',
    'content-type': 'image/webp',
  })
  if (!stream) return void response.end()
  // A reader may leave in the middle.
  await pipeline(stream, response).catch(() => response.destroy())
}
