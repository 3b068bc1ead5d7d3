import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** JavaScript of a first visit to a route, brotli, in KB of 1000 bytes, and what it may be. */
export type RouteBytes = { route: string; kb: number; budget: number }

const ROOT = path.resolve(import.meta.dirname, '../..')

/** B4: bytes of JavaScript per route, as the site's own check counts them; undefined when the site is not built. */
export function bytesPerRoute(): RouteBytes[] | undefined {
  if (!existsSync(path.join(ROOT, 'dist/site/.vite/manifest.json'))) return undefined
  const check = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/site-budgets.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const lines = check.stdout.matchAll(/^(?:ok|OVER)\s+(\S+)\s+([\d.]+) of\s+([\d.]+) KB/gm)
  return [...lines].map(([, route, kb, budget]) => ({
    route: route!,
    kb: Number(kb),
    budget: Number(budget),
  }))
}
