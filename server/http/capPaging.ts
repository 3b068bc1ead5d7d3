const ROWS_MAX = 100
const DEPTH_MAX = 2

/**
 * One call may not ask for everything: at most 100 rows (`limit=0` and `pagination=false` mean all of them to Payload), at
 * most two levels of depth, and only as plain single values: `limit[]=0` would be read as a number too.
 */
export function capPaging(search: URLSearchParams): void {
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
