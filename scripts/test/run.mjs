import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/**
 * Runs a program of ours and streams what it says. `onLine` also gets each line.
 * @param {string[]} args
 * @param {{ root: string, env?: Record<string, string | undefined>, onLine?: (line: string) => void }} options
 * @returns {Promise<number>} its exit code
 */
export function run(args, { root, env = {}, onLine }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', onLine ? 'pipe' : 'inherit', 'inherit'],
    })
    let rest = ''
    child.stdout?.on('data', (chunk) => {
      process.stdout.write(chunk)
      const lines = `${rest}${chunk}`.split('\n')
      rest = lines.pop() ?? ''
      lines.forEach(onLine)
    })
    child.on('error', reject)
    child.on('close', (code) => {
      if (rest) onLine?.(rest)
      resolve(code ?? 1)
    })
  })
}

/**
 * Gives a file name for a report, reads the report that `work` writes there, and removes it.
 * @template T
 * @param {(file: string) => Promise<number>} work
 * @param {(report: any, code: number) => T} count `report` is undefined when none was written
 * @returns {Promise<T>}
 */
export async function withReport(work, count) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evenkeel-report-'))
  const file = path.join(folder, 'report.json')
  try {
    const code = await work(file)
    return count(fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined, code)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
