import { z } from 'zod/mini'
import { moods } from '../../checkins/moods.ts'

/** What a prompt asks about. Source: docs/rules/ai.md S-001-3. */
export const promptAreas = [
  'gratitude',
  'self_reflection',
  'emotions',
  'growth',
  'relationships',
  'goals',
] as const
/** An area a prompt asks about. */
export type PromptArea = (typeof promptAreas)[number]

/** Prompts of one set, when a member asks for some. */
export const PROMPTS_MADE = 3
/** Days a prompt does not come again, while there are others. Source: docs/rules/ai.md B-24. */
export const PROMPT_REST_DAYS = 30
/** Entries a caller may describe; none of it is believed. */
export const CLAIMED_ENTRIES_MAX = 20

/** A prompt as its reader sees it. `source` says who composed it: our editors, or a language model. */
export const WritingPromptView = z.object({
  id: z.string(),
  prompt: z.string(),
  focus_area: z.enum(promptAreas),
  source: z.enum(['curated', 'model']),
})
export type WritingPromptView = z.output<typeof WritingPromptView>

/** What a prompt says before any person or language is known. */
export type WritingPrompt = { area: PromptArea; prompt: string }

/** What the page with prompts shows. */
export const WritingPage = z.object({
  /** The latest set the member asked for; empty before the first. */
  prompts: z.array(WritingPromptView),
  /** The question of the day, once it has been asked. */
  reflection: z.nullable(WritingPromptView),
  /** The mood of the day's latest check-in. */
  mood: z.nullable(z.enum(moods)),
  /** Would new prompts come from a language model outside of this product? */
  usesModel: z.boolean(),
  /** Recent words need people, not prompts: the page offers support. */
  offerSupport: z.boolean(),
})
export type WritingPage = z.output<typeof WritingPage>

/** Whether a language model may write the question of the day. */
export const ModelChoice = z.object({
  /** A model may write it, if the person agrees. */
  canUseModel: z.boolean(),
  /** They agreed. */
  agreed: z.boolean(),
})
export type ModelChoice = z.output<typeof ModelChoice>

/** The question of a person's day. */
export const DailyReflectionView = z.object({
  ...WritingPromptView.shape,
  /** The day in the person's own zone, `YYYY-MM-DD`. */
  day: z.string(),
  /** It was answered or put away, on this device or another; it does not show itself again. */
  isClosed: z.boolean(),
  /** A language model may write the question, if the person agrees. */
  canUseModel: z.boolean(),
  /** They agreed. */
  fromModel: z.boolean(),
  /** Recent words need people, not prompts: the page offers support. */
  offerSupport: z.boolean(),
})
export type DailyReflectionView = z.output<typeof DailyReflectionView>
