import { FORMULA } from './formula.ts'

/** Lets spreadsheets read the file as UTF-8. */
const BOM = '\ufeff'

/**
 * Rows as a CSV file (RFC 4180) for a spreadsheet. A cell that would be a formula gets an apostrophe in front, which
 * spreadsheets take as "this is text"; `fromCsv` takes it off again. Source: docs/rules/legal.md D-194.
 */
export const toCsv = (head: readonly string[], rows: readonly (readonly (string | null)[])[]): string =>
  `${BOM}${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`

function cell(value: string | null): string {
  const text = value ?? ''
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
