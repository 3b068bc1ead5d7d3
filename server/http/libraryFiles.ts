import type { IncomingMessage, ServerResponse } from 'node:http'
import { DIGITAL_ASSETS, LIBRARY_PATH } from '#domain/store/library.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { openOwnedFile } from '#operations/store/library/downloadLink.ts'
import type { Services } from '#services'
import { sendFile } from './sendFile.ts'
import { readerOf, streamed } from './streamed.ts'

/** Is this the address of a file of the library? */
export const isLibraryFile = (url: string): boolean => url.startsWith(LIBRARY_PATH)

/**
 * Sends files of the library, whole or in parts, to the member who owns them: a signed path of minutes, in their own
 * session. Each part asks anew whether the file is still theirs. Source: docs/rules/store.md B-downloads.
 */
export const createLibraryFiles = (services: Services) =>
  streamed(services, 'download of a file failed', answer)

async function answer(services: Services, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const actor = await readerOf(services, request)
  const { db, clock, files } = services

  const signed = request.url!.slice(LIBRARY_PATH.length).split('?', 1)[0]!
  const file = await openOwnedFile(db, actor, {
    signed,
    now: clock.now(),
    isHead: request.method === 'HEAD',
  })
  if (!file) throw new OperationError('common.error.not_found')
  await sendFile(
    files,
    { request, response },
    {
      location: { collection: DIGITAL_ASSETS, name: file.filename },
      size: file.size,
      type: file.type,
      headers: { 'cache-control': 'private, no-store', 'content-disposition': saveAs(file.name) },
    },
  )
}

/** The header that has a browser save a file under its name, in any alphabet. */
const saveAs = (name: string): string =>
  `attachment; filename="${name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`
