import { VOICE_BYTES_MAX, VOICE_SECONDS_MAX } from '#domain/journal/voice.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { voiceApi } from '#domain/journal/voiceApi.ts'
import { BusyWithAudio, cleanAudio, UnusableAudio } from '#lib/audio/cleanAudio.ts'
import type { CleanAudio } from '#lib/audio/rewrite.ts'
import type { ErrorCode } from '#messages'

/**
 * Returns a recording that came in base64 as it is kept: its sound and nothing else.
 * @throws OperationError `common.error.invalid_input` with the field, `voice.error.busy`
 */
export async function readAudio(base64: string): Promise<CleanAudio> {
  // A copy of its own: small buffers share memory, which the thread must not take along.
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'))
  if (bytes.length > VOICE_BYTES_MAX) throw invalid('voice.field.large')
  try {
    const clean = await cleanAudio(bytes, VOICE_SECONDS_MAX)
    if (clean.bytes.length > VOICE_BYTES_MAX) throw invalid('voice.field.large')
    return clean
  } catch (error) {
    if (error instanceof UnusableAudio)
      throw invalid(error.problem === 'too_long' ? 'voice.field.long' : 'voice.field.unusable')
    if (error instanceof BusyWithAudio) throw operationErrorOf(voiceApi.saveVoice, 'voice.error.busy')
    throw error
  }
}

const invalid = (issue: string) =>
  new OperationError('common.error.invalid_input' satisfies ErrorCode, { fields: { 'body.audio': issue } })
