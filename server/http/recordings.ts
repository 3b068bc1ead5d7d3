import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { settled } from '#domain/access/settled.ts'
import { askedRange, recordingTypes, RECORDINGS } from '#domain/content/recordings.ts'
import { bucketOf, spend } from '#endpoints/_kit/limit.ts'
import { OperationError } from '#operations/_kit/failure.ts'
import { recordingFor } from '#operations/content/recordingFor.ts'
import { readActor } from '#operations/account/readActor.ts'
import { sessionTokenFrom } from '#operations/account/sessionCookie.ts'
import type { Services } from '#services'
import { answerError } from './answerError.ts'
import { commonHeaders } from './securityHeaders.ts'

/** Is this the address of a recording? */
export const isRecording = (url: string): boolean => url.startsWith(RECORDINGS)

/**
 * Sends recordings to people who are signed in, whole or in the parts a player asks for. A door of its own because its
 * answers are streams; otherwise it asks what every reading contract asks: session, limit, right.
 */
export function createRecordings(services: Services) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    await answer(services, request, response).catch((error: unknown) => {
      if (!(error instanceof OperationError)) services.log.error({ err: error }, 'recording failed')
      answerError(error, request, response)
    })
  }
}

async function answer(
  { db, env, clock, files }: Services,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method, headers } = request
  if (method !== 'GET' && method !== 'HEAD') throw new OperationError('common.error.not_found')
  const token = sessionTokenFrom(headers.cookie ?? null, env.origin)
  const actor = token ? await readActor(db, token) : null
  if (!actor) throw new OperationError('common.error.not_signed_in')
  await spend(db, 'read', bucketOf('read', { actorId: actor.id, address: '' }), clock.now())

  const id = request.url!.slice(RECORDINGS.length).split('?', 1)[0]!
  const recording = await recordingFor(db, settled(actor, env.STAFF_MFA), id)
  if (!recording) throw new OperationError('common.error.not_found')
  const { size, type, name, folder } = recording
  const asked = askedRange(headers.range, size)
  const common = {
    ...commonHeaders,
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=600',
    vary: 'Cookie',
  }
  if (asked === 'outside') {
    response.writeHead(416, { ...common, 'content-range': `bytes */${size}` }).end()
    return
  }
  const part = asked === 'whole' ? undefined : asked
  const stream = method === 'HEAD' ? null : await files.read({ collection: 'audio', name, folder }, part)
  if (method === 'GET' && !stream) throw new OperationError('common.error.not_found')
  response.writeHead(part ? 206 : 200, {
    ...common,
    'content-type': typeOf(type),
    'content-length': part ? part.end - part.start + 1 : size,
    ...(part && { 'content-range': `bytes ${part.start}-${part.end}/${size}` }),
  })
  if (!stream) return void response.end()
  // A listener who leaves in the middle is no fault.
  await pipeline(stream, response).catch(() => response.destroy())
}

/** Only types we know are told to a browser. */
const typeOf = (type: string): string => {
  if (type === 'audio/x-m4a') return 'audio/mp4'
  return (recordingTypes as readonly string[]).includes(type) ? type : 'application/octet-stream'
}
