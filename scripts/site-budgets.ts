import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { entryChunks, filesOf, memberChunks, screensOf } from './site-routes.ts'

/*
 * How many bytes of JavaScript a first visit loads, by route: every script the page asks for before the visitor presses
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
  '/guardian/:token': 114,
  '/chat-rooms': 146,
  '/chat-rooms/:key': 148,
  '/chat': 146,
  '/chat/:roomId': 148,
  '/chat/:focusArea/:roomId': 148,
  // Voice notes and what a held entry says. Source: docs/decisions/047-voice-notes.md. And parts that are drawn without
  // a pause. Source: docs/decisions/042-fewer-requests.md.
  '/journal': 150,
  // Data that come with the scripts, and a child's own focus areas. Source: docs/decisions/042-fewer-requests.md.
  '/dashboard': 148,
  '/parent-verification': 150,
} as const
// Encrypted drafts on the device cost members about 1 KB. Source: docs/decisions/032-drafts-on-the-device.md.
const fallback = { member: 147, steps: 148, public: 110 } as const
/**
 * Parts that load later, by the file their `import()` names: what each may add to the dashboard, which has the pieces
 * controls share.
 */
const later: Readonly<Record<string, number>> = {
  'src/lib/realtimeConnection.ts': 18,
  '../domain/moderation/readDangerByWords.ts': 10,
  'src/ui/charts/plots.ts': 95,
  // With the toasts, which an idle screen has loaded by then.
  'src/ui/DialogPart.tsx': 12,
  'src/ui/MenuPart.tsx': 22,
  'src/ui/PopoverPart.tsx': 22,
  'src/ui/ToastPart.tsx': 9,
}

const DASHBOARD = 'src/pages/dashboard/Dashboard.tsx'

/** One line of the table: a route, or a part that loads later (`+ file`). */
export type Load = { route: string; files: string[]; bytes: number; budget: number }

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
  const entry = entryChunks('en')

  return [
    load('/', ['src/pages/public/landing/landing.client.ts'], budgets['/'], ['comfort.js']),
    ...(['/crisis', '/help/nearby', '/help/national', '/legal', '/terms'] as const).map((route) => {
      const html = readFileSync(`${out}${route}/index.html`, 'utf8')
      const files = [...html.matchAll(/<script[^>]*src="\/([^"]+)"/g)].map(([, file]) => file!)
      return load(route, [], budgets[route], files)
    }),
    ...screensOf('en').map(({ path: route, frame, chunks }) =>
      load(route, [...entry, ...chunks], budgets[route as keyof typeof budgets] ?? fallback[frame], [
        'comfort.js',
      ]),
    ),
    ...Object.entries(later).map(([part, budget]) =>
      weigh(
        `+ ${path.posix.basename(part)}`,
        filesAdded(manifest, part, [...entry, ...memberChunks('en'), DASHBOARD]),
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
