import { describe, expect, it } from 'vitest'
import { answersOf, Draft } from '#site/features/onboarding/answers.ts'
import { openStep, stepAfter, stepBefore, stepOf } from '#site/features/onboarding/steps.ts'
import { foreignNexts } from '#tests/e2e/kit/foreignNexts.ts'
import { nextStep, safeNext } from '#site/lib/nextStep.ts'
import { OnboardingAnswers } from '#domain/onboarding/schema.ts'
import { ida, maren, newcomer } from '../../kit/people.ts'

const empty = Draft.parse({})
const basics: Draft = { ...empty, firstName: ' Maren ', age: '34', sex: 'female', zipcode: '10001' }

describe('steps', () => {
  it('come in order, and the address names them', () => {
    expect(stepOf(null)).toBe('overview')
    expect(stepOf('nonsense')).toBe('overview')
    expect(stepOf('deep-dive')).toBe('deep-dive')
    expect(stepBefore('overview')).toBeNull()
    expect(stepBefore('confirmation')).toBe('focus-area')
    expect(stepAfter('overview')).toBe('basic-info')
    expect(stepAfter('welcome')).toBe('basic-info')
    expect(stepAfter('deep-dive')).toBe('confirmation')
    expect(stepAfter('confirmation')).toBe('confirmation')
  })

  it.each([
    ['confirmation', empty, 'basic-info'],
    ['focus-area', { ...basics, age: '4' }, 'basic-info'],
    ['deep-dive', basics, 'focus-area'],
    ['confirmation', { ...basics, focusArea: 'stress', story: 'x'.repeat(201) }, 'deep-dive'],
    ['confirmation', { ...basics, focusArea: 'stress' }, 'confirmation'],
    ['welcome', empty, 'welcome'],
  ] as const)('asked for %s lead to the first open one', (asked, draft, open) => {
    expect(openStep(asked, draft)).toBe(open)
  })
})

describe('answers', () => {
  it('carry what was given and nothing else', () => {
    expect(OnboardingAnswers.parse(answersOf({ ...basics, focusArea: 'sleep' }))).toEqual({
      firstName: 'Maren',
      age: 34,
      sex: 'female',
      zipcode: '10001',
      showPronouns: true,
      focusArea: 'sleep',
    })
  })

  it('carry own pronouns only when they were chosen', () => {
    const own = { ...basics, focusArea: 'sleep' as const, customPronouns: 'she/they' }
    expect(answersOf({ ...own, pronouns: 'custom' })).toMatchObject({ customPronouns: 'she/they' })
    expect(answersOf({ ...own, pronouns: 'she/her' })).not.toHaveProperty('customPronouns')
  })
})

describe('where a member goes', () => {
  it('is what is left of the first steps', () => {
    expect(nextStep(newcomer)).toBe('/welcome/language')
    expect(nextStep({ ...newcomer, language: 'fr' })).toBe('/onboarding')
    expect(nextStep(ida)).toBe('/parent-verification')
    expect(nextStep(maren)).toBeNull()
    expect(nextStep({ ...ida, focusAreas: [] })).toBe('/parent-verification')
    expect(nextStep({ ...ida, focusAreas: [], needsGuardian: false })).toBeNull()
  })

  it('is never another site', () => {
    Object.assign(globalThis, { location: new URL('http://localhost/auth') })
    expect(safeNext('/settings?tab=focus#a')).toBe('/settings?tab=focus#a')
    for (const next of [
      null,
      '',
      'settings',
      '//x.example',
      '/\\x.example',
      'https://x.example',
      '/auth',
      '/auth?x',
    ]) {
      expect(safeNext(next)).toBeNull()
    }
  })

  it.each(foreignNexts)('never leads to another site: %j', (next) => {
    Object.assign(globalThis, { location: new URL('http://localhost/auth') })
    const to = safeNext(next)
    // A link is resolved once more by the browser that follows it.
    expect(to === null || new URL(to, 'http://localhost/auth').origin === 'http://localhost').toBe(true)
    expect(to ?? '').not.toMatch(/^\/[/\\]/)
  })
})
