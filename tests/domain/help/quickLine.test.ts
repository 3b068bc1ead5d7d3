import { describe, expect, it } from 'vitest'
import type { AgeGroup } from '#domain/account/ageGroup.ts'
import { quickLine } from '#domain/help/quickLine.ts'
import type { Locale } from '#messages'

type Asked = { country?: string; timeZone?: string; locale?: Locale; ageGroup?: AgeGroup }
const of = ({ country, timeZone, locale = 'en', ageGroup = 'adult' }: Asked) =>
  quickLine({ country: country ?? null, timeZone, locale, ageGroup })

describe('the number that is offered at once', () => {
  it.each([
    [{ country: 'US' }, 'us-988', '911'],
    [{ country: 'US', ageGroup: 'child' as const }, 'us-988', '911'],
    [{ country: 'US', locale: 'es' as const }, 'us-988-es', '911'],
    [{ country: 'GB' }, 'gb-samaritans', '999'],
    [{ country: 'GB', ageGroup: 'child' as const }, 'gb-childline', '999'],
    [{ country: 'FR', timeZone: 'America/Chicago' }, 'fr-3114', '112'],
    [{ country: 'ES', locale: 'es' as const }, 'es-024', '112'],
    [{ country: 'DE', ageGroup: 'teen' as const }, 'eu-116111', '112'],
    [{ timeZone: 'Europe/Paris' }, 'fr-3114', '112'],
    [{ timeZone: 'Australia/Sydney' }, 'au-lifeline', '000'],
    [{ timeZone: 'America/Detroit', locale: 'fr' as const }, 'us-988', '911'],
    [{ locale: 'fr' as const }, 'fr-3114', '112'],
    [{ timeZone: 'UTC', locale: 'ar' as const }, 'us-988', '911'],
  ])('of %o is %s', (asked, line, emergency) => {
    const found = of(asked)
    expect([found.line?.id, found.emergency]).toEqual([line, emergency])
  })

  it('is none where we know none: a number of another country would not answer', () => {
    expect(of({ country: 'BR' })).toEqual({ line: null, emergency: null })
    expect(of({ country: 'DE' })).toEqual({ line: null, emergency: '112' })
  })
})
