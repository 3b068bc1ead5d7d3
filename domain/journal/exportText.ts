import type { EntryView } from './schema.ts'

/** The words around entries in a text file, in the reader's language. */
export type ExportMessages = {
  title: string
  /** A line such as `Mood: Calm`. */
  mood: (entry: Pick<EntryView, 'mood' | 'moodId'>) => string
  tags: (tags: readonly string[]) => string
  untitled: string
  day: (date: string) => string
  /** A line such as `Voice note: 0:42`. */
  voice: (seconds: number) => string
  /** What was said, with who wrote it down where that was a machine. */
  transcript: (words: string, by: string | null) => string
}

/** Between two entries. */
const RULE = `\n${'-'.repeat(40)}\n`

/** Entries as plain text: each with its day, title, mood, tags and words. */
export const exportText = (entries: readonly EntryView[], words: ExportMessages): string =>
  `${words.title}\n${RULE}${entries.map((entry) => `\n${entryText(entry, words)}\n`).join(RULE)}`

function entryText(entry: EntryView, words: ExportMessages): string {
  const head = [
    words.day(entry.date),
    entry.title ?? words.untitled,
    entry.mood !== null && words.mood(entry),
    entry.tags.length > 0 && words.tags(entry.tags),
  ].filter(Boolean)
  const { transcript, transcriptBy, audioSeconds } = entry
  return [
    head.join('\n'),
    entry.body,
    audioSeconds !== null && words.voice(audioSeconds),
    transcript !== null && words.transcript(transcript, transcriptBy),
  ]
    .filter(Boolean)
    .join('\n\n')
}
