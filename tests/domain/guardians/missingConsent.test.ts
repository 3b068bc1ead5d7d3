import { describe, expect, it } from 'vitest'
import { guardianStates } from '#domain/access/actor.ts'
import { missingConsent } from '#domain/guardians/missingConsent.ts'

const write = {
  to: 'write',
  guardian: 'checkins.error.guardian_needed',
  age: 'checkins.error.onboarding_needed',
} as const
const meet = {
  to: 'meet',
  guardian: 'family.error.guardian_needed',
  guardianPage: 'family.error.guardian_page',
} as const
const answersTo = (rule: typeof write | typeof meet, ageGroup: 'child' | 'teen' | 'adult' | null) =>
  guardianStates.map((guardian) => missingConsent({ ageGroup, guardian }, rule))

describe('missingConsent', () => {
  it.each(['child', 'teen'] as const)('lets a %s write once a code was passed on', (age) => {
    expect(answersTo(write, age)).toEqual([write.guardian, write.guardian, null, null])
  })

  it.each(['child', 'teen'] as const)('lets a %s meet others once the guardian said yes', (age) => {
    expect(answersTo(meet, age)).toEqual([meet.guardian, meet.guardian, meet.guardianPage, null])
  })

  it('asks adults for nothing', () => {
    expect(new Set([...answersTo(write, 'adult'), ...answersTo(meet, 'adult')])).toEqual(new Set([null]))
  })

  it('asks for the age only where the rule does', () => {
    expect(new Set(answersTo(write, null))).toEqual(new Set([write.age]))
    expect(new Set(answersTo(meet, null))).toEqual(new Set([null]))
  })
})
