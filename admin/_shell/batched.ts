/**
 * Makes a look-up of one key from a look-up of many: what is asked for within one turn of the loop, as by the cells of
 * a list, is loaded together.
 */
export function batched<V>(load: (keys: string[]) => Promise<ReadonlyMap<string, V>>) {
  let next: { keys: Set<string>; found: Promise<ReadonlyMap<string, V>> } | null = null
  return async (key: string): Promise<V | undefined> => {
    if (!next) {
      const keys = new Set<string>()
      const turn = new Promise<void>((resolve) => setImmediate(resolve))
      next = {
        keys,
        found: turn.then(() => {
          next = null
          return load([...keys])
        }),
      }
    }
    next.keys.add(key)
    return (await next.found).get(key)
  }
}
