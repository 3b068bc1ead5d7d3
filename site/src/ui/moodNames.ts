import { moods, type Mood } from '#domain/checkins/moods.ts'
import type { Messages } from '../lib/messages.tsx'

/** Is this a mood we can draw? Old rows may hold others. */
export const isMood = (mood: string): mood is Mood => (moods as readonly string[]).includes(mood)

/** Returns the name of a mood in the reader's language; children have their own. An unknown mood is its own name. */
export const moodName = (t: Messages, mood: string, child: boolean): string =>
  isMood(mood) ? t(`checkins.${child ? 'mood_child' : 'mood'}.${mood}`) : mood
