import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { freePort } from '#server/start/ports.mjs'
import { copyEmptyCluster } from '#tests/kit/emptyCluster.ts'
import { newFolder } from '#tests/kit/newFolder.ts'

/** What a pretended program does: answers on its port, ends when told to or when the supervisor is gone. */
const program = (port: string, more = '') => `
import http from 'node:http'
const server = http.createServer((req, res) => {
  if (req.url === '/crash') process.exit(3)
  res.end(JSON.stringify({ pid: process.pid, database: process.env.DATABASE_URL, mode: process.env.NODE_ENV }))
})
const end = () => process.exit(0)
process.on('SIGTERM', end).on('disconnect', end)
server.listen(${port}, '127.0.0.1')
${more}
`
const programs = {
  api: program('process.env.PORT'),
  worker: program('process.env.WORKER_HEALTH_PORT'),
  sandbox: program('process.env.SANDBOX_PORT'),
  admin: program('new URL(process.env.ADMIN_URL).port'),
  release: `console.log('Migrating: one')
console.log('Demo accounts: ' + JSON.stringify([{ who: 'adult', email: 'ann@demo.example', password: 'pw' }]))`,
}

/** A small project that `npm start` can run: our supervisor and services, with pretended programs. */
export async function pretendProject(
  more: Partial<Record<keyof typeof programs, string>> = {},
): Promise<string> {
  const root = newFolder('evenkeel-project-')
  for (const folder of ['server/start', 'services', 'lib'])
    fs.cpSync(folder, path.join(root, folder), { recursive: true })
  // What the settings are checked with, beside them.
  for (const file of ['package.json', 'domain/account/ageGroup.ts', 'domain/ops/releaseChecks.ts']) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    fs.copyFileSync(file, path.join(root, file))
  }
  linkPackages(root)
  fs.mkdirSync(path.join(root, 'scripts'))
  const outputs = JSON.stringify({ ...programs, ...more })
  fs.writeFileSync(
    path.join(root, 'scripts/build.mjs'),
    `import fs from 'node:fs'
console.log('Building the server')
fs.mkdirSync('dist/server', { recursive: true })
for (const [name, text] of Object.entries(${outputs})) fs.writeFileSync('dist/server/' + name + '.mjs', text)`,
  )
  await copyEmptyCluster(path.join(root, '.data/pg'))
  return root
}

/**
 * Gives the project the packages of this checkout. The folder is its own and holds a link for each of them, so that an
 * install that empties it takes away links; and its lockfile is what is installed, so that no install is due.
 */
function linkPackages(root: string): void {
  const [from, to] = [path.resolve('node_modules'), path.join(root, 'node_modules')]
  fs.mkdirSync(to)
  for (const name of fs.readdirSync(from)) fs.symlinkSync(path.join(from, name), path.join(to, name))
  fs.copyFileSync(path.join(from, '.package-lock.json'), path.join(root, 'package-lock.json'))
}

/** A supervisor that was started. */
export type Started = {
  child: ChildProcess
  said: () => string
  /** Resolves when it has said something that matches; rejects when it ends without. */
  says: (what: RegExp) => Promise<void>
  exit: Promise<number | null>
}

/** Runs `npm start`'s program in a project; with `through`, two shells stand before it, as npm and its shell do. */
export function start(
  root: string,
  env: NodeJS.ProcessEnv | Record<string, string>,
  through = false,
): Started {
  const { NODE_ENV: _, VITEST: __, npm_lifecycle_event: ___, ...outer } = process.env
  const options = {
    cwd: root,
    env: { ...outer, ...env } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'],
  }
  const child = through
    ? spawn(
        '/bin/sh',
        ['-c', `/bin/sh -c '"${process.execPath}" server/start/start.mjs; true'; true`],
        options,
      )
    : spawn(process.execPath, ['server/start/start.mjs'], options)
  let text = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      for (const heard of listeners) heard()
    })
  }
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return {
    child,
    said: () => text,
    exit,
    says: (what) =>
      new Promise((resolve, reject) => {
        const look = () => what.test(text) && (listeners.delete(look), resolve())
        listeners.add(look)
        look()
        void exit.then(
          (code) =>
            what.test(text) || reject(new Error(`ended with ${code} and never said ${what}:\n${text}`)),
        )
      }),
  }
}

/** Settings for a run of its own. */
export async function ownPort() {
  const port = await freePort()
  return { port, env: { PORT: String(port), HOST: '127.0.0.1' } }
}

/** What a pretended program answers; undefined when it is not there. */
export async function ask(
  port: number,
  at = '/',
): Promise<{ pid: number; database: string; mode: string } | undefined> {
  try {
    return (await (await fetch(`http://127.0.0.1:${port}${at}`)).json()) as never
  } catch {
    return undefined
  }
}
