import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { features } from '#domain/features.ts'
import { collections } from '#collections/index.ts'
import { textAt } from '#messages/catalog.ts'
import { en } from '#messages/en/index.ts'
import { adminViews, viewConfig } from '#admin/views.ts'

/** Every `/path/to/file.tsx#Name` that our part of Payload's settings names. */
function componentsOf(part: unknown): string[] {
  if (typeof part === 'string') return /^\/admin\/.+#/.test(part) ? [part] : []
  return part && typeof part === 'object' ? Object.values(part).flatMap(componentsOf) : []
}
const parts = collections.map(({ admin, fields }) => [admin?.components, fields])
const named = [...new Set(componentsOf([viewConfig(), parts]))]

describe('the registry of the panel', () => {
  it.each(named)('%s is a file that exports that name', (component) => {
    const [file, name] = component.split('#') as [string, string]
    expect(existsSync(`.${file}`), file).toBe(true)
    expect(readFileSync(`.${file}`, 'utf8')).toMatch(
      new RegExp(`export (async )?(const|function) ${name}\\b`),
    )
  })

  it('is what the generated list of components was made from', () => {
    const generated = readFileSync('app/(payload)/admin/importMap.js', 'utf8')
    const listed = [...generated.matchAll(/^ {2}"(\/admin\/[^"]+)":/gm)].map((match) => match[1]!)
    expect(listed.sort()).toEqual([...named].sort())
  })

  it.each(adminViews)('$name belongs to a feature and has a name in words', ({ feature, label }) => {
    expect(Object.keys(features)).toContain(feature)
    expect(textAt(en, label)).toEqual(expect.any(String))
  })

  it('gives every view its browser title', () => {
    for (const { name, label } of adminViews)
      expect(viewConfig().views).toMatchObject({
        [name === 'Dashboard' ? 'dashboard' : name]: { meta: { title: textAt(en, label) } },
      })
  })

  it('has no two views at one address, and none where Payload answers first', () => {
    const paths = adminViews.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    const taken =
      /^\/(collections|globals|reset|account|login|logout|forgot|unauthorized|create-first-user|[^/]+\/verify\/)/
    expect(paths.filter((path) => taken.test(path))).toEqual([])
  })

  it('wraps every view in the guard', () => {
    for (const { feature, name } of adminViews) {
      expect(readFileSync(`admin/${feature}/${name}/index.tsx`, 'utf8')).toContain(
        `export const ${name} = guarded('${name}'`,
      )
    }
  })
})
