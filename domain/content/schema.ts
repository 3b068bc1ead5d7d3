import { z } from 'zod/mini'
import { ageGroups } from '../account/ageGroup.ts'
import { moods } from '../checkins/moods.ts'
import { recordingSources } from './recordings.ts'
import { RichText } from './richText.ts'

/** Kinds of motivational content. */
export const contentTypes = ['affirmation', 'quote', 'exercise', 'story', 'audio'] as const
/** Pieces of motivational content that are shown until a member asks for all of them, newest first. */
export const MOTIVATION_ROWS = 6
/** Longest text of a piece, in characters of its words. */
export const CONTENT_MAX = 4_000
/** Longest tag, in characters. */
export const TAG_MAX = 60
/** A tag begins with a letter or digit, and is made of words. */
export const tagPattern = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’_-]*$/u
/** Different pieces a member opens to earn Resource Explorer. Source: docs/rules/content.md D-061. */
export const RESOURCES_EXPLORED = 3
/** Prompts on the dashboard. Source: docs/rules/content.md S-000-9. */
export const PROMPT_ROWS = 3

/** What the player shows of a recording before it is loaded. */
const RecordingView = z.object({
  seconds: z.nullable(z.number()),
  /** The height of each bar, 0 to 100; null where it was not drawn. */
  wave: z.nullable(z.array(z.number())),
  madeFrom: z.nullable(z.enum(recordingSources)),
})
export type RecordingView = z.output<typeof RecordingView>

/** Something to read or hear, in the reader's language. */
export const MotivationView = z.object({
  id: z.string(),
  title: z.string(),
  content: RichText,
  contentType: z.enum(contentTypes),
  targetMood: z.nullable(z.enum(moods)),
  /** Where to hear it, on this site. */
  audioUrl: z.nullable(z.string()),
  /** What is heard, in words. */
  transcript: z.nullable(z.string()),
  /** Null where nothing is heard, or the recording is no upload of ours. */
  recording: z._default(z.nullable(RecordingView), null),
  tags: z.array(z.string()),
})
export type MotivationView = z.output<typeof MotivationView>

/** Something to write about, in the reader's language. */
export const PromptView = z.object({ id: z.string(), prompt: z.string(), category: z.string() })
export type PromptView = z.output<typeof PromptView>

/** What a member may read or hear at the moment, and by what it can be narrowed down. */
export const ContentView = z.object({
  items: z.array(MotivationView),
  /** Pieces that fit the choice, shown or not. */
  total: z._default(z.number(), 0),
  /** The mood of the latest check-in of the day; what suits it comes first. */
  today: z.nullable(z.enum(moods)),
  /** Moods and tags there is something for. */
  moods: z.array(z.enum(moods)),
  tags: z.array(z.string()),
})
export type ContentView = z.output<typeof ContentView>

/** What editors can look at before it is published. */
export const draftKinds = ['content', 'prompt'] as const
/** A piece as it was saved last, published or not; `status` says which. */
export const DraftView = z.object({
  status: z.enum(['draft', 'published', 'changed']),
  savedAt: z.string(),
  content: z.nullable(MotivationView),
  prompt: z.nullable(PromptView),
  ageGroup: z.nullable(z.enum(ageGroups)),
})
export type DraftView = z.output<typeof DraftView>
