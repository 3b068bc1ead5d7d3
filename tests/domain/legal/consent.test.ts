import { describe, expect, it } from 'vitest'
import {
  missingLegalConsent,
  readingOf,
  versionLabel,
  versionsIn,
  versionsSince,
  type StoredConsent,
  type Versions,
} from '#domain/legal/consent.ts'
import { ageGroups } from '#domain/account/ageGroup.ts'

const first: Versions = { terms: '1.0.0', privacy: '1.0.0', guidelines: '1.0.0', safety: '1.0.0' }
const stored = (given: Partial<StoredConsent> = {}): StoredConsent => ({
  ageGroup: 'adult',
  claimedAgeGroup: null,
  agreed: first,
  parental: { isTicked: false, isConfirmed: false, isWithdrawn: false },
  ...given,
})
const box = (given: Partial<StoredConsent['parental']> = {}) => ({
  isTicked: true,
  isConfirmed: true,
  isWithdrawn: false,
  ...given,
})

describe('what is missing', () => {
  it('is nothing for a grown-up or a teen who agreed to the versions in force', () => {
    for (const ageGroup of ['teen', 'adult', 'elder', null] as const)
      expect(missingLegalConsent(stored({ ageGroup }), first)).toBeNull()
  })

  it.each(ageGroups)('is all of it for a new %s, and the parental box for a child alone', (ageGroup) => {
    const missing = missingLegalConsent(stored({ ageGroup, agreed: {} }), first)
    const isChild = ageGroup === 'child'
    expect(missing).toEqual({
      documents: ['terms', 'privacy', 'guidelines', 'safety'],
      boxes: ['not_therapy', 'terms', 'guidelines', ...(isChild ? ['parental'] : [])],
      isAgain: false,
      waitsForGuardian: isChild ? 'unconfirmed' : null,
    })
  })

  it.each([
    ['terms', 'terms'],
    ['privacy', 'terms'],
    ['guidelines', 'guidelines'],
    ['safety', 'not_therapy'],
  ] as const)('is %s alone after its bump', (document, expected) => {
    const missing = missingLegalConsent(stored(), { ...first, [document]: '1.1.0' })
    expect(missing).toMatchObject({ documents: [document], boxes: [expected], isAgain: true })
  })

  it('counts from the first version where nothing is in force', () => {
    expect(missingLegalConsent(stored(), {})).toBeNull()
    expect(missingLegalConsent(stored({ agreed: {} }), {})?.documents).toHaveLength(4)
  })

  it('goes by the claimed age until the age is known', () => {
    const child = { ageGroup: null, claimedAgeGroup: 'child' } as const
    expect(missingLegalConsent(stored(child), first)?.boxes).toEqual(['parental'])
    expect(missingLegalConsent(stored({ ...child, ageGroup: 'teen' }), first)).toBeNull()
  })

  it('is the guardian of a child who ticked every box, until they confirm and after they took it back', () => {
    const child = (parental: StoredConsent['parental']) =>
      missingLegalConsent(stored({ ageGroup: 'child', parental }), first)
    expect(child(box())).toBeNull()
    expect(child(box({ isConfirmed: false }))).toMatchObject({ boxes: [], waitsForGuardian: 'unconfirmed' })
    expect(child(box({ isConfirmed: false, isWithdrawn: true }))).toMatchObject({
      boxes: [],
      waitsForGuardian: 'withdrawn',
    })
    expect(child(box({ isTicked: false }))).toMatchObject({ boxes: ['parental'], waitsForGuardian: null })
  })
})

it('a reading is chosen by age', () => {
  const reading = (ageGroup: StoredConsent['ageGroup']) => readingOf({ ageGroup, claimedAgeGroup: null })
  expect([...ageGroups, null].map(reading)).toEqual(['child', 'teen', 'adult', 'adult', 'adult'])
})

it('what changed is every version since the one agreed to, newest first', () => {
  const versions = ['1.2.0', '1.0.0', '1.10.0', '1.1.0'].map((version) => ({ version }))
  const since = (agreed: string | undefined) => versionsSince(versions, agreed).map(({ version }) => version)
  expect(since('1.1.0')).toEqual(['1.10.0', '1.2.0'])
  expect(since('1.10.0')).toEqual([])
  expect(since(undefined)).toEqual([])
})

it('one number stands for all while all have the same', () => {
  expect(versionLabel(first)).toBe('1.0.0')
  expect(versionLabel({ ...first, guidelines: '1.1.0' })).toBe('1.0.0/1.0.0/1.1.0/1.0.0')
  expect(versionLabel({ guidelines: '1.1.0' })).toBe('1.1.0')
})

it('the versions of a request are read from one text', () => {
  expect(versionsIn('guidelines 1.0.0,terms 1.1.0')).toEqual({ guidelines: '1.0.0', terms: '1.1.0' })
  expect(versionsIn('')).toEqual({})
})
