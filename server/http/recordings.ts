import type { IncomingMessage, ServerResponse } from 'node:http'
import { settled } from '#domain/access/settled.ts'
import { recordingTypes, RECORDINGS } from '#domain/content/recordings.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { recordingFor } from '#operations/content/recordingFor.ts'
import type { Services } from '#services'
import { sendFile } from './sendFile.ts'
import { readerOf, streamed } from './streamed.ts'

/** Is this the address of a recording? */
export const isRecording = (url: string): boolean => url.startsWith(RECORDINGS)

/**
 * Sends recordings to people who are signed in, whole or in the parts a player asks for. A door of its own because its
 * answers are streams; otherwise it asks what every reading contract asks: session, limit, right.
 */
export const createRecordings = (services: Services) => streamed(services, 'recording failed', answer)

async function answer(services: Services, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const actor = await readerOf(services, request)
  const { db, env, files } = services

  const id = request.url!.slice(RECORDINGS.length).split('?', 1)[0]!
  const recording = await recordingFor(db, settled(actor, env.STAFF_MFA), id)
  if (!recording) throw new OperationError('common.error.not_found')
  const { size, type, name, folder } = recording
  await sendFile(
    files,
    { request, response },
    {
      location: { collection: 'audio', name, folder },
      size,
      type: typeOf(type),
      headers: { 'cache-control': 'private, max-age=600' },
    },
  )
}

/** Only types we know are sent to a browser. */
const typeOf = (type: string): string => {
  if (type === 'audio/x-m4a') return 'audio/mp4'
  return (recordingTypes as readonly string[]).includes(type) ? type : 'application/octet-stream'
}
