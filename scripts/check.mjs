/** Everything a machine can say about the code without running it: format, types, lint, borders, dead code. `--only name` runs those whose name begins so. */
import { spawn } from 'node:child_process'
import { performance } from 'node:perf_hooks'

const tsc = ['node_modules/typescript7/bin/tsc']
const bin = (name) => [`node_modules/${name}`]
const steps = [
  { name: 'format', args: [...bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'] },
  { name: 'types: domain', args: [...tsc, '-p', 'domain/tsconfig.json'] },
  { name: 'types: server', args: [...tsc, '-p', 'tsconfig.json'] },
  { name: 'types: site', args: [...tsc, '-p', 'site/tsconfig.json'] },
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
  {
    name: 'borders',
    args: [
      ...bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err',
      ...'access admin collections domain endpoints globals jobs messages operations seed server services site/src'.split(
        ' ',
      ),
    ],
  },
  // It loads Payload's settings, and with them the editor, whose packages Node 20 sometimes never ends to load without a condition.
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
for (const step of asked) {
  const started = performance.now()
  const code = await new Promise((resolve) =>
    spawn(process.execPath, step.args, { stdio: 'inherit' }).on('close', resolve),
  )
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`${code === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)\n`)
  if (code !== 0) failed += 1
}
process.exit(failed === 0 ? 0 : 1)
