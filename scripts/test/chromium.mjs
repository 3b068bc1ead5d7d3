import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { doing, log } from '../../server/start/log.mjs'
import { StartError } from '../../server/start/startError.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The Chromium (or Chrome) of this machine: `CHROMIUM_PATH`, else one that is installed, else Debian's package.
 * @returns {Promise<string>}
 */
export async function requireChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (fs.existsSync(given)) return given
    throw new StartError(`CHROMIUM_PATH is ${given}, and there is nothing there.`)
  }
  const found = findChromium(process.env.PATH)
  if (found) return found
  await installFromDebian()
  const installed = findChromium(`${process.env.PATH}${path.delimiter}/usr/bin`)
  if (installed) return installed
  throw new StartError('Debian’s chromium was installed, but no program of that name is in the PATH.')
}

/**
 * Looks for a browser in the folders of a PATH.
 * @param {string | undefined} searchPath
 * @returns {string | undefined}
 */
export function findChromium(searchPath = '') {
  const folders = searchPath.split(path.delimiter).filter(Boolean)
  const candidates = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  if (process.platform === 'darwin') candidates.push(...MAC)
  return candidates.find((file) => {
    try {
      fs.accessSync(file, fs.constants.X_OK)
      return fs.statSync(file).isFile()
    } catch {
      return false
    }
  })
}

async function installFromDebian() {
  const advice = 'Install Chromium or Chrome and run the tests again, or set CHROMIUM_PATH to its program.'
  if (!works('apt-get', ['--version']))
    throw new StartError(`No Chromium was found, and there is no apt-get here to install it. ${advice}`)
  const before = process.getuid?.() === 0 ? [] : works('sudo', ['-n', 'true']) ? ['sudo', '-n'] : undefined
  if (!before)
    throw new StartError(`No Chromium was found, and this user may not install packages. ${advice}`)
  await doing('No Chromium was found: installing Debian’s package', async () => {
    await apt(before, ['update'])
    await apt(before, ['install', '-y', '--no-install-recommends', 'chromium'])
  })
}

const works = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

function apt(before, args) {
  const [command, ...rest] = [...before, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args]
  return new Promise((resolve, reject) => {
    const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'pipe'] })
    let words = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => (words = `${words}${text}`.slice(-2_000)))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) return resolve(undefined)
      log(words)
      reject(
        new StartError(
          `apt-get ${args[0]} ended with ${code}. Install Chromium by hand or set CHROMIUM_PATH.`,
        ),
      )
    })
  })
}
