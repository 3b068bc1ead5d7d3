import { describe, expect, it } from 'vitest'
import { toCsv } from '#lib/csv/toCsv.ts'

const cellOf = (text: string | null) => toCsv(['a'], [[text]]).slice('\ufeffa\r\n'.length, -2)

describe('a CSV file', () => {
  it('begins with the mark of UTF-8 and ends each row as the standard has it', () => {
    expect(toCsv(['User', 'Version'], [['maren', null]])).toBe('\ufeffUser,Version\r\nmaren,\r\n')
  })

  it.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
  ])('%j becomes %j', (text, cell) => {
    expect(cellOf(text)).toBe(cell)
  })

  it('holds no formula in 10,000 cells', () => {
    const starts = [
      '=',
      '+',
      '-',
      '@',
      '\t=',
      '\r=',
      '\n=',
      ' =',
      '＝',
      '＋',
      '－',
      '＠',
      '\ufeff=',
      '\u00a0=',
    ]
    const bodies = ['1+1', 'cmd|"/c calc"!A1', 'HYPERLINK("http://x","y")', 'SUM(A1:A9)', 'IMPORTXML("x")']
    let cells = 0
    for (let round = 0; cells < 10_000; round += 1)
      for (const start of starts)
        for (const body of bodies) {
          const cell = cellOf(`${start}${body}${round}`)
          cells += 1
          expect(cell.replace(/^"/, '')[0], JSON.stringify(cell)).toBe("'")
        }
  })

  it.each(['maren', '1.0.0', '203.0.113.9', 'Mozilla/5.0 (X11; Linux)', '2026-11-23T10:00:00.000Z'])(
    'leaves %s alone',
    (text) => {
      expect(cellOf(text)).toBe(text)
    },
  )
})
