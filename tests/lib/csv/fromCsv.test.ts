import { describe, expect, it } from 'vitest'
import { CsvSyntaxError, fromCsv } from '#lib/csv/fromCsv.ts'
import { toCsv } from '#lib/csv/toCsv.ts'

describe('reading a CSV file', () => {
  it.each([
    [
      'a mark of UTF-8, CRLF and quotes',
      '\ufeffa,b\r\n"1, 2","say ""hi"""\r\n',
      [
        [1, 'a', 'b'],
        [2, '1, 2', 'say "hi"'],
      ],
    ],
    [
      'breaks in cells and empty lines',
      'a\n"x\ny"\n\nz',
      [
        [1, 'a'],
        [2, 'x\ny'],
        [5, 'z'],
      ],
    ],
    [
      'semicolons',
      'a;b\n1,5;2',
      [
        [1, 'a', 'b'],
        [2, '1,5', '2'],
      ],
    ],
    [
      'short and long rows',
      'a,b\n1\n1,2,3',
      [
        [1, 'a', 'b'],
        [2, '1'],
        [3, '1', '2', '3'],
      ],
    ],
    ['nothing', '', []],
  ])('takes %s', (_, text, rows) => {
    expect(fromCsv(text).map(({ line, cells }) => [line, ...cells])).toEqual(rows)
  })

  it.each([
    ['a\n"open', 2],
    ['a\nb\nx"y\n', 3],
    ['a\n"x"y\n', 2],
  ])('names the line of a wrong quote: %j', (text, line) => {
    expect(() => fromCsv(text)).toThrow(new CsvSyntaxError(line))
  })

  it('gives back what was written, formulas too', () => {
    const cells = [
      '=1+1',
      "'=1",
      "''-2",
      "'quoted'",
      "'",
      '\t=1',
      '\ttab',
      '@x',
      'a "b", c',
      'two\r\nlines',
      ' x ',
      '',
    ]
    const [, row] = fromCsv(
      toCsv(
        cells.map((_, index) => `c${index}`),
        [cells],
      ),
    )
    expect(row?.cells).toEqual(cells)
  })
})
