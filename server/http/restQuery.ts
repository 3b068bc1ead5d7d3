import { HttpError } from '#endpoints/_kit/httpError.ts'

const ROWS_MAX = 100
const DEPTH_MAX = 2
const PAGE_MAX = 1_000_000
/** Parameters of one call, and values of one list. The panel asks with a few dozen. */
const PARTS_MAX = 1_000
/** Comparisons that our collections can answer; Payload has more for maps, and fails on them. */
const OPERATORS = new Set([
  ...['equals', 'not_equals', 'in', 'not_in', 'exists', 'like', 'not_like', 'contains'],
  ...['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'],
])

/** Counts before anything is parsed: a million pairs cost 200 MB. @throws OperationError 400 */
export function requireFewParts(query: string): void {
  if (partsIn(query, '&') > PARTS_MAX) throw invalid()
}

/**
 * Holds one call to what it may ask for: at most 100 rows (`limit=0` and `pagination=false` mean all of them to
 * Payload), at most two levels of depth, only as plain single values (`limit[]=0` would be read as a number too), a
 * page that exists, comparisons that collections can answer, and lists of bounded length.
 * @throws OperationError 400
 */
export function restQuery(search: URLSearchParams): void {
  capPaging(search)
  const page = search.get('page')
  if (page !== null && !(Number.isInteger(Number(page)) && Number(page) >= 1 && Number(page) <= PAGE_MAX))
    throw invalid()
  for (const [name, value] of search) {
    if (name === 'where' || /^where\[(and|or)\](\[\d*\])?$/.test(name)) throw invalid()
    const operator = /^where\[.*\]\[([a-z]\w*)\](?:\[\d*\])*$/.exec(name)?.[1]
    if (operator !== undefined && !OPERATORS.has(operator)) throw invalid()
    if (partsIn(value, ',') > PARTS_MAX) throw invalid()
  }
}

function capPaging(search: URLSearchParams): void {
  const limit = Number(search.getAll('limit').at(-1) ?? Number.NaN)
  const depth = Number(search.getAll('depth').at(-1) ?? 0)
  const isUnpaged = search.get('pagination') === 'false'
  const asked = [...search.keys()].filter((key) => /^(limit|depth)(\[|$)/.test(key))
  for (const key of asked) search.delete(key)
  if (asked.some((key) => key.startsWith('limit')) || isUnpaged)
    search.set('limit', String(limit >= 1 && limit <= ROWS_MAX ? Math.floor(limit) : ROWS_MAX))
  if (depth > 0) search.set('depth', String(Math.min(depth, DEPTH_MAX)))
  for (const key of [...search.keys()].filter((name) => /^joins\b.*\blimit\b/.test(name))) search.delete(key)
}

function partsIn(text: string, separator: string): number {
  let parts = 1
  for (
    let at = text.indexOf(separator);
    at !== -1 && parts <= PARTS_MAX;
    at = text.indexOf(separator, at + 1)
  )
    parts += 1
  return parts
}

const invalid = () => new HttpError('common.error.invalid_input', 400)
