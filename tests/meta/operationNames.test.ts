import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { contracts } from '#domain/api/contracts.ts'

/** Contracts whose operation has a name of its own, and why. */
const exceptions: Record<string, string> = {
  'accountApi.readPerson': 'The request knows who calls; the operation only shapes the answer.',
  'chatApi.hasAccess': 'The RPC of this name answers yes or no; the operation gives the reasons too.',
  'coachApi.notificationsPrefs': 'One required route for three operations; its `op` chooses.',
  'notificationsApi.realtimeAuth':
    'Named by the protocol of the Channels; the operation decides on one channel.',
  'opsApi.hasAdminRole': 'Three required RPCs ask one operation about different roles.',
  'opsApi.hasRole': 'Three required RPCs ask one operation about different roles.',
  'opsApi.isSuperAdmin': 'Three required RPCs ask one operation about different roles.',
  'recoveryApi.requestLink': 'The operation sends a code or a link, as asked.',
}

const capital = (name: string): string => name[0]!.toUpperCase() + name.slice(1)

/** Is a name the other one, or the other one with a noun behind it: `create`, `createGroup`? */
const begins = (name: string, other: string): boolean =>
  other === name || (other.startsWith(name) && /^[A-Z]/.test(other.slice(name.length)))

/** Returns whether both say the same; `deskApi.figures` and `deskFigures` do, and so do a key and its longer form. */
function isSame(namespace: string, key: string, operation: string): boolean {
  const words = namespace.replace(/Api$/, '').split(/(?=[A-Z])/)
  return (
    begins(key, operation) ||
    begins(operation, key) ||
    words.some((word) => operation === word.toLowerCase() + capital(key))
  )
}

type Named = { namespace: string; key: string; operations: readonly string[] }

/** The contracts a file of endpoints serves, each with the operations its handler names. */
function namedIn(file: string): Named[] {
  const text = readFileSync(file, 'utf8')
  const imported = [...text.matchAll(/import \{([^}]+)\} from '#operations\/(?!_kit\/)/g)]
    .flatMap(([, names]) => names!.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
  const [, ...parts] = text.split(/\bserve\(\s*(?=\w+Api\.)/)
  return parts.map((part) => {
    const [contract, namespace, key] = /^(\w+Api)\.(\w+)/.exec(part)!
    // The last handler ends with the list; helpers stand below.
    const words = new Set(part.slice(contract.length).split('\n]')[0]!.match(/\w+/g))
    return { namespace: namespace!, key: key!, operations: imported.filter((name) => words.has(name)) }
  })
}

const named = readdirSync('endpoints', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.startsWith('_kit'))
  .flatMap((file) => namedIn(path.join('endpoints', file)))

const differing = named
  .filter(({ operations }) => operations.length > 0)
  .filter(
    ({ namespace, key, operations }) => !operations.some((operation) => isSame(namespace, key, operation)),
  )

it('finds every contract where it is served', () => {
  expect(named).toHaveLength(contracts.length)
})

it('a contract and its operation have the same verb and noun', () => {
  expect(differing.map(({ namespace, key }) => `${namespace}.${key}`).sort()).toEqual(
    Object.keys(exceptions).sort(),
  )
})
