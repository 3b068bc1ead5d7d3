/** Parameters of a request: texts, lists and records of them. */
export type Params = { [name: string]: Param }
export type Param = string | Param[] | Params

/**
 * Reads a form-encoded body with brackets (`items[0][price]=…`), as the provider's SDK sends it. Records whose names
 * are 0, 1, … become lists.
 */
export function readForm(body: string): Params {
  const root: Params = Object.create(null) as Params
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.replaceAll(']', '').split('[')
    let at = root
    for (const part of path.slice(0, -1)) {
      const next = at[part]
      at =
        typeof next === 'object' && !Array.isArray(next)
          ? next
          : ((at[part] = Object.create(null) as Params) as Params)
    }
    const last = path.at(-1)!
    at[last === '' ? String(Object.keys(at).length) : last] = value
  }
  return listed(root) as Params
}

function listed(value: Param): Param {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const names = Object.keys(value)
  if (names.length > 0 && names.every((name, index) => name === String(index)))
    return names.map((name) => listed(value[name]!))
  for (const name of names) value[name] = listed(value[name]!)
  return value
}

/** A text at a path, or undefined. */
export function textAt(params: Param | undefined, ...path: (string | number)[]): string | undefined {
  let at = params
  for (const part of path) {
    if (typeof at !== 'object') return undefined
    at = Array.isArray(at) ? at[Number(part)] : at[part]
  }
  return typeof at === 'string' ? at : undefined
}

/** The texts of a record at a path: metadata. */
export function recordAt(params: Params, ...path: string[]): Record<string, string> {
  let at: Param | undefined = params
  for (const part of path) at = typeof at === 'object' && !Array.isArray(at) ? at[part] : undefined
  if (typeof at !== 'object' || Array.isArray(at)) return {}
  return Object.fromEntries(Object.entries(at).flatMap(([k, v]) => (typeof v === 'string' ? [[k, v]] : [])))
}
