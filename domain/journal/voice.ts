import { z } from 'zod/mini'
import { BODY_MAX } from './schema.ts'

/** Longest voice note, in seconds. Source: docs/rules/journal.md D-067. */
export const VOICE_SECONDS = 5 * 60
/** What the server takes, in seconds: a recorder stops a moment late. */
export const VOICE_SECONDS_MAX = VOICE_SECONDS + 5
/** Largest voice note, in bytes. Source: docs/rules/journal.md D-067. */
export const VOICE_BYTES_MAX = 10_000_000
/** Letters of base64 that many bytes take. */
export const VOICE_BASE64_MAX = Math.ceil(VOICE_BYTES_MAX / 3) * 4
/** The collection of voice notes, and where storage keeps their files. */
export const VOICE_NOTES = 'voice-notes'
/** The address of a voice note, without its id. */
export const VOICE_PATH = '/api/voice-notes/'

/** A recording in base64. What it is comes from its content, never from a name. */
export const Base64Audio = z
  .string({ error: 'voice.field.unusable' })
  .check(
    z.minLength(1, { error: 'voice.field.unusable' }),
    z.maxLength(VOICE_BASE64_MAX, { error: 'voice.field.large' }),
    z.regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: 'voice.field.unusable' }),
  )

/** Who wrote a transcript down: a machine, a machine with the member's changes, or the member. */
export const transcriptSources = ['machine', 'edited', 'member'] as const
/** One of them. */
export type TranscriptSource = (typeof transcriptSources)[number]
/** What a member keeps as the words of a voice note; empty takes them away. */
export const TranscriptWords = z.string().check(z.trim(), z.maxLength(BODY_MAX))

/**
 * Whether a recording of the caller can be written down by a machine: it can, no service is connected, the guardian has
 * not agreed, or the age is unknown.
 */
export const transcriptionStates = ['ready', 'not_connected', 'guardian_needed', 'age_needed'] as const
/** One of them. */
export type TranscriptionState = (typeof transcriptionStates)[number]
