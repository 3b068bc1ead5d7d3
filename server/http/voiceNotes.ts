import type { IncomingMessage, ServerResponse } from 'node:http'
import { VOICE_NOTES, VOICE_PATH } from '#domain/journal/voice.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { voiceFile } from '#operations/journal/voice/voiceFile.ts'
import type { Services } from '#services'
import { sendFile } from './sendFile.ts'
import { readerOf, streamed } from './streamed.ts'

/** Is this the address of a voice note? */
export const isVoiceNote = (url: string): boolean => url.startsWith(VOICE_PATH)

/**
 * Sends a voice note to its owner, whole or in the parts a player asks for. Each part asks session and owner anew, and
 * nothing keeps it: what was deleted is not heard again. Source: docs/rules/journal.md voice.
 */
export const createVoiceNotes = (services: Services) => streamed(services, 'voice note failed', answer)

async function answer(services: Services, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const actor = await readerOf(services, request)
  const { db, files } = services

  const id = request.url!.slice(VOICE_PATH.length).split('?', 1)[0]!
  const file = await voiceFile(db, actor.id, id)
  if (!file) throw new OperationError('common.error.not_found')
  await sendFile(
    files,
    { request, response },
    {
      location: { collection: VOICE_NOTES, name: file.filename },
      size: file.size,
      type: file.type,
      headers: { 'cache-control': 'private, no-store', 'content-disposition': 'inline' },
    },
  )
}
