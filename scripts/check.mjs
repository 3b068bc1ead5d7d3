/**
 * Everything a machine can say about the code without running it: format, types, lint, borders, dead code. Two at a
 * time where there are two cores, the longest first. `--only name` runs those whose name begins so.
 */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'

const tsc = ['node_modules/typescript7/bin/tsc']
const bin = (name) => [`node_modules/${name}`]
const steps = [
  {
    name: 'lint',
    args: [
      ...bin('eslint/bin/eslint.js'),
      '.',
      '--max-warnings',
      '0',
      '--cache',
      '--cache-location',
      'node_modules/.cache/eslint/',
    ],
  },
  { name: 'format', args: [...bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'] },
  { name: 'types: domain', args: [...tsc, '-p', 'domain/tsconfig.json'] },
  { name: 'types: server', args: [...tsc, '-p', 'tsconfig.json'] },
  { name: 'types: site', args: [...tsc, '-p', 'site/tsconfig.json'] },
  {
    name: 'borders',
    args: [
      ...bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err',
      ...'access admin collections domain endpoints globals hooks jobs lib messages operations seed server services site/src'.split(
        ' ',
      ),
    ],
  },
  // It loads Payload's settings, and with them the editor, whose packages Node 20 sometimes never ends to load without
  // a condition.
  {
    name: 'unused code',
    args: ['--conditions=production', ...bin('knip/bin/knip.js'), '--no-progress'],
  },
]

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined
let failed = 0
const asked = steps.filter(({ name }) => !only || name.startsWith(only))
if (asked.length === 0) {
  process.stderr.write(`There is no check of that name: ${steps.map(({ name }) => name).join(', ')}\n`)
  process.exit(2)
}
// Most of them keep one core busy, and each is told whole when it is over.
const waiting = [...asked]
async function work() {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const started = performance.now()
    const { code, words } = await runStep(step.args)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    process.stdout.write(`${words}${code === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)\n`)
    if (code !== 0) failed += 1
  }
}
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work))
process.exitCode = failed === 0 ? 0 : 1

function runStep(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let words = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (words += text))
    child.on('close', (code) =>
      resolve({ code, words: words && !words.endsWith('\n') ? `${words}\n` : words }),
    )
  })
}
