import { storedMood, uniqueTags, type EntryChange, type EntryView } from '#domain/journal/schema.ts'

/** Does an entry say what a change wants it to say, in whatever version? `isShared` is what the change comes to. */
export function hasSameContent(entry: EntryView, change: EntryChange, isShared: boolean): boolean {
  const { mood, moodId } = storedMood(change)
  return (
    (entry.title ?? '') === (change.title ?? '') &&
    entry.body === change.body &&
    entry.mood === mood &&
    entry.moodId === moodId &&
    entry.sharedWithParent === isShared &&
    entry.personMayLook === (isShared && change.personMayLook) &&
    entry.tags.join() === uniqueTags(change.tags).join()
  )
}
