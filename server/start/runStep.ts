import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { createInterface } from 'node:readline'

/** How a step ended: its exit code, and its last words for the operator. */
export type StepResult = { code: number | null; words: string }

const WORDS_LINES = 25

/** Runs one of our programs to its end. Aborting ends it and everything it started. */
export function runStep(
  args: string[],
  options: {
    cwd: string
    env: NodeJS.ProcessEnv
    signal: AbortSignal
    log?: string
    onLine?: (line: string) => unknown
  },
): Promise<StepResult> {
  const { cwd, env, signal, log, onLine } = options
  // Its own group, so that it can be ended with all it started.
  const child = spawn(process.execPath, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const file = log ? fs.createWriteStream(log) : undefined
  const words: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      file?.write(`${line}\n`)
      words.push(line)
      if (words.length > WORDS_LINES) words.shift()
      onLine?.(line)
    })
  }
  const end = () => endGroup(child.pid, 'SIGTERM')
  signal.addEventListener('abort', end, { once: true })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      signal.removeEventListener('abort', end)
      file?.end()
      if (signal.aborted) reject(new Stopped())
      else resolve({ code, words: words.join('\n') })
    })
  })
}

/** Thrown by a step that was cut short because everything stops. */
export class Stopped extends Error {
  override readonly name = 'Stopped'
}

/** Sends a signal to a process and everything it started. */
export function endGroup(pid: number | undefined, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch {
    // It has ended already.
  }
}
