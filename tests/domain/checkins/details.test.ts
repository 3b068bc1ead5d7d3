import { describe, expect, it } from 'vitest'
import { ageGroups } from '#domain/account/ageGroup.ts'
import { activities, activitiesFor } from '#domain/checkins/activities.ts'
import { storedDetails } from '#domain/checkins/details.ts'
import { feelings, feelingsFor, isFeelingOf } from '#domain/checkins/feelings.ts'
import { moods } from '#domain/checkins/moods.ts'
import { NewCheckIn } from '#domain/checkins/schema.ts'
import { details as ar } from '#messages/ar/details.ts'
import { details as en } from '#messages/en/details.ts'
import { details as es } from '#messages/es/details.ts'
import { details as fr } from '#messages/fr/details.ts'

describe('what is offered', () => {
  it.each(ageGroups)('%s: twelve activities, and closer words for every mood', (ageGroup) => {
    expect(new Set(activitiesFor(ageGroup)).size).toBe(12)
    for (const mood of moods)
      expect(new Set(feelingsFor(ageGroup, mood)).size).toBe(ageGroup === 'child' ? 4 : 6)
  })

  it('a closer word belongs to one mood', () => {
    for (const id of feelings) expect(moods.filter((mood) => isFeelingOf(mood, id))).toHaveLength(1)
  })

  it.each(Object.entries({ en, es, fr, ar }))('each has a name of its own in %s', (_, words) => {
    expect(Object.keys(words.activity).sort()).toEqual([...activities].sort())
    expect(Object.keys(words.feeling).sort()).toEqual([...feelings].sort())
    for (const names of [words.activity, words.feeling])
      expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length)
  })

  it('the schema takes every id', () => {
    for (const id of [...activities, ...feelings])
      expect(NewCheckIn.shape.activities.safeParse([id]).success, id).toBe(true)
  })
})

describe('what is stored', () => {
  it('is each once, in the order it was chosen', () => {
    const chosen = { activities: ['music', 'work', 'music'], feelings: ['hurt', 'lonely'] }
    expect(storedDetails('sad', chosen)).toEqual({
      activities: ['music', 'work'],
      feelings: ['hurt', 'lonely'],
    })
  })

  it('leaves out what no member is offered, and words of another mood', () => {
    const chosen = { activities: ['juggling', 'pet'], feelings: ['proud', 'hurt'] }
    expect(storedDetails('excited', chosen)).toEqual({ activities: ['pet'], feelings: ['proud'] })
  })
})
