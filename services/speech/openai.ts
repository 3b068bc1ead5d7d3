import type { OpenAI } from 'openai'
import { connectOpenAi } from '../ai/connectOpenAi.ts'
import type { Env } from '../env.ts'
import type { Log } from '../log/log.ts'
import { SpeechError, type Speech } from './port.ts'

/** Milliseconds for five minutes of speech to be written down. */
const DEADLINE_MS = 45_000

type Settings = Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_TRANSCRIPTION_MODEL'>

/**
 * Writes recordings down with the owner's OpenAI account. The sound alone leaves: no name, no id, no words of the
 * entry. Nothing of it is logged.
 */
export function openAiSpeech(
  env: Settings,
  log: Pick<Log, 'warn'>,
  { deadlineMs = DEADLINE_MS }: { deadlineMs?: number } = {},
): Speech {
  let client: Promise<OpenAI> | undefined
  return {
    isConnected: true,
    async transcribe({ bytes, type, ending, language }) {
      try {
        const file = new File([bytes], `note.${ending}`, { type })
        const answer = await (
          await (client ??= connectOpenAi(env))
        ).audio.transcriptions.create(
          {
            file,
            model: env.OPENAI_TRANSCRIPTION_MODEL,
            response_format: 'json',
            ...(language && { language }),
          },
          { signal: AbortSignal.timeout(deadlineMs) },
        )
        if (typeof answer.text !== 'string') throw new Error('an answer without words')
        return answer.text.trim()
      } catch (error) {
        const { status } = error as { status?: number }
        log.warn({ status }, 'a recording was not written down')
        throw new SpeechError('nothing was written down', { cause: error })
      }
    },
  }
}
