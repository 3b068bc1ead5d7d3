import { escapeHtml } from './html.ts'

/** A built page of one language with its slots still open, and how each of its parts is drawn. */
export type PageTemplate<Part extends string = string> = {
  page: string
  parts: Readonly<Record<Part, { frame: string; rows: readonly string[] }>>
}

/** Values of slots. Text is escaped; `html` was made by us from checked text. */
export type SlotValues = Readonly<Record<string, string | { html: string }>>

const SLOT = /\{\{ek:(\w+)\}\}/g
/** A slot in markup: for a part, for the rows of a part's frame, or for a value. */
export const slot = (name: string): string => `{{ek:${name}}}`

/**
 * The page with its content. A part without rows is left out whole; rows take the drawings in turn. One pass, so that a
 * value that looks like a slot stays a value.
 */
export function fillTemplate(
  { page, parts }: PageTemplate,
  values: SlotValues,
  rows: Readonly<Record<string, readonly SlotValues[]>>,
): string {
  return page.replace(SLOT, (_, name: string) => {
    const part = parts[name]
    if (!part) return valueOf(values, name)
    const own = rows[name] ?? []
    if (own.length === 0) return ''
    const drawn = own.map((row, index) => draw(part.rows[index % part.rows.length]!, row)).join('')
    return part.frame.replace(SLOT, (_slot, inner: string) =>
      inner === 'rows' ? drawn : valueOf(values, inner),
    )
  })
}

const draw = (drawing: string, row: SlotValues): string =>
  drawing.replace(SLOT, (_, name: string) => valueOf(row, name))

const valueOf = (values: SlotValues, name: string): string => {
  const value = values[name] ?? ''
  return typeof value === 'string' ? escapeHtml(value) : value.html
}
