import type { Mood } from '#domain/checkins/moods.ts'
import type { Topic } from '#domain/content/topics.ts'
import { bodyScan } from '../audio/sounds/bodyScan.ts'
import { bowls } from '../audio/sounds/bowls.ts'
import { breathing } from '../audio/sounds/breathing.ts'
import { chords } from '../audio/sounds/chords.ts'
import { drum } from '../audio/sounds/drum.ts'
import { musicBox } from '../audio/sounds/musicBox.ts'
import { rain } from '../audio/sounds/rain.ts'
import { sea } from '../audio/sounds/sea.ts'
import type { Track } from '../audio/track.ts'
import { recordingTexts as ar } from './ar/recordings.ts'
import { recordingTexts as en } from './en/recordings.ts'
import { recordingTexts as es } from './es/recordings.ts'
import { recordingTexts as fr } from './fr/recordings.ts'

type Sound = { make: () => Track; targetMood: Mood; tags: readonly Topic[] }

/** How each recording is made. They come from our own code alone, so no one else has rights in them. Oldest first. */
const sounds = {
  soft_drum: { make: drum, targetMood: 'angry', tags: ['listening', 'anger'] },
  rain_on_the_roof: { make: rain, targetMood: 'tired', tags: ['listening', 'sleep'] },
  slow_chords: { make: chords, targetMood: 'sad', tags: ['listening', 'kindness'] },
  music_box: { make: musicBox, targetMood: 'happy', tags: ['listening', 'joy'] },
  body_scan: { make: bodyScan, targetMood: 'tired', tags: ['listening', 'rest'] },
  singing_bowls: { make: bowls, targetMood: 'calm', tags: ['listening', 'grounding'] },
  quiet_sea: { make: sea, targetMood: 'calm', tags: ['listening', 'rest'] },
  breathing_tone: { make: breathing, targetMood: 'anxious', tags: ['listening', 'breathing'] },
} as const satisfies Record<string, Sound>

/** The name of a recording. */
export type RecordingKey = keyof typeof sounds
/** Title and description of each recording in one language, and what is heard and done, in full. */
export type RecordingTexts = Readonly<
  Record<RecordingKey, { title: string; content: string; transcript: string }>
>

/** Every recording, with its words in every language. */
export const recordings = (Object.keys(sounds) as RecordingKey[]).map((key) => ({
  key,
  ...(sounds[key] as Sound),
  words: { en: en[key], es: es[key], fr: fr[key], ar: ar[key] },
}))
