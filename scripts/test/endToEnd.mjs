import { requireChromium } from './chromium.mjs'
import { playwrightFailures } from './failures.mjs'
import { run, withReport } from './run.mjs'

/**
 * Runs Playwright in the Chromium of this machine: all journeys, or those in the folders.
 * @param {string} root
 * @param {string[]} [folders]
 */
export async function endToEnd(root, folders = []) {
  const CHROMIUM_PATH = await requireChromium()
  return withReport(
    (file) =>
      // A journey gets a second try, and the report names it 'flaky': a browser on a loaded machine loses a click now
      // and then.
      run(
        ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', '--retries=1', ...folders],
        {
          root,
          env: { CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: file, NODE_ENV: undefined },
        },
      ),
    (report, code) => ({ ...countPlaywright(report, code), failures: playwrightFailures(report) }),
  )
}

/** Journeys that may need a second try in one run. One click lost is the machine's; more is a fault of ours. */
const SECOND_TRIES_MAX = 3

/**
 * Counts a Playwright report. Tests that passed only at their second try count as passed when they are few, and all as
 * failed when they are more; errors outside of tests count as failed.
 */
export function countPlaywright(report, code) {
  if (!report) return { passed: 0, failed: 1 }
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report.stats ?? {}
  const isShaky = flaky > SECOND_TRIES_MAX
  const failed = unexpected + (report.errors?.length ?? 0) + (isShaky ? flaky : 0)
  return {
    passed: expected + (isShaky ? 0 : flaky),
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped,
  }
}
