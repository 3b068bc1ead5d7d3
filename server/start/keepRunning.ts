import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import { keepSmall, PRIVATE } from './logFiles.ts'
import { endGroup } from './runStep.ts'

/** Pauses before a program that ended is started again; the last one holds from then on. */
const PAUSES_MS = [500, 1_000, 2_000, 5_000, 15_000]
/** A program that ran this long was well; its next fall counts as the first. */
const WELL_AFTER_MS = 30_000

/** A program that is kept running. */
export type Kept = {
  readonly name: string
  readonly logFile: string
  /** How often it ended by itself since it was last well. */
  falls(): number
  /** Ends it: SIGTERM now, SIGKILL after `killAfterMs`. Resolves when it is gone. */
  stop(killAfterMs: number): Promise<void>
}

/** Starts a program and starts it again whenever it ends, until it is stopped. */
export function keepRunning(options: {
  name: string
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  logFile: string
  onStart: (pid: number) => void
  log: (line: string) => void
}): Kept {
  const { name, args, cwd, env, logFile, onStart, log } = options
  let child: ChildProcess | undefined
  let again: NodeJS.Timeout | undefined
  let falls = 0
  let stopped = false
  const rotation = keepSmall(logFile)

  function start() {
    const begun = Date.now()
    const output = fs.openSync(logFile, 'a', PRIVATE)
    child = spawn(process.execPath, args, {
      cwd,
      env,
      // Its own group: Ctrl-C reaches us alone, and we end everything in order.
      detached: true,
      // The channel is how it notices that we are gone, also after a kill -9: then it ends by itself.
      stdio: ['ignore', output, output, 'ipc'],
    })
    fs.closeSync(output)
    if (child.pid !== undefined) onStart(child.pid)
    // An error here means it could not be started at all; "exit" does not come then.
    child.once('error', () => fell(begun, 'could not be started'))
    child.once('exit', (code, signal) => fell(begun, `ended (${signal ?? code})`))
  }

  function fell(begun: number, how: string) {
    child = undefined
    if (stopped) return
    if (Date.now() - begun > WELL_AFTER_MS) falls = 0
    const pause = PAUSES_MS[Math.min(falls, PAUSES_MS.length - 1)] ?? 0
    falls += 1
    log(`The ${name} process ${how}; starting it again. Its log: ${logFile}`)
    again = setTimeout(start, pause)
  }

  start()
  return {
    name,
    logFile,
    falls: () => falls,
    async stop(killAfterMs) {
      stopped = true
      clearTimeout(again)
      rotation.end()
      const running = child
      if (!running || running.exitCode !== null || running.signalCode !== null) return
      const exit = new Promise<void>((resolve) => running.once('exit', () => resolve()))
      running.kill('SIGTERM')
      const kill = setTimeout(() => endGroup(running.pid, 'SIGKILL'), killAfterMs)
      await exit
      clearTimeout(kill)
    },
  }
}
