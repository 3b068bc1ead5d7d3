import { expect, it } from 'vitest'
import { focusAreas } from '#domain/account/focusAreas.ts'
import { en } from '#messages/en/index.ts'

it('focus areas have the required labels, the others their own name', () => {
  expect(focusAreas.map((area) => en.checkins.focus[area])).toEqual([
    'Depression',
    'Anxiety',
    'Grief / Loss',
    'Stress / Overthinking',
    'Self-esteem',
    'Relationships',
    'Loneliness',
    'School or Work Pressure',
    'Family Conflict',
    'Sleep / Rest',
    'Motivation & Purpose',
  ])
})
