import { expect, it } from 'vitest'
import {
  dialable,
  emergencyNumbers,
  lineCountries,
  linesOf,
  nationalLines,
} from '#domain/help/nationalLines.ts'

it('gives every line a number, a country and a source', () => {
  for (const line of nationalLines) {
    expect(line.call ?? line.text, line.id).toBeTruthy()
    expect(lineCountries, line.id).toContain(line.country)
    expect(new URL(line.source.url).protocol, line.id).toBe('https:')
    expect(dialable(line.call ?? line.text!.to), line.id).toMatch(/^\d{3,11}$/)
  }
  expect(new Set(nationalLines.map(({ id }) => id)).size).toBe(nationalLines.length)
})

it('names 988 and 741741 first', () => {
  const [first, , third] = linesOf('US')
  expect(first).toMatchObject({ call: '988', text: { to: '988' } })
  expect(third).toMatchObject({ text: { to: '741741' } })
})

it('leaves digits and a leading plus', () => {
  expect(dialable('1-866-488-7386')).toBe('18664887386')
  expect(dialable('+44 (0)20 7946')).toBe('+440207946')
})

it('names each emergency number once', () => {
  expect(emergencyNumbers).toEqual(['911', '999', '112', '000', '111'])
})
