import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { doing } from './log.mjs'
import { StartError } from './startError.mjs'

/**
 * Whether the installed packages are other than those of the lockfile: missing, another version, or cut short. Packages
 * of other platforms do not count.
 * @param {string} root
 */
export function installIsStale(root) {
  const wanted = readPackages(path.join(root, 'package-lock.json'))
  const installed = readPackages(path.join(root, 'node_modules', '.package-lock.json'))
  if (!wanted || !installed) return true
  return Object.entries(wanted).some(([at, { version, optional, devOptional, link }]) => {
    if (at === '' || link) return false
    if (!installed[at]) return !optional && !devOptional
    return installed[at].version !== version || !fs.existsSync(path.join(root, at, 'package.json'))
  })
}

function readPackages(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * Installs the packages of the lockfile when that is needed.
 * @param {string} root
 */
export async function installWhenStale(root) {
  if (!installIsStale(root)) return
  await doing('Installing packages (the first time takes about a minute)', () => npmCi(root))
}

function npmCi(root) {
  // npm says where it is when it started us; otherwise it is looked for like any program.
  const self = process.env.npm_execpath
  const [command, first] = self?.endsWith('.js') ? [process.execPath, [self]] : ['npm', []]
  const args = [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && command === 'npm',
    })
    let words = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (words += text))
    child.on('error', () =>
      reject(new StartError('npm was not found. It comes with Node; install it and try again.')),
    )
    child.on('close', (code) => {
      if (code === 0) resolve()
      else
        reject(new StartError(`Installing the packages failed (npm ci ended with ${code}):\n${words.trim()}`))
    })
  })
}
