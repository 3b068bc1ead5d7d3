import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import { consentToWrite } from './api.ts'
import { EntryView } from './schema.ts'
import {
  Base64Audio,
  TranscriptWords,
  transcriptionStates,
  transcriptSources,
  VOICE_BASE64_MAX,
} from './voice.ts'

const id = z.strictObject({ id: z.uuid() })
/** Base64 with what stands around it. A file that is somewhat too large is still answered with its field. */
const bodyMax = VOICE_BASE64_MAX + 2_000_000
/** Ten megabytes on a slow connection, or five minutes of speech to be written down. */
const WAIT_MS = 60_000
const mayWrite = { 'journal.error.guardian_needed': 403, 'journal.error.onboarding_needed': 409 } as const

/** For which children a machine may write voice notes down. */
const Permitted = z.object({
  children: z.array(z.object({ link: z.string(), firstName: z.nullable(z.string()), isAgreed: z.boolean() })),
})

/** Voice notes of the journal: heard by their owner alone. Source: docs/rules/journal.md voice. */
export const voiceApi = {
  /**
   * Stores the voice note of an entry. What the file holds decides what it is, and only its sound is kept. Sending the
   * same id again changes nothing.
   */
  saveVoice: contract({
    method: 'post',
    path: '/journal/entries/:id/voice',
    auth: 'consented',
    consent: consentToWrite,
    limit: 'voice',
    params: id,
    body: z.strictObject({ id: z.uuid(), audio: Base64Audio }),
    bodyMax,
    timeoutMs: WAIT_MS,
    output: z.object({ entry: EntryView }),
    errors: { ...mayWrite, 'voice.error.has_voice': 409, 'voice.error.busy': 503 },
  }),
  /** Deletes the recording of an entry. Its transcript stays. One that is gone already is gone. */
  deleteVoice: contract({
    method: 'delete',
    path: '/journal/entries/:id/voice',
    auth: 'signed-in',
    limit: 'write',
    params: id,
    output: z.object({ entry: EntryView }),
  }),
  /** Keeps the words of a voice note, found by the search; empty words take them away. Assessed like all words. */
  saveTranscript: contract({
    method: 'put',
    path: '/journal/entries/:id/transcript',
    auth: 'consented',
    consent: consentToWrite,
    limit: 'write',
    params: id,
    body: z.strictObject({
      version: z.int().check(z.gte(1)),
      words: TranscriptWords,
      by: z.enum(transcriptSources),
    }),
    output: z.object({
      entry: EntryView,
      /** The site offers people to talk to. */
      offerSupport: z.boolean(),
      heavyWords: z.boolean(),
    }),
    errors: {
      ...mayWrite,
      'journal.error.severe': 422,
      'journal.error.unverified': 503,
      'journal.error.changed_elsewhere': 409,
    },
  }),
  /** Whether a machine can write down what the caller says, and why not. */
  transcription: contract({
    method: 'get',
    path: '/journal/transcription',
    auth: 'signed-in',
    limit: 'read',
    output: z.object({ state: z.enum(transcriptionStates) }),
  }),
  /**
   * Server function `transcribe-audio`: the words of a recording, written down by a machine outside. The site asks the
   * member before each call. Nothing is stored. Source: docs/rules/journal.md S-001-8.
   */
  transcribeAudio: contract({
    method: 'post',
    path: '/functions/transcribe-audio',
    auth: 'consented',
    consent: consentToWrite,
    limit: 'transcribe',
    body: z.strictObject({ audio: Base64Audio }),
    bodyMax,
    timeoutMs: WAIT_MS,
    output: z.object({ text: z.string() }),
    errors: {
      ...mayWrite,
      'voice.error.transcription_off': 409,
      'voice.error.transcription_guardian': 403,
      'voice.error.transcription_failed': 503,
      'voice.error.busy': 503,
    },
  }),
  /**
   * For which of the caller's children a machine may write voice notes down: the guardian's own switch, off at first.
   */
  childTranscription: contract({
    method: 'get',
    path: '/guardian/transcription',
    auth: 'signed-in',
    limit: 'read',
    output: Permitted,
  }),
  /** Turns it on or off, and answers with all. It counts from the child's next question on. */
  agreeToTranscription: contract({
    method: 'put',
    path: '/guardian/children/:link/transcription',
    auth: 'signed-in',
    limit: 'write',
    params: z.strictObject({ link: z.uuid() }),
    body: z.strictObject({ isAgreed: z.boolean() }),
    output: Permitted,
    errors: { 'onboarding.error.link_unknown': 404 },
  }),
}
