/** The parts of a path that a pattern names: `/journal/:id` on `/journal/7` gives `{ id: '7' }`; null when it differs. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const wanted = partsOf(pattern)
  const given = partsOf(pathname)
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index]!
    if (part.startsWith(':')) params[part.slice(1)] = decoded(value)
    else if (part !== decoded(value)) return null
  }
  return params
}

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '')

/** A badly written escape is taken as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
