import { storedMood, uniqueTags, type EntryChange } from '#domain/journal/schema.ts'

/** The values of statements that store what a member wrote: `$title`, `$body`, `$moodId`, `$mood`, `$tags`. */
export function entryValues(written: Omit<EntryChange, 'version' | 'sharedWithParent' | 'personMayLook'>) {
  const { mood, moodId } = storedMood(written)
  return {
    title: written.title ?? '',
    body: written.body,
    moodId,
    mood,
    tags: JSON.stringify(uniqueTags(written.tags)),
  }
}
