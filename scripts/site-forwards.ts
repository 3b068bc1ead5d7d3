import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest, Plugin } from 'vite'

/** A chunk that only passes on what another one has: `names` of its exports by the names the other one gives them. */
export type Forward = { to: string; names: Record<string, string> }

/** Reads a forward out of its code; undefined for any other code. */
export function forwardOf(code: string): Forward | undefined {
  const [, list, to] = /^export\{([^}]+)\}from["'`]\.\/([^"'`]+)["'`];?\s*$/.exec(code) ?? []
  if (!list || !to) return undefined
  const pairs = list.split(',').map((item) => item.trim().split(' as '))
  return { to, names: Object.fromEntries(pairs.map(([theirs, ours = theirs]) => [ours!, theirs!])) }
}

/** Lets each `import()` of a forward load the chunk behind it. */
export function withoutForwards(code: string, forwards: ReadonlyMap<string, Forward>): string {
  let text = code
  for (const [file, { to, names }] of forwards) {
    const members = Object.entries(names).map(([ours, theirs]) => `${ours}:m.${theirs}`)
    for (const quote of ['`', '"', "'"]) {
      text = text.replaceAll(
        `import(${quote}./${file}${quote})`,
        `import(${quote}./${to}${quote}).then(m=>({${members.join()}}))`,
      )
    }
    // The list of files to load ahead, which vite writes into a chunk.
    text = text.replaceAll(`"assets/${file}"`, `"assets/${to}"`)
    if (text.includes(file)) throw new Error(`${file} is loaded in a way the build does not know`)
  }
  return text
}

/**
 * Saves a request for each `import()` of a module that stands in a chunk group: the bundler gives such a module a file
 * of its own with fifty bytes, which only passes on what the group's file exports.
 */
export function noForwards(): Plugin {
  const forwards = new Map<string, Forward>()
  return {
    name: 'no-forwards',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      for (const chunk of chunks) {
        const forward = chunk.isDynamicEntry ? forwardOf(chunk.code) : undefined
        if (forward) forwards.set(path.basename(chunk.fileName), forward)
      }
      for (const chunk of chunks) {
        if (!forwards.has(path.basename(chunk.fileName))) chunk.code = withoutForwards(chunk.code, forwards)
      }
    },
    writeBundle({ dir }) {
      if (forwards.size === 0) return
      const manifestFile = `${dir}/.vite/manifest.json`
      const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
      for (const chunk of Object.values(manifest)) {
        const forward = forwards.get(path.basename(chunk.file))
        if (forward) chunk.file = `assets/${forward.to}`
      }
      writeFileSync(manifestFile, JSON.stringify(manifest, null, 2))
      for (const file of forwards.keys()) rmSync(`${dir}/assets/${file}`)
    },
  }
}
