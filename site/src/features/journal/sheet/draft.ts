import { v7 } from 'uuid'
import { z } from 'zod/mini'
import { moods } from '#domain/checkins/moods.ts'
import { uniqueTags, type EntryView, type NewEntry } from '#domain/journal/schema.ts'
import { readDraft } from '../../../lib/draft.ts'
import { isMood } from '../../../ui/moodNames.ts'

/** An entry as it stands in the form. */
export const EntryDraft = z.object({
  id: z.uuid(),
  /** The stored version it was begun from; null when nothing is stored yet. */
  version: z.nullable(z.int()),
  title: z.string(),
  body: z.string(),
  moodId: z.nullable(z.enum(moods)),
  /** A figure without an id, from elsewhere. */
  mood: z.nullable(z.number()),
  tags: z.array(z.string()),
  /** A tag that was typed and not added yet. */
  tag: z.string(),
  sharedWithParent: z.boolean(),
  /** A person may look first; drafts of before do not know it. */
  personMayLook: z._default(z.boolean(), false),
  /** What it answers to, when it came from a prompt. */
  prompt: z.nullable(z.string()),
  /** A voice note waits on this device to be sent with it. */
  hasVoice: z._default(z.boolean(), false),
})
export type EntryDraft = z.output<typeof EntryDraft>

/** The key of the draft of one person's entry (its id, or `new`) on this device. */
export const draftKey = (personId: string, entry: string): string => `journal.${personId}.${entry}`

/** The draft under a key, or null. */
export const storedDraft = (key: string): EntryDraft | null => readDraft(key, EntryDraft)

/** An empty sheet. The id is made here, so that a send that may have arrived can be repeated. */
export const freshEntry = (): EntryDraft => ({
  id: v7(),
  version: null,
  title: '',
  body: '',
  moodId: null,
  mood: null,
  tags: [],
  tag: '',
  sharedWithParent: false,
  personMayLook: false,
  prompt: null,
  hasVoice: false,
})

/** A stored entry as the form shows it. */
export const draftOf = (entry: EntryView): EntryDraft => ({
  ...freshEntry(),
  id: entry.id,
  version: entry.version,
  title: entry.title ?? '',
  body: entry.body,
  moodId: entry.moodId !== null && isMood(entry.moodId) ? entry.moodId : null,
  mood: entry.mood,
  tags: entry.tags,
  sharedWithParent: entry.sharedWithParent,
  personMayLook: entry.personMayLook,
})

/** What is sent. A tag that is still in its box goes along. */
export function bodyOf({
  title,
  body,
  moodId,
  mood,
  tags,
  tag,
  sharedWithParent,
  personMayLook,
}: EntryDraft): Omit<NewEntry, 'id'> {
  return {
    title: title.trim(),
    body: body.trim(),
    moodId,
    mood: moodId ? null : mood,
    tags: uniqueTags([...tags, tag]),
    sharedWithParent,
    personMayLook: sharedWithParent && personMayLook,
  }
}

/** Returns whether two drafts have the same text. */
export const isSameEntry = (one: EntryDraft, other: EntryDraft): boolean =>
  JSON.stringify({ ...bodyOf(one), prompt: one.prompt, hasVoice: one.hasVoice }) ===
  JSON.stringify({ ...bodyOf(other), prompt: other.prompt, hasVoice: other.hasVoice })

/** Is a draft as good as the stored version it was begun from? */
export const isUnchanged = (draft: EntryDraft, base: EntryDraft): boolean =>
  isSameEntry(draft, base) && draft.version === base.version
