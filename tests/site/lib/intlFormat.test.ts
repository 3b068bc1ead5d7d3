import { expect, it } from 'vitest'
import { intlFormat } from '#site/lib/intlFormat.ts'

it('makes a format once for its kind, language and options', () => {
  const cents = { minimumFractionDigits: 2 }
  const first = intlFormat(Intl.NumberFormat, 'en', cents)
  expect(intlFormat(Intl.NumberFormat, 'en', { ...cents })).toBe(first)
  expect(first.format(1.5)).toBe('1.50')
  expect(intlFormat(Intl.NumberFormat, 'fr', cents).format(1.5)).toBe('1,50')
  expect(intlFormat(Intl.NumberFormat, 'en', { minimumFractionDigits: 1 }).format(1.5)).toBe('1.5')
  expect(intlFormat(Intl.PluralRules, 'en', {}).select(1)).toBe('one')
})
