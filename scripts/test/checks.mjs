import { run } from './run.mjs'

/**
 * Runs `npm run check`; each of its steps counts as a test.
 * @param {string} root
 */
export async function checks(root) {
  const count = { passed: 0, failed: 0 }
  const onLine = (line) => {
    if (/^ok {2,}\S/.test(line)) count.passed += 1
    if (/^FAILED \S/.test(line)) count.failed += 1
  }
  const code = await run(['scripts/check.mjs'], { root, onLine })
  if (code !== 0 && count.failed === 0) count.failed = 1
  return count
}
