import { describe, expect, it } from 'vitest'
import { centsOf, dollarsOf, freeName, slugOf, tagsOf } from '#domain/store/desk.ts'
import { endingOf, shownName } from '#domain/store/files.ts'

describe('what staff types', () => {
  it.each([
    ['12', 1_200],
    [' $12.5 ', 1_250],
    ['12,50', 1_250],
    ['0', 0],
    ['10000', 1_000_000],
    ['10000.01', null],
    ['-1', null],
    ['1.234', null],
    ['NaN', null],
    ['1e9', null],
    ['', null],
    ['.5', null],
  ])('%j is %s cents', (typed, cents) => {
    expect(centsOf(typed)).toBe(cents)
  })

  it('says cents as they are typed', () => {
    expect([0, 5, 1_250].map(dollarsOf)).toEqual(['0.00', '0.05', '12.50'])
  })

  it.each([
    ['Slow & kind!', 'slow-kind'],
    ['  Été 2026 ', 'ete-2026'],
    ['بطاقات', 'product'],
    ['a'.repeat(200), 'a'.repeat(100)],
  ])('%j becomes the address %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug)
  })

  it('finds a name that is free, and tags once', () => {
    expect(freeName('calm', new Set(['calm', 'calm-2']))).toBe('calm-3')
    expect(tagsOf([' a ', 'A', '', 'b  c'])).toEqual(['a', 'b c'])
  })
})

describe('files', () => {
  it.each([
    ['a.PDF', 'pdf'],
    ['a.jpeg', 'jpg'],
    ['a.exe', undefined],
    ['constructor', undefined],
    ['a.constructor', undefined],
    ['', undefined],
  ])('%j ends with %s', (name, ending) => {
    expect(endingOf(name)).toBe(ending)
  })

  it('are shown under a plain name', () => {
    expect(shownName('../x\u0000\u202e/Calm  "guide".PDF')).toBe('.. x Calm guide.pdf')
    expect(shownName('.pdf')).toBe('file.pdf')
    expect(shownName(`${'a'.repeat(500)}.mp3`)).toHaveLength(114)
  })
})
