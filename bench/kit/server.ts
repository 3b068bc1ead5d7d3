import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../server/start/ports.mjs'
import { pinElsewhere, pinServer } from './cores.ts'

/** A server under test, in a process of its own. */
export type Server = {
  name: string
  url: string
  /** Milliseconds from its start to its first answer. */
  startedInMs: number
  /** Lets it run or stops it, so that only one server has the processor. */
  resume: () => void
  pause: () => void
  /** Milliseconds of processor time it has used. */
  cpuMs: () => number
  /** Its memory in use, in MB; undefined where the system does not say. */
  memoryMb: () => number | undefined
  /** Tells it to clear its memory; only for one started with `COLLECTED`. */
  collect: () => void
  stop: () => Promise<void>
}

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Ticks of the system's processor clock in a second; Linux has had this figure for ever. */
const TICKS_PER_SECOND = 100

/** Options of Node.js for a server that clears its memory when told so. */
export const COLLECTED = ['--expose-gc', '--import', './bench/kit/collect.mjs'] as const

type Start = {
  name: string
  args: readonly string[]
  env: (port: number) => Record<string, string>
  firstPath: string
  firstStatus?: number
  /** Helps the server under test, and shares the cores of the database. */
  isHelper?: boolean
}

/** Starts a server on a free port of this machine and waits for its first answer. @throws Error with its words. */
export async function startServer({
  name,
  args,
  env,
  firstPath,
  firstStatus = 200,
  isHelper = false,
}: Start): Promise<Server> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const begun = performance.now()
  const child = spawn(process.execPath, [...args.map((arg) => arg.replace('{port}', String(port)))], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let words = ''
  child.stderr.on('data', (part: Buffer) => (words += part.toString()))
  while ((await statusOf(url + firstPath)) !== firstStatus) {
    if (child.exitCode !== null || performance.now() - begun > 60_000)
      throw new Error(`${name} does not answer: ${words}`)
    await sleep(5)
  }
  const startedInMs = performance.now() - begun
  const pid = child.pid!
  if (isHelper) pinElsewhere(pid)
  else pinServer(pid)
  return {
    name,
    url,
    startedInMs,
    resume: () => process.kill(pid, 'SIGCONT'),
    pause: () => process.kill(pid, 'SIGSTOP'),
    cpuMs: () => processorMs(pid),
    memoryMb: () => memoryMb(pid),
    collect: () => process.kill(pid, 'SIGUSR2'),
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGCONT')
      child.kill('SIGTERM')
      await Promise.race([gone, sleep(3_000)])
      child.kill('SIGKILL')
    },
  }
}

async function statusOf(url: string): Promise<number> {
  try {
    const answer = await fetch(url)
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0
  }
}

function processorMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND
  } catch {
    return NaN
  }
}

function memoryMb(pid: number): number | undefined {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024)
  } catch {
    return undefined
  }
}
