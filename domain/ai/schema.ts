import { z } from 'zod/mini'
import { moods } from '../checkins/moods.ts'

/** Kinds of motivational content. */
export const contentTypes = ['affirmation', 'quote', 'exercise', 'story', 'audio'] as const
/** Pieces of motivational content on the dashboard, newest first. */
export const MOTIVATION_ROWS = 6
/** Prompts on the dashboard. Source: spec 000 §9. */
export const PROMPT_ROWS = 3

/** Something to read or hear, in the reader's language. */
export const MotivationView = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  contentType: z.enum(contentTypes),
  targetMood: z.nullable(z.enum(moods)),
  audioUrl: z.nullable(z.string()),
  tags: z.array(z.string()),
})
/** See `MotivationView`. */
export type MotivationView = z.output<typeof MotivationView>

/** Something to write about, in the reader's language. */
export const PromptView = z.object({ id: z.string(), prompt: z.string(), category: z.string() })
/** See `PromptView`. */
export type PromptView = z.output<typeof PromptView>
