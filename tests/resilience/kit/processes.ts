import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** One process of the product, started from its source. */
export type Process = {
  pid: number
  /** Null while it runs. */
  exitCode: () => number | null
  /** What it wrote: to standard error, and what ended it. */
  words: () => string
  kill: (signal?: NodeJS.Signals) => Promise<void>
}

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** How long a process may take to start on a busy machine. */
const START_MS = 90_000

/**
 * Starts `server/<name>.ts` with settings and waits until `healthUrl` answers. @throws Error with its words when it
 * does not.
 */
export async function startProcess(
  name: 'api' | 'worker' | 'sandbox',
  settings: Record<string, string>,
  healthUrl: string,
): Promise<Process> {
  const child = spawn(process.execPath, ['--conditions=production', '--import', 'tsx', `server/${name}.ts`], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_ENV: 'test', LOG_LEVEL: 'fatal', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let words = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (words += part.toString()))
  const deadline = performance.now() + START_MS
  while (!(await answers(healthUrl))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await end(child, 'SIGKILL')
      throw new Error(`${name} did not start: ${words}`)
    }
    await sleep(50)
  }
  return {
    pid: child.pid!,
    exitCode: () => child.exitCode,
    words: () => words,
    kill: (signal = 'SIGKILL') => end(child, signal),
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await gone
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
