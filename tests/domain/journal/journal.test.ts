import { describe, expect, it } from 'vitest'
import { journalBadges } from '#domain/journal/badges.ts'
import { exportText } from '#domain/journal/exportText.ts'
import { storedMood, uniqueTags, type EntryView } from '#domain/journal/schema.ts'
import { journalStreak } from '#domain/journal/streak.ts'

describe('the journal', () => {
  it('has the required badges', () => {
    expect(journalBadges).toEqual([
      { id: 'first_journal', name: 'First Journal', entries: 1 },
      { id: 'reflection_master', name: 'Reflection Master', entries: 10 },
      { id: 'mindful_writer', name: 'Mindful Writer', entries: 30 },
    ])
  })

  it.each([
    [null, 0, 0],
    [{ last: '2026-03-12', days: 4 }, 4, 0],
    [{ last: '2026-03-11', days: 4 }, 0, 4],
    [{ last: '2026-03-10', days: 4 }, 0, 0],
  ])('counts the run %j that ends today', (run, streak, toKeep) => {
    expect(journalStreak(run, '2026-03-12')).toEqual({ streak, toKeep })
  })

  it('keeps each tag once, trimmed, in its first spelling', () => {
    expect(uniqueTags([' Work ', 'work', '', 'Sleep', 'WORK'])).toEqual(['Work', 'Sleep'])
  })

  it('takes the hash off a tag that was typed with one', () => {
    expect(uniqueTags(['#sleep', 'sleep', '# ', ' ## C#'])).toEqual(['sleep', 'C#'])
  })

  it('takes the figure of a mood’s id, else the figure given', () => {
    expect(storedMood({ moodId: 'tired', mood: 5 })).toEqual({ moodId: 'tired', mood: 2 })
    expect(storedMood({ mood: 5 })).toEqual({ moodId: null, mood: 5 })
    expect(storedMood({})).toEqual({ moodId: null, mood: null })
  })

  it('as a text leaves out what an entry has not', () => {
    const entry = {
      title: null,
      body: 'Words.',
      transcript: null,
      audioSeconds: null,
      mood: null,
      tags: [],
      date: '2026-03-12',
    }
    const words = {
      title: 'J',
      untitled: 'U',
      day: (date: string) => date,
      mood: () => 'M',
      tags: () => 'T',
      voice: () => 'V',
      transcript: () => 'S',
    }
    expect(exportText([entry as unknown as EntryView], words)).toBe(
      `J\n\n${'-'.repeat(40)}\n\n2026-03-12\nU\n\nWords.\n`,
    )
  })
})
