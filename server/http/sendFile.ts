import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { askedRange } from '#domain/content/recordings.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import type { FileLocation, FileStore } from '#services/storage/port.ts'
import { commonHeaders } from './securityHeaders.ts'

/** A file to send. `size` in bytes; `headers` say how long it may be kept. */
type Sent = { location: FileLocation; size: number; type: string; headers: Readonly<Record<string, string>> }

/**
 * Sends a file of storage, whole or in the part a player asks for.
 * @throws OperationError `common.error.not_found` when storage has no such file
 */
export async function sendFile(
  files: FileStore,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  { location, size, type, headers }: Sent,
): Promise<void> {
  const asked = askedRange(request.headers.range, size)
  const common = { ...commonHeaders, 'accept-ranges': 'bytes', vary: 'Cookie', ...headers }
  if (asked === 'outside') {
    response.writeHead(416, { ...common, 'content-range': `bytes */${size}` }).end()
    return
  }
  const isHead = request.method === 'HEAD'
  const part = asked === 'whole' ? undefined : asked
  const stream = isHead ? null : await files.read(location, part)
  if (!isHead && !stream) throw new OperationError('common.error.not_found')
  response.writeHead(part ? 206 : 200, {
    ...common,
    'content-type': type,
    'content-length': part ? part.end - part.start + 1 : size,
    ...(part && { 'content-range': `bytes ${part.start}-${part.end}/${size}` }),
  })
  if (!stream) return void response.end()
  // A listener who leaves in the middle is no error.
  await pipeline(stream, response).catch(() => response.destroy())
}
