import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { StartError } from './startError.mjs'
import { doing, log } from './log.mjs'
import { runStep } from './runStep.ts'

/** Folders of the project that are no input of the build. What begins with a dot is none either. */
const NO_SOURCES = new Set([
  'node_modules',
  'dist',
  'tests',
  'bench',
  'docs',
  'coverage',
  'test-results',
  'playwright-report',
])
/** Files that tools write by themselves. */
const GENERATED = /(?:\.tsbuildinfo|next-env\.d\.ts|\.md)$/
const OUTPUTS = [
  'dist/server/api.mjs',
  'dist/server/worker.mjs',
  'dist/server/release.mjs',
  'dist/server/admin.mjs',
  'dist/server/sandbox.mjs',
]
const STAMP = 'dist/sources.sha256'

/** A hash over the content of all sources: equal means that a build of then is a build of now. */
export function sourcesHash(root: string): string {
  const hash = createHash('sha256')
  for (const file of sourceFiles(root, '')) {
    hash
      .update(file)
      .update('\0')
      .update(fs.readFileSync(path.join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function sourceFiles(root: string, folder: string): string[] {
  const entries = fs.readdirSync(path.join(root, folder), { withFileTypes: true })
  return entries
    .filter(
      ({ name }) =>
        !name.startsWith('.') && !GENERATED.test(name) && (folder !== '' || !NO_SOURCES.has(name)),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const at = path.posix.join(folder, entry.name)
      if (entry.isDirectory()) return sourceFiles(root, at)
      return entry.isFile() ? [at] : []
    })
}

/** Builds when there is no build of the present sources. `log` gets everything the build says. */
export async function buildWhenStale(
  root: string,
  options: { log: string; signal: AbortSignal },
): Promise<void> {
  const hash = sourcesHash(root)
  const stamp = path.join(root, STAMP)
  const complete = OUTPUTS.every((file) => fs.existsSync(path.join(root, file)))
  if (complete && fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8').trim() === hash) return
  // Gone first, so that a build that is cut short is not taken for a whole one.
  fs.rmSync(stamp, { force: true })
  await doing('Building (the first time, and after every change of the sources)', async () => {
    const { code, words } = await runStep(['scripts/build.mjs'], {
      cwd: root,
      env: withoutNodeEnv(),
      signal: options.signal,
      log: options.log,
      onLine: (line) => line.startsWith('Building') && log(`  ${line}`),
    })
    if (code !== 0)
      throw new StartError(`The build failed. Its last words (all of them: ${options.log}):\n${words}`)
  })
  fs.writeFileSync(stamp, `${hash}\n`)
}

const withoutNodeEnv = () => ({ ...process.env, NODE_ENV: 'production' }) as NodeJS.ProcessEnv
