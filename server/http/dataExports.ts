import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { EXPORT_PATH, EXPORTS } from '#domain/account/exports.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { exportFile } from '#operations/account/exports/exportLink.ts'
import type { Services } from '#services'
import { commonHeaders } from './securityHeaders.ts'
import { readerOf, streamed } from './streamed.ts'

/** Is this the address of a copy of the data? */
export const isDataExport = (url: string): boolean => url.startsWith(EXPORT_PATH)

/**
 * Sends copies of the data to the member or guardian who asked for them: a signed path of minutes, in their own
 * session. A route of its own because its answers are streams.
 */
export const createDataExports = (services: Services) =>
  streamed(services, 'download of a copy failed', answer)

async function answer(services: Services, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method } = request
  const actor = await readerOf(services, request, { beforeConsent: true })
  const { db, clock, files } = services

  const signed = request.url!.slice(EXPORT_PATH.length).split('?', 1)[0]!
  const file = await exportFile(db, actor, { signed, now: clock.now() })
  const stream =
    file && method === 'GET' ? await files.read({ collection: EXPORTS, name: file.filename }) : null
  if (!file || (method === 'GET' && !stream)) throw new OperationError('common.error.not_found')
  response.writeHead(200, {
    ...commonHeaders,
    'content-type': 'application/zip',
    'content-length': file.size,
    'content-disposition': `attachment; filename="evenkeel-${file.date}.zip"`,
    'cache-control': 'private, no-store',
    vary: 'Cookie',
  })
  if (!stream) return void response.end()
  await pipeline(stream, response).catch(() => response.destroy())
}
