import type { OnPurpose } from './onPurpose.ts'

type Schema = ReadonlyMap<string, string>
type Drift = { config: Schema; database: Schema; onPurpose: readonly OnPurpose[] }

/**
 * Returns what differs though the list does not say so, and what the list says though it does not differ; a line each.
 */
export function driftOf({ config, database, onPurpose }: Drift): string[] {
  const tables = new Set(onPurpose.flatMap(({ tables = [] }) => tables))
  const expected = new Map<string, { config: string; database: string }>()
  for (const { added = [], leftOut = [], differs = {} } of onPurpose) {
    for (const name of added) expected.set(name, { config: ABSENT, database: PRESENT })
    for (const name of leftOut) expected.set(name, { config: PRESENT, database: ABSENT })
    for (const [name, database] of Object.entries(differs)) expected.set(name, { config: PRESENT, database })
  }
  const names = new Set([...config.keys(), ...database.keys(), ...expected.keys()])
  return [...names]
    .filter((name) => !tables.has(tableOf(name)))
    .flatMap((name) => {
      const [asked, there] = [config.get(name), database.get(name)]
      const listed = expected.get(name)
      if (
        listed
          ? asked !== there && meets(listed.config, asked) && meets(listed.database, there)
          : asked === there
      )
        return []
      return [
        `${name}: config ${asked ?? ABSENT}; database ${there ?? ABSENT}${listed ? '; the list says otherwise' : ''}`,
      ]
    })
    .sort()
}

const ABSENT = 'has none'
const PRESENT = 'has one'

const meets = (wish: string, found: string | undefined): boolean =>
  wish === ABSENT ? found === undefined : wish === PRESENT ? found !== undefined : found === wish

// Names are "kind table.object"; a function, a type or a view has no table.
const tableOf = (name: string): string => /^[\w ]+ (\w+)\./.exec(name)?.[1] ?? ''
