import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import type { Manifest } from 'vite'

/*
 * How many bytes of JavaScript a first visit loads, by route: every script the page asks for before anybody presses
 * anything, brotli, 1 KB = 1000 bytes. Fails when one grows past its budget.
 */

const KB = 1_000
/** Source: issue "Foundation", part 6. Routes that are not named get `member` or `public`. */
const budgets = {
  '/': 15,
  '/crisis': 0,
  '/help/nearby': 0,
  '/help/national': 0,
  '/auth': 100,
  '/dashboard': 130,
} as const
const fallback = { member: 130, steps: 130, public: 100 } as const

type Frame = keyof typeof fallback
/** A route of the app and the source file of its screen. */
export type FoundRoute = { path: string; frame: Frame; source: string }
/** One line of the table. */
export type Load = { route: string; files: string[]; bytes: number; budget: number }

/** Reads routes out of a feature's `routes.tsx`: each `path` with the `import()` that follows it, and the list it is in. */
export function routesIn(text: string, folder: string): FoundRoute[] {
  return [...text.matchAll(/path:\s*'([^']+)'[\s\S]*?import\('([^']+)'\)/g)].map((match) => {
    const before = text.slice(0, match.index)
    const frame = [...before.matchAll(/\b(member|steps|public):\s*\[/g)].at(-1)?.[1] ?? 'public'
    return { path: match[1]!, frame: frame as Frame, source: path.posix.join(folder, match[2]!) }
  })
}

/** Parts of the member frame (`barEnd`, `floating`) load with its first screen. */
export function framePartsIn(text: string, folder: string): string[] {
  const lists = [...text.matchAll(/\b(?:barEnd|floating):\s*\[([\s\S]*?)\]/g)].map(([, list]) => list!)
  return lists.flatMap((list) =>
    [...list.matchAll(/import\('([^']+)'\)/g)].map(([, source]) => path.posix.join(folder, source!)),
  )
}

/** All scripts that loading these chunks asks for: the chunks, and what they import at once. */
export function filesOf(manifest: Manifest, keys: readonly string[]): string[] {
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is not in the manifest`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return [...files].filter((file) => file.endsWith('.js'))
}

function measure(out: string): Load[] {
  const manifest = JSON.parse(readFileSync(`${out}/.vite/manifest.json`, 'utf8')) as Manifest
  const size = (file: string) => brotliCompressSync(readFileSync(`${out}/${file}`)).length
  const load = (
    route: string,
    keys: readonly string[],
    budget: number,
    more: readonly string[] = [],
  ): Load => {
    const files = [...filesOf(manifest, keys), ...more]
    return { route, files, budget: budget * KB, bytes: files.reduce((sum, file) => sum + size(file), 0) }
  }
  const sources = readdirSync('site/src/features').flatMap((feature) =>
    ['routes.tsx', 'routes.ts']
      .map((name) => `site/src/features/${feature}/${name}`)
      .filter((file) => existsSync(file))
      .map((file) => ({ text: readFileSync(file, 'utf8'), folder: `src/features/${feature}` })),
  )
  const shell = ['src/app/main.tsx', '../messages/site/en.ts']
  const frameParts = sources.flatMap(({ text, folder }) => framePartsIn(text, folder))
  const member = ['src/app/frame/MemberFrame.tsx', ...frameParts]

  return [
    load('/', ['src/features/_shell/landing/landing.client.ts'], budgets['/'], ['comfort.js']),
    ...(['/crisis', '/help/nearby', '/help/national'] as const).map((route) => {
      const html = readFileSync(`${out}${route}/index.html`, 'utf8')
      const files = [...html.matchAll(/<script[^>]*src="\/([^"]+)"/g)].map(([, file]) => file!)
      return load(route, [], budgets[route], files)
    }),
    ...sources
      .flatMap(({ text, folder }) => routesIn(text, folder))
      .map(({ path: route, frame, source }) =>
        load(
          route,
          [...shell, source, ...(frame === 'public' ? [] : member)],
          budgets[route as keyof typeof budgets] ?? fallback[frame],
          ['comfort.js'],
        ),
      ),
  ]
}

/** Prints the table; says whether every route keeps its budget. */
export function checkBudgets(out = 'dist/site'): boolean {
  const loads = measure(out)
  for (const { route, files, bytes, budget } of loads) {
    const verdict = bytes > budget ? 'OVER' : 'ok'
    const figures = `${(bytes / KB).toFixed(1).padStart(7)} of ${String(budget / KB).padStart(3)} KB`
    console.log(
      `${verdict.padEnd(5)}${route.padEnd(24)}${figures}  ${String(files.length).padStart(2)} files`,
    )
  }
  const missing = Object.keys(budgets).filter((route) => !loads.some((load) => load.route === route))
  for (const route of missing) console.log(`skip ${route.padEnd(24)} no such route yet`)
  return loads.every(({ bytes, budget }) => bytes <= budget)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && !checkBudgets()) process.exitCode = 1
