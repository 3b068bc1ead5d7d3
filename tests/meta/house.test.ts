import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { collections } from '#collections/index.ts'
import { features } from '#domain/features.ts'
import { retiredFileNames, retiredFileWords } from '../../scripts/retired-files.mjs'
import { retiredNames } from '../../scripts/retired-names.mjs'

const kinds = [
  'collections',
  'domain',
  'endpoints',
  'globals',
  'hooks',
  'jobs',
  'operations',
  'site/src/features',
]
/** Folders that belong to a kind as a whole. */
const shared: Record<string, readonly string[]> = { domain: ['api', 'access', 'jobs', 'time'] }
const folders = (kind: string) =>
  existsSync(kind) ? readdirSync(kind).filter((name) => statSync(path.join(kind, name)).isDirectory()) : []
const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(path.join(folder, entry.name)) : [path.join(folder, entry.name)],
  )

describe('the house', () => {
  it.each(kinds)('%s holds only folders of known features', (kind) => {
    const known = [...Object.keys(features), ...(shared[kind] ?? [])]
    expect(folders(kind).filter((name) => !name.startsWith('_') && !known.includes(name))).toEqual([])
  })

  it('endpoints are named after their features', () => {
    const named = readdirSync('endpoints').filter((name) => !name.startsWith('_') && name !== 'index.ts')
    expect(named.map((name) => name.replace(/\.ts$/, '')).filter((name) => !(name in features))).toEqual([])
  })

  it.each(kinds)('%s has no empty folder', (kind) => {
    expect(folders(kind).filter((name) => files(path.join(kind, name)).length === 0)).toEqual([])
  })

  it('every collection states every right', () => {
    for (const { slug, access } of collections) {
      expect(Object.keys(access ?? {}).sort(), slug).toEqual([
        'admin',
        'create',
        'delete',
        'read',
        'readVersions',
        'unlock',
        'update',
      ])
    }
  })

  it('collections machines write have no locks that every signed-in caller could set', () => {
    expect(
      collections.filter(({ lockDocuments }) => lockDocuments !== false).map(({ slug }) => slug),
    ).toEqual([])
  })

  it('the README lists every feature', () => {
    const [, map] = /features:start -->\s+```text\n([^`]*)\n```/.exec(readFileSync('README.md', 'utf8'))!
    const all = Object.entries(features).map(([name, about]) => `${name.padEnd(14)} ${about}`)
    expect(map!.split('\n')).toEqual(all)
  })

  it('settings are documented one by one', () => {
    const read = [...readFileSync('services/env.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(
      (match) => match[1]!,
    )
    const documented = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z][A-Z_]+)=/gm)].map(
      (match) => match[1]!,
    )
    expect(read.length).toBeGreaterThan(15)
    expect(read.filter((name) => !documented.includes(name))).toEqual([])
  })

  it('statements with eight parameters and more name them (docs/decisions/028)', () => {
    const numbered = ['domain', 'endpoints', 'hooks', 'jobs', 'operations', 'seed', 'server', 'services']
      .flatMap(files)
      .concat(files('tests').filter((file) => !/\.(?:test|spec)\./.test(file)))
      .filter((file) => file.endsWith('.ts') && /\$(?:[89]|[1-9]\d)\b/.test(readFileSync(file, 'utf8')))
    expect(numbered).toEqual([])
  })

  it('no file of the product has a retired name, or one that says nothing of what it holds', () => {
    const isRetired = (file: string) => {
      const name = path.basename(file).split('.')[0]!
      return retiredNames.has(name) || retiredFileNames.has(name)
    }
    const product = [...kinds, 'access', 'admin', 'lib', 'seed', 'server', 'services', 'site/src'].flatMap(
      files,
    )
    expect(product.filter(isRetired)).toEqual([])
    expect(isRetired('site/src/features/notifications/bell.module.css')).toBe(true)
  })

  it('no file of the panel or the site has a retired word in its name', () => {
    const partsOf = (file: string) =>
      path.basename(file).split('.')[0]!.replace(/[A-Z]/g, ' $&').toLowerCase().split(/[ -]/)
    const hasRetired = (file: string) => partsOf(file).some((part) => retiredFileWords.has(part))
    const ours = ['admin', 'site/src', 'tests/admin', 'tests/site'].flatMap(files)
    expect(ours.filter(hasRetired)).toEqual([])
    expect(hasRetired('site/src/features/journal/lock/LockGate.tsx')).toBe(true)
    expect(hasRetired('site/src/features/ai/essay.ts')).toBe(false)
  })

  it('nothing is skipped, left open or silenced', () => {
    const ours = [
      'access',
      'admin',
      'collections',
      'domain',
      'endpoints',
      'globals',
      'hooks',
      'jobs',
      'messages',
      'operations',
      'seed',
      'server',
      'services',
      'site',
      'tests',
    ]
    const bad = /\b(it|test|describe)\.(skip|only|todo)\b|@ts-ignore|@ts-nocheck|\bTODO\b|\bFIXME\b/
    const found = ours
      .filter((folder) => existsSync(folder))
      .flatMap(files)
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('house.test.ts'))
      .filter((file) => bad.test(readFileSync(file, 'utf8')))
    expect(found).toEqual([])
  })
})
