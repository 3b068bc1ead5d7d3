import { execFileSync } from 'node:child_process'
import type { Goal } from '../kit/report.ts'

// In a process of its own: the first text reads rules, lists and weights.
const MEASURE = `
const { assessText } = await import('#domain/moderation/assessText.ts')
const context = { locale: 'en', ageGroup: 'teen' }
const before = process.memoryUsage().rss
const begun = performance.now()
assessText('Soup for lunch, then a walk.', context)
const firstMs = performance.now() - begun
const megabytes = (process.memoryUsage().rss - before) / 1e6
const text = 'We went to the market with my sister, and it rained all the way home. Dad cooked. '.repeat(7).slice(0, 500)
const times = []
for (let round = 0; round < 400; round += 1) {
  const start = performance.now()
  assessText(text, context)
  times.push(performance.now() - start)
}
times.sort((one, other) => one - other)
console.log(JSON.stringify({ firstMs, megabytes, medianMs: times[200] }))
`

/** B10: one assessment of a text: the first, 500 characters afterwards, and the memory of rules and weights. */
export function assessment(): Goal[] {
  const printed = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', MEASURE], {
    encoding: 'utf8',
  })
  const { firstMs, megabytes, medianMs } = JSON.parse(printed) as Record<string, number>
  const row = (what: string, measured: number, goal: number, unit: string): Goal => ({
    what: `B10 assessment of a text, ${what}`,
    measured,
    goal,
    isAtLeast: false,
    unit,
  })
  return [
    row('the first one', firstMs!, 100, ' ms'),
    row('500 characters, median', medianMs!, 1, ' ms'),
    row('memory of the first one', megabytes!, 30, ' MB'),
  ]
}
