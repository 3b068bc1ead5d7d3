import { expect, it } from 'vitest'
import { newFormat } from '#site/lib/format.ts'

const now = () => new Date('2026-03-12T15:00:00Z')
const en = newFormat('en', 'America/Detroit', now)
// Intl puts a narrow no-break space before AM and PM.
const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ')

it('names days as people do, in the person’s zone', () => {
  expect(en.relativeDay('2026-03-12T05:00:00Z')).toBe('today')
  // Four in the morning in London is still yesterday in Detroit.
  expect(en.relativeDay('2026-03-12T03:00:00Z')).toBe('yesterday')
  expect(en.relativeDay('2026-03-09T15:00:00Z')).toBe('Monday')
  expect(en.relativeDay('2026-02-01T15:00:00Z')).toBe('February 1, 2026')
})

it('shows a moment with its weekday, and with its date when older than a week', () => {
  expect(plain(en.moment('2026-03-11T11:48:00Z'))).toMatch(/^Wednesday(,| at)? 7:48 AM$/)
  expect(plain(en.moment('2026-02-11T12:48:00Z'))).toMatch(/^February 11(,| at)? 7:48 AM$/)
})

it('reads a day without shifting it', () => {
  expect(newFormat('en', 'Pacific/Auckland', now).weekday('2026-03-12')).toBe('Thu')
  expect(newFormat('en', 'Pacific/Honolulu', now).weekday('2026-03-12', 'long')).toBe('Thursday')
})

it('writes numbers and money in the language, in Arabic with Latin digits', () => {
  expect(en.money(599)).toBe('$5.99')
  expect(en.number(3.5, 1)).toBe('3.5')
  expect(newFormat('fr').number(1204)).toMatch(/^1\s204$/)
  expect(newFormat('ar', 'UTC', now).date('2026-03-12T15:00:00Z')).toMatch(/12.*2026/)
})

it('says how long ago', () => {
  expect(en.ago('2026-03-12T14:58:00Z')).toBe('2 minutes ago')
  expect(en.ago('2026-03-12T12:00:00Z')).toBe('3 hours ago')
  expect(en.ago('2026-03-13T15:00:00Z')).toBe('tomorrow')
})
