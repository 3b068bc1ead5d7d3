import type { Served } from '#endpoints/_kit/serve.ts'

/** Finds what serves a method and a path (without query). */
export type Router = (
  method: string,
  path: string,
) => { served: Served; params: Record<string, string> } | 'wrong-method' | null

type Route = { served: Served; pattern: RegExp; names: string[] }

/** Builds a router. Two contracts of the same method and path are a mistake and throw at once. */
export function buildRouter(all: readonly Served[]): Router {
  const exact = new Map<string, Map<string, Served>>()
  const patterns: Route[] = []
  for (const served of all) {
    const { path, method } = served.contract
    const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1]!)
    if (names.length > 0) {
      const pattern = new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`)
      const twin = patterns.find(
        (known) => known.served.contract.method === method && known.pattern.source === pattern.source,
      )
      if (twin) throw new Error(`served twice: ${method} ${path}`)
      patterns.push({ served, names, pattern })
      continue
    }
    const methods = exact.get(path) ?? new Map<string, Served>()
    if (methods.has(method)) throw new Error(`served twice: ${method} ${path}`)
    exact.set(path, methods.set(method, served))
  }
  return (method, path) => {
    const name = method.toLowerCase()
    const methods = exact.get(path)
    if (methods) {
      const served = methods.get(name)
      return served ? { served, params: {} } : 'wrong-method'
    }
    let known = false
    for (const { served, pattern, names } of patterns) {
      const match = pattern.exec(path)
      if (!match) continue
      known = true
      if (served.contract.method !== name) continue
      const params: Record<string, string> = {}
      names.forEach((key, index) => (params[key] = decode(match[index + 1]!)))
      return { served, params }
    }
    return known ? 'wrong-method' : null
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
