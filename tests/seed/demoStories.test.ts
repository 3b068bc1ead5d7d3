import { describe, expect, it } from 'vitest'
import type { AgeGroup } from '#domain/account/ageGroup.ts'
import type { Mood } from '#domain/checkins/moods.ts'
import type { Locale } from '#messages'
import { cast } from '#seed/content/cast.ts'
import { journals } from '#seed/content/journal.ts'
import { landingVoices } from '#seed/content/landing.ts'
import { reflectionsFor } from '#seed/content/reflections.ts'
import { seedDemo } from '#seed/datasets/demo.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const now = new Date('2026-03-12T14:00:00Z')
const context = useTestContext({ now: now.toISOString() })

describe('what people of the demo dataset wrote', () => {
  it('reads like real weeks: no line twice for a person, each fits their age, no mood three times running', async () => {
    const { db } = context.current
    await db.tx((sql) => seedDemo(sql, { now }))
    const lines = await db.query<{ id: string; content: string; mood: Mood; age: AgeGroup; locale: Locale }>(
      `select r.user_id as id, r.content, m.mood, p.age_group as age, p.language as locale
       from reflections r join moods m on m.id = r.mood_id join profiles p on p.id = r.user_id`,
    )
    expect(new Set(lines.map(({ id, content }) => `${id} ${content}`)).size).toBe(lines.length)
    for (const { content, mood, age, locale } of lines)
      expect(reflectionsFor(locale, mood, age)).toContain(content)
    const days = await db.query<{ user_id: string; mood: string }>(
      'select user_id, mood from moods order by user_id, created_at',
    )
    const running = days.filter((one, index) =>
      [days[index + 1], days[index + 2]].every(
        (next) => next?.user_id === one.user_id && next.mood === one.mood,
      ),
    )
    expect(running).toEqual([])
    const entries = await db.query<{ n: number; different: number }>(
      'select count(*) as n, count(distinct (user_id, body)) as different from journal_entries',
    )
    expect(entries[0]!.different).toBe(entries[0]!.n)
  })

  it('names no one who is not there: voices with their own age, friends and children of the cast', () => {
    const known = new Map(cast.map(({ name, age }) => [name, age]))
    for (const { name, role } of landingVoices) {
      expect(known.has(name), name).toBe(true)
      const [, child, age] = /of (\w+), (\d+)$/.exec(role.en) ?? [null, name, role.en]
      expect(known.get(child!), role.en).toBe(Number(age))
    }
    // Walter's wife, who died, is the one person of the stories without an account.
    const others = new Set(['Anna', 'Thursday', 'Friday', 'Monday', 'I'])
    const english = Object.entries(journals).filter(([handle]) => handle !== 'lucia')
    for (const [handle, entries] of english) {
      for (const { body, title = '' } of entries) {
        const inside = [...`${title}. ${body}`.matchAll(/[a-z,] ([A-Z]\w*)/g)].map(([, word]) => word!)
        for (const word of inside.filter((one) => !others.has(one)))
          expect(known.has(word), `${handle}: ${word}`).toBe(true)
      }
    }
  })
})
