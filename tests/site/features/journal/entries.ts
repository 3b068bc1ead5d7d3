import type { EntryLine, EntryView, ProgressView } from '#domain/journal/schema.ts'

/** A stored entry. */
export const entry = (over: Partial<EntryView> = {}): EntryView => ({
  id: '0198f3a0-0000-7000-8000-0000000000e1',
  title: 'The long way home',
  body: 'The river was high.',
  transcript: null,
  transcriptBy: null,
  audioUrl: null,
  audioSeconds: null,
  mood: 3,
  moodId: 'calm',
  tags: ['walk'],
  sharedWithParent: false,
  isHeld: false,
  personMayLook: false,
  date: '2026-03-10',
  createdAt: '2026-03-10T21:40:00Z',
  updatedAt: '2026-03-10T21:40:00Z',
  version: 1,
  ...over,
})
/** An entry in the list. */
export const line = (over: Partial<EntryView> = {}): EntryLine => {
  const { id, title, mood, moodId, tags, sharedWithParent, isHeld, date, createdAt, body, audioUrl } =
    entry(over)
  const hasVoice = audioUrl !== null
  return { id, title, mood, moodId, tags, sharedWithParent, isHeld, date, createdAt, excerpt: body, hasVoice }
}
/** What the progress view gets. */
export const progress = (over: Partial<ProgressView> = {}): ProgressView => ({
  streak: 0,
  toKeep: 0,
  entries: 1,
  today: '2026-03-12',
  days: [{ day: '2026-03-10', count: 1 }],
  tags: [{ tag: 'walk', count: 1 }],
  ...over,
})

type Written = Partial<EntryView> & { id?: string }
/** Answers a save as the server does: with what was sent. */
export const saves =
  (over: object = {}) =>
  ({ body }: { body: unknown }) => {
    const { version, ...written } = body as Written
    return {
      entry: entry({
        mood: null,
        ...written,
        title: written.title || null,
        version: (version ?? 0) + 1,
        updatedAt: new Date().toISOString(),
      }),
      badgesEarned: [],
      offerSupport: false,
      heavyWords: false,
      ...over,
    }
  }
