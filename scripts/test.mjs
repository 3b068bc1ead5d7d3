// `npm test`: the whole suite, on a machine that has only Node, npm and git. Plain JavaScript without packages, because
// they may not be installed yet. Ends with one line, "N passed, N failed". `--only check|unit|e2e` runs a part,
// `--only journal` the tests of a feature, both together what of the feature is in the part; `--thorough` makes more
// rounds.
import { tooOld } from '../server/start/nodeVersion.mjs'

const complaint = tooOld(process.versions.node)
if (complaint) {
  console.error(complaint)
  process.exit(1)
}
const { runTests } = await import('./test/runTests.mjs')
process.exitCode = await runTests(process.argv.slice(2))
