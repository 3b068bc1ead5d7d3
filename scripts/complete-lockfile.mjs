/**
 * Adds to the lockfile the optional packages of other platforms that the registry at hand does not carry. npm leaves
 * such packages out when it writes a lockfile, and then `npm ci` rejects the same lockfile because they are missing.
 * Run it after `npm install`.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const FILE = 'package-lock.json'
const lock = JSON.parse(readFileSync(FILE, 'utf8'))
const { packages } = lock
const systems = {
  darwin: /darwin/,
  win32: /win32|windows/,
  freebsd: /freebsd/,
  android: /android/,
  openharmony: /openharmony/,
  linux: /linux/,
}
const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64']

const isLocked = (from, name) => {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    if (packages[`${base ? `${base}/` : ''}node_modules/${name}`]) return true
    if (base === '') return false
  }
}
const added = []
for (const [place, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    if (isLocked(place, name)) continue
    const os = Object.keys(systems).find((system) => systems[system].test(name))
    const cpu = /-arm-/.test(name) ? 'arm' : processors.find((one) => name.split(/[-.]/).includes(one))
    packages[`node_modules/${name}`] = {
      version: range.replace(/^[\^~]/, ''),
      ...(dev && { dev }),
      ...(cpu && { cpu: [cpu] }),
      optional: true,
      ...(os && { os: [os] }),
    }
    added.push(name)
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)
process.stdout.write(`Added to the lockfile: ${added.length === 0 ? 'nothing' : added.join(', ')}\n`)
