import { CsvError, parse } from 'csv-parse/sync'
import { FORMULA } from './formula.ts'

/** A row of a CSV file and the line it begins at, from 1. */
export type CsvRow = { line: number; cells: string[] }

/**
 * Reads a CSV file (RFC 4180) with commas, or the semicolons that spreadsheets write in some countries. Empty lines are
 * left out, and the apostrophe that `toCsv` put in front of a formula is taken off.
 * @throws CsvSyntaxError with the line where a quote is wrong
 */
export function fromCsv(text: string): CsvRow[] {
  const [head = ''] = text.split(/[\r\n]/, 1)
  try {
    const rows = parse(text, {
      bom: true,
      delimiter: head.includes(';') && !head.includes(',') ? ';' : ',',
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as { info: { lines: number }; record: string[] }[]
    return rows.map(({ info, record }) => ({
      line: info.lines - breaksIn(record),
      cells: record.map((cell) => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell)),
    }))
  } catch (error) {
    if (error instanceof CsvError) throw new CsvSyntaxError(Number((error as { lines?: number }).lines ?? 1))
    throw error
  }
}

/** A file whose quotes do not fit. */
export class CsvSyntaxError extends Error {
  constructor(readonly line: number) {
    super(`no CSV: line ${line}`)
  }
}

const breaksIn = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|[\r\n]/g)?.length ?? 0), 0)
