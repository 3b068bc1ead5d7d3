import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Feature } from '#domain/features.ts'
import { messageGroups } from '#messages/groups.ts'

/** Folders that are cut by feature. */
const kinds = [
  'domain',
  'collections',
  'globals',
  'access',
  'endpoints',
  'operations',
  'hooks',
  'jobs',
  'lib',
  'services',
  'site/src/features',
  'site/src/pages',
  'admin',
]
const testsOf = (kind: string) => `tests/${kind.replace('site/src', 'site')}`
/** Folders that are not: a file says in its name what it is about. */
const named = ['seed', 'tests/seed', 'tests/kit', 'bench/suites']

/** What else files in those folders, and pages, are named after. */
const alsoNamed: { readonly [feature in Feature]?: readonly string[] } = {
  account: ['people', 'dataExport', 'deletion'],
  billing: ['plan', 'payment', 'provider'],
  chat: ['room'],
  checkins: ['checkIn', 'mood', 'reflection'],
  content: ['landing', 'motivation', 'piece', 'prompt', 'recording'],
  family: ['families', 'household'],
  guardians: ['household'],
  help: ['nationalLine'],
  journal: ['voice'],
  legal: ['consent', 'firstVersion'],
  moderation: ['desk', 'shift', 'protocol'],
  requests: ['purchaseRequest'],
  store: ['product', 'order'],
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.posix.join(folder, entry.name)
    return entry.isDirectory() ? filesIn(at) : [at]
  })
const orNone = (folder: string): string[] => (existsSync(folder) ? filesIn(folder) : [])

/** `purchaseRequests` as ` purchase requests`: a name is in another when its words follow each other there. */
const wordsOf = (name: string) => ` ${name.replace(/([A-Z])/g, ' $1').toLowerCase()}`
const stems = (feature: Feature) =>
  [feature.replace(/(?<=...)s$/, ''), ...(alsoNamed[feature] ?? [])].map(wordsOf)
/** The folders of a path below its kind, and its file without endings. */
const partsOf = (file: string, kind: string) =>
  file
    .slice(kind.length + 1)
    .split('/')
    .map((part) => part.split('.')[0]!)

const isCutFor = (feature: Feature, kind: string) => (file: string) => {
  const pages = kind.endsWith('/pages') ? (alsoNamed[feature] ?? []) : []
  return partsOf(file, kind).some((part) => part === feature || pages.includes(part))
}
const isNamedFor = (feature: Feature, kind: string) => {
  const own = stems(feature)
  return (file: string) =>
    partsOf(file, kind).some((part) =>
      own.some((stem) => new RegExp(`${stem}(?:s|es)? `).test(`${wordsOf(part)} `)),
    )
}

/** The names of the files of messages of a feature. */
export const messagesOf = (feature: Feature): string[] =>
  Object.entries(messageGroups).flatMap(([name, features]) =>
    (features as readonly string[]).includes(feature) ? [name] : [],
  )

/** Every file of a feature, by kind, in the order they are read in. Kinds without one are left out. */
export function filesOf(feature: Feature): Map<string, string[]> {
  const found: [string, string[]][] = [
    ...kinds.map((kind): [string, string[]] => [kind, orNone(kind).filter(isCutFor(feature, kind))]),
    [
      'messages',
      messagesOf(feature).flatMap((name) =>
        ['en', 'es', 'fr', 'ar'].map((locale) => `messages/${locale}/${name}.ts`),
      ),
    ],
    ...named.map((kind): [string, string[]] => [kind, orNone(kind).filter(isNamedFor(feature, kind))]),
    ...[...kinds.map(testsOf), 'tests/e2e'].map((kind): [string, string[]] => [
      kind,
      orNone(kind).filter(isCutFor(feature, kind)),
    ]),
    ['docs/rules', orNone('docs/rules').filter((file) => file === `docs/rules/${feature}.md`)],
  ]
  return new Map(found.filter(([, files]) => files.length > 0))
}
