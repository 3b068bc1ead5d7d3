import { z } from 'zod/mini'
import { moods, moodScores, type Mood } from '../checkins/moods.ts'

/** Longest title, in characters: a writing prompt fits. */
export const TITLE_MAX = 300
/** Longest entry, in characters: about ten pages. */
export const BODY_MAX = 20_000
/** Most tags of one entry. */
export const TAGS_MAX = 10
/** Longest tag, in characters. */
export const TAG_MAX = 30
/** Entries in one page of the list. */
export const ENTRY_ROWS = 30
/** Entries in one page of what is printed. */
export const PRINT_ROWS = 100
/** Days a deleted entry stays in the trash. Source: docs/rules/journal.md trash. */
export const TRASH_DAYS = 30
/** Characters of an entry that the list shows. */
export const EXCERPT_MAX = 160
/** Longest search, in characters. */
export const SEARCH_MAX = 100
/** Milliseconds the search waits for the next letter. Source: docs/rules/journal.md S-001-9. */
export const SEARCH_WAIT_MS = 500
/** Tags of the progress view. Source: docs/rules/journal.md S-001-9. */
export const TOP_TAGS = 5
/** Tags one can filter by: those used most. */
export const FILTER_TAGS = 24
/** Days of the picture in the progress view: twelve weeks. */
export const PICTURE_DAYS = 84
/** Lowest mood of an entry. Source: docs/rules/journal.md S-001-3. */
export const MOOD_MIN = 1
/** Highest mood of an entry. */
export const MOOD_MAX = 5

/** One tag. A comma ends a tag, so none holds one. */
const Tag = z.string().check(z.trim(), z.minLength(1), z.maxLength(TAG_MAX), z.regex(/^[^,\p{Cc}]+$/u))

/** What a member writes. `moodId` or `mood` names the mood; the id wins. Source: docs/rules/journal.md D-057. */
const written = {
  title: z.optional(z.string().check(z.trim(), z.maxLength(TITLE_MAX))),
  body: z.string().check(z.trim(), z.minLength(1, { error: 'journal.field.body' }), z.maxLength(BODY_MAX)),
  moodId: z.optional(z.nullable(z.enum(moods))),
  mood: z.optional(z.nullable(z.int().check(z.gte(MOOD_MIN), z.lte(MOOD_MAX)))),
  tags: z._default(z.array(Tag).check(z.maxLength(TAGS_MAX)), []),
  /** Counts for children and teens only; adults have no guardian to share with. */
  sharedWithParent: z._default(z.boolean(), false),
  /** The writer's yes to a person who may look first. Counts only while shared. */
  personMayLook: z._default(z.boolean(), false),
} as const

/** A new entry. The id is made by the sender, so that a repeated send counts once. */
export const NewEntry = z.strictObject({
  id: z.uuid(),
  ...written,
  /** It was begun from a question or a prompt. */
  answersPrompt: z.optional(z.boolean()),
})
export type NewEntry = z.output<typeof NewEntry>
/** A change of an entry; `version` is the one it was made from. */
export const EntryChange = z.strictObject({ version: z.int().check(z.gte(1)), ...written })
export type EntryChange = z.output<typeof EntryChange>

const shared = {
  id: z.string(),
  title: z.nullable(z.string()),
  /** 1 to 5, or null. */
  mood: z.nullable(z.number()),
  moodId: z.nullable(z.string()),
  tags: z.array(z.string()),
  sharedWithParent: z.boolean(),
  /** Shared, and not sent: its words sounded like danger. */
  isHeld: z.boolean(),
  /** The day in the writer's zone when it was first saved. */
  date: z.string(),
  createdAt: z.string(),
} as const
/** An entry as its writer sees it. */
export const EntryView = z.object({
  ...shared,
  body: z.string(),
  transcript: z.nullable(z.string()),
  personMayLook: z.boolean(),
  /** Who wrote the transcript down: one of `transcriptSources`. */
  transcriptBy: z.nullable(z.string()),
  /** Where the voice note is heard, by its writer alone. */
  audioUrl: z.nullable(z.string()),
  /** How long it lasts. */
  audioSeconds: z.nullable(z.number()),
  updatedAt: z.string(),
  /** Goes up with every change. */
  version: z.number(),
})
export type EntryView = z.output<typeof EntryView>
/** A line of the list: the beginning of an entry. */
export const EntryLine = z.object({ ...shared, excerpt: z.string(), hasVoice: z.boolean() })
export type EntryLine = z.output<typeof EntryLine>

/** A line of the trash. */
export const TrashedLine = z.object({
  id: z.string(),
  title: z.nullable(z.string()),
  excerpt: z.string(),
  moodId: z.nullable(z.string()),
  createdAt: z.string(),
  /** From when on the nightly job deletes it for good. */
  goesAt: z.string(),
})
export type TrashedLine = z.output<typeof TrashedLine>

/** A day with entries. */
const DayCount = z.object({ day: z.string(), count: z.number() })
/** A tag and how many entries have it. */
const TagCount = z.object({ tag: z.string(), count: z.number() })
/** What the journal says about itself. */
export const ProgressView = z.object({
  /** Days in a row with entries, ending today; 0 without one today. Source: docs/rules/journal.md S-001-4. */
  streak: z.number(),
  /** Days of a run an entry today would keep; 0 if none ended yesterday. Source: docs/rules/journal.md D-059. */
  toKeep: z.number(),
  entries: z.number(),
  /** Today in the person's zone; the last day of the picture. */
  today: z.string(),
  days: z.array(DayCount),
  /** The tags used most, most used first. */
  tags: z.array(TagCount),
})
export type ProgressView = z.output<typeof ProgressView>

/** The mood an entry stores: the id it was given and the figure that goes with it. */
export const storedMood = ({
  moodId = null,
  mood = null,
}: {
  moodId?: Mood | null | undefined
  mood?: number | null | undefined
}): { moodId: Mood | null; mood: number | null } => ({ moodId, mood: moodId ? moodScores[moodId] : mood })

/**
 * Tags without repeats, whatever their capitals; the first spelling stays. A hash in front is a sign, not part of the
 * word.
 */
export function uniqueTags(tags: readonly string[]): string[] {
  const known = new Map<string, string>()
  for (const tag of tags) {
    const plain = tag.replace(/^[#\s]+/u, '').trim()
    const key = plain.toLowerCase()
    if (plain !== '' && !known.has(key)) known.set(key, plain)
  }
  return [...known.values()]
}
