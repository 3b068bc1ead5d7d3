import path from 'node:path'
import { parseArgs } from 'node:util'
import { installWhenStale } from '../../server/start/install.mjs'
import { log } from '../../server/start/log.mjs'
import { checks } from './checks.mjs'
import { choose, inPart } from './choose.mjs'
import { endToEnd } from './endToEnd.mjs'
import { unitTests } from './unitTests.mjs'

/**
 * What a part counts: how many tests passed and failed, how many were left out on purpose, and what failed in words.
 * @typedef {{ passed: number, failed: number, skipped?: number, failures?: string[] }} Count
 */

/** The parts in order; each says in one line what it is. A part that breaks off counts as one failed test. */
const parts = [
  { name: 'check', title: 'Format, types, lint, borders, unused code', run: checks },
  { name: 'unit', title: 'Unit, site and database tests', run: unitTests },
  { name: 'e2e', title: 'End to end in Chromium', run: endToEnd },
]

/**
 * Runs all parts, also when an earlier one fails, and prints the closing line. Gives the exit code: 0 only when
 * something ran and nothing failed.
 * @param {string[]} args
 */
export async function runTests(args) {
  const { values } = parseArgs({
    args,
    options: { only: { type: 'string', multiple: true, default: [] }, thorough: { type: 'boolean' } },
  })
  const root = path.resolve(import.meta.dirname, '../..')
  process.chdir(root)
  // What the tests read: `tests/kit/rounds.ts`.
  if (values.thorough) process.env.TEST_THOROUGH = 'true'
  const total = { passed: 0, failed: 0, skipped: 0 }
  /** @type {string[]} */
  const failures = []
  try {
    const chosen = choose(values.only, root)
    if (chosen.parts.length === 0)
      log(
        `There are no tests of ${values.only}. Parts: ${parts.map(({ name }) => name).join(', ')}; or a feature.`,
      )
    else await installWhenStale(root)
    for (const { name, title, run } of parts.filter((part) => chosen.parts.includes(part.name))) {
      log(`\n== ${title}`)
      const count = await attempt(() => run(root, inPart(chosen.folders, name)))
      for (const kind of Object.keys(total)) total[kind] += count[kind] ?? 0
      failures.push(...(count.failures ?? []))
    }
  } catch (error) {
    log(error.message)
    total.failed += 1
  }
  // Again at the end: a build server may show only the last lines.
  if (failures.length > 0) log(`\n== What failed\n${failures.join('\n')}`)
  if (total.skipped > 0) log(`\n${total.skipped} skipped`)
  log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 && total.passed > 0 ? 0 : 1
}

/** @returns {Promise<Count>} */
async function attempt(work) {
  try {
    return await work()
  } catch (error) {
    log(error.name === 'StartError' ? error.message : (error.stack ?? String(error)))
    return { passed: 0, failed: 1 }
  }
}
