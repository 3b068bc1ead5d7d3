import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import type { Manifest } from 'vite'

/*
 * How many bytes of JavaScript a first visit loads, by route: every script the page asks for before anybody presses
 * anything, brotli, 1 KB = 1000 bytes; and what the heavy parts add that load later. Fails when one grows past its
 * budget.
 */

const KB = 1_000
/** Routes that are not named get the limit of their frame. */
const budgets = {
  '/': 15,
  // Whole without script. The few hundred bytes only keep the page for times without a connection and speed up leaving
  // it.
  '/crisis': 1,
  '/help/nearby': 1,
  '/help/national': 1,
  '/legal': 1,
  '/terms': 1,
  '/auth': 110,
  // It explains and offers both answers before it asks.
  '/guardian/:token': 111,
} as const
// Encrypted drafts on the device cost members about 1 KB. Source: docs/decisions/032-drafts-on-the-device.md.
const fallback = { member: 147, steps: 147, public: 110 } as const
/**
 * Parts that load later, by the file their `import()` names: what each may add to the dashboard, which has the pieces
 * controls share.
 */
const later: Readonly<Record<string, number>> = {
  '../node_modules/pusher-js/dist/web/pusher.js': 18,
  '../domain/moderation/readDangerByWords.ts': 10,
  'src/ui/charts/plots.ts': 95,
  'src/ui/DialogPart.tsx': 9,
  'src/ui/MenuPart.tsx': 22,
  'src/ui/PopoverPart.tsx': 22,
  'src/ui/ToastPart.tsx': 9,
}

const DASHBOARD = 'src/pages/dashboard/Dashboard.tsx'

type Frame = keyof typeof fallback
/** A route of the app and the source file of its screen. */
export type FoundRoute = { path: string; frame: Frame; source: string; words: string[] }
/** One line of the table: a route, or a part that loads later (`+ file`). */
export type Load = { route: string; files: string[]; bytes: number; budget: number }

/**
 * Reads routes out of a feature's `routes.tsx`: each `path` with the `import()` that follows it, and the list it is in.
 */
export function routesIn(text: string, folder: string): FoundRoute[] {
  const words = featureMessagesIn(text)
  return [...text.matchAll(/path:\s*'([^']+)'[\s\S]*?import\('([^']+)'\)([^}]*)/g)].map((match) => {
    const before = text.slice(0, match.index)
    const own = namesIn(/words:\s*\[([^\]]*)\]/.exec(match[3]!)?.[1])
    const frame = [...before.matchAll(/\b(member|steps|public):\s*\[/g)].at(-1)?.[1] ?? 'public'
    return {
      path: match[1]!,
      frame: frame as Frame,
      source: path.posix.join(folder, match[2]!),
      words: [...words, ...own],
    }
  })
}

/** Parts of the member frame (`barEnd`, `floating`) load with its first screen. */
export function framePartsIn(text: string, folder: string): string[] {
  const lists = [...text.matchAll(/\b(?:barEnd|floating):\s*\[([\s\S]*?)\]/g)].map(([, list]) => list!)
  return lists.flatMap((list) =>
    [...list.matchAll(/import\('([^']+)'\)/g)].map(([, source]) => path.posix.join(folder, source!)),
  )
}

const namesIn = (list: string | undefined): string[] =>
  [...(list ?? '').matchAll(/'(\w+)'/g)].map(([, name]) => name!)

/** The words that load with every screen and part of a feature: its own `words`, not those of single routes. */
export const featureMessagesIn = (text: string): string[] =>
  namesIn(/^ {2}words:\s*\[([^\]]*)\]/m.exec(text)?.[1])

/** The lists of routes, of features and of pages. */
export const routeFiles = (): string[] =>
  ['site/src/features', 'site/src/pages'].flatMap((root) =>
    readdirSync(root)
      .flatMap((name) => [`${root}/${name}/routes.ts`, `${root}/${name}/routes.tsx`])
      .filter((file) => existsSync(file)),
  )

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

/** The scripts a part asks for that are not loaded yet. */
export function filesAdded(manifest: Manifest, part: string, loaded: readonly string[]): string[] {
  const known = new Set(filesOf(manifest, loaded))
  return filesOf(manifest, [part]).filter((file) => !known.has(file))
}

function measure(out: string): Load[] {
  const read = (name: string) => JSON.parse(readFileSync(`${out}/.vite/${name}.json`, 'utf8')) as Manifest
  const manifest: Manifest = { ...read('manifest'), ...read('landing') }
  const size = (file: string) => brotliCompressSync(readFileSync(`${out}/${file}`)).length
  const load = (
    route: string,
    keys: readonly string[],
    budget: number,
    more: readonly string[] = [],
  ): Load => {
    return weigh(route, [...filesOf(manifest, keys), ...more], budget)
  }
  const weigh = (route: string, files: string[], budget: number): Load => ({
    route,
    files,
    budget: budget * KB,
    bytes: files.reduce((sum, file) => sum + size(file), 0),
  })
  const sources = routeFiles().map((file) => ({
    text: readFileSync(file, 'utf8'),
    folder: path.posix.relative('site', path.posix.dirname(file)),
  }))
  const shell = ['src/app/main.tsx', '../messages/site/en.ts']
  const messagesFile = (name: string) => `../messages/en/${name}.ts`
  const frameParts = sources.flatMap(({ text, folder }) => {
    const parts = framePartsIn(text, folder)
    return parts.length > 0 ? [...parts, ...featureMessagesIn(text).map(messagesFile)] : []
  })
  const member = ['src/app/frame/MemberFrame.tsx', ...frameParts]

  return [
    load('/', ['src/pages/public/landing/landing.client.ts'], budgets['/'], ['comfort.js']),
    ...(['/crisis', '/help/nearby', '/help/national', '/legal', '/terms'] as const).map((route) => {
      const html = readFileSync(`${out}${route}/index.html`, 'utf8')
      const files = [...html.matchAll(/<script[^>]*src="\/([^"]+)"/g)].map(([, file]) => file!)
      return load(route, [], budgets[route], files)
    }),
    ...sources
      .flatMap(({ text, folder }) => routesIn(text, folder))
      .map(({ path: route, frame, source, words }) =>
        load(
          route,
          [...shell, source, ...words.map(messagesFile), ...(frame === 'public' ? [] : member)],
          budgets[route as keyof typeof budgets] ?? fallback[frame],
          ['comfort.js'],
        ),
      ),
    ...Object.entries(later).map(([part, budget]) =>
      weigh(
        `+ ${path.posix.basename(part)}`,
        filesAdded(manifest, part, [...shell, ...member, DASHBOARD]),
        budget,
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
