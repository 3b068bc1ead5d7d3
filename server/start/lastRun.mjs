import fs from 'node:fs'
import path from 'node:path'
import { ancestorsOf, commandOf, endProcess, gone, isAlive } from './processes.mjs'
import { log } from './log.mjs'
import { StartError } from './startError.mjs'

const ENTRY = 'server/start/start.mjs'
const PROGRAMS = 'dist/server/'
/** How long a process may take to end by itself; a little more than it gives its own work. */
const TIMEOUT_MS = 12_000

/**
 * Makes this the one run of a data folder. Deals with what an earlier run left behind:
 * - its supervisor lives and so does its parent process: that run goes on, and this one refuses;
 * - its supervisor lives but its terminal or npm is gone (`kill -9` of npm): it is ended, in order;
 * - it was killed: its processes notice and end by themselves, which is waited for.
 * The file holds process numbers, and numbers are given out again; so a process counts only when its command is ours.
 * @param {string} dataDir
 */
export async function claimRun(dataDir) {
  const file = path.join(dataDir, 'running.json')
  const last = read(file)
  if (last && last.pid !== process.pid && isOurs(last.pid, ENTRY)) {
    if (String(ancestorsOf(last.pid)) === String(last.ancestors)) {
      throw new StartError(
        `Evenkeel already runs with the data in ${dataDir} (process ${last.pid}). ` +
          `Stop that one first: Ctrl-C where it runs, or: kill ${last.pid}`,
      )
    }
    log('An earlier start is still running without its terminal; ending it first.')
    await endProcess(last.pid, TIMEOUT_MS)
  }
  const leftOver = Object.values(last?.children ?? {}).filter((pid) => isOurs(pid, PROGRAMS))
  if (leftOver.length > 0) log('Waiting for the processes of the last run to end.')
  for (const pid of leftOver) if (!(await gone(pid, TIMEOUT_MS))) await endProcess(pid, 0)

  const run = { pid: process.pid, ancestors: ancestorsOf(process.pid), children: {} }
  const write = () => {
    fs.writeFileSync(`${file}.part`, `${JSON.stringify(run)}\n`)
    fs.renameSync(`${file}.part`, file)
  }
  write()
  return {
    /** Who started this run; see `whenNpmIsGone`. */
    ancestors: run.ancestors,
    /** Notes the process a program runs as, for the next start to find when this one is killed. */
    note(name, pid) {
      run.children[name] = pid
      write()
    },
    /** The run ended in order: the next one has nothing to look for. */
    release: () => fs.rmSync(file, { force: true }),
  }
}

const isOurs = (pid, command) => isAlive(pid) && commandOf(pid).replaceAll('\\', '/').includes(command)

function read(file) {
  try {
    const run = JSON.parse(fs.readFileSync(file, 'utf8'))
    return Number.isInteger(run.pid) ? run : undefined
  } catch {
    return undefined
  }
}
