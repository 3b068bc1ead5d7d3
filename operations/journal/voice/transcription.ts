import type { Actor } from '#domain/access/actor.ts'
import { isMinor } from '#domain/account/ageGroup.ts'
import { BODY_MAX } from '#domain/journal/schema.ts'
import type { TranscriptionState } from '#domain/journal/voice.ts'
import { voiceApi } from '#domain/journal/voiceApi.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { audioTypes } from '#lib/audio/audioKind.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { SpeechError } from '#services/speech/port.ts'
import { IS_AGREED } from './childTranscription.ts'
import { readAudio } from './readAudio.ts'

const AGREED = `select 1 from guardian_links g where g.child_id = $1 and ${IS_AGREED}`

/** Returns whether a machine may write down what a member says, asked anew each time: the guardian's yes can end. */
export async function transcriptionState(
  { db, speech }: { db: Sql } & Pick<Services, 'speech'>,
  { id, ageGroup }: Pick<Actor, 'id' | 'ageGroup'>,
): Promise<TranscriptionState> {
  if (!speech.isConnected) return 'not_connected'
  if (ageGroup === null) return 'age_needed'
  if (!isMinor(ageGroup)) return 'ready'
  return (await db.query(AGREED, [id], 'transcription-agreed')).length > 0 ? 'ready' : 'guardian_needed'
}

/**
 * Returns the words of a recording. Its sound leaves without anything that says whose it is, and nothing is stored.
 * @throws OperationError `voice.error.transcription_off`, `.transcription_guardian`, `.onboarding_needed`,
 * `.transcription_failed`, and those of `readAudio`
 */
export async function transcribeAudio(
  services: Pick<Services, 'db' | 'speech'>,
  actor: Actor,
  audio: string,
): Promise<string> {
  const contract = voiceApi.transcribeAudio
  const state = await transcriptionState(services, actor)
  if (state === 'not_connected') throw operationErrorOf(contract, 'voice.error.transcription_off')
  if (state === 'guardian_needed') throw operationErrorOf(contract, 'voice.error.transcription_guardian')
  if (state === 'age_needed') throw operationErrorOf(contract, 'journal.error.onboarding_needed')
  const { bytes, kind } = await readAudio(audio)
  try {
    const words = await services.speech.transcribe({
      bytes,
      type: audioTypes[kind],
      ending: kind,
      language: actor.locale,
    })
    return words.slice(0, BODY_MAX).toWellFormed().replaceAll('\0', '')
  } catch (error) {
    if (error instanceof SpeechError) throw operationErrorOf(contract, 'voice.error.transcription_failed')
    throw error
  }
}
