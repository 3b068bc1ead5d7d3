import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { riskLevels } from '#domain/moderation/assessment.ts'
import { locales } from '#messages/locales.ts'
import { CORPUS, readCorpus, scoredSplits, splits, type Split } from './corpus.ts'
import { entriesOf } from './entries.ts'
import { assessAll, entryFiguresOf, figuresOf, groupsOf, textOf, type Share } from './figures.ts'

/**
 * Prints the figures of one part of the corpus as tables in Markdown: `npm run evaluate:safety -- --part test`.
 * `--publish` keeps them as those that may not fall, for `test` and `exam`.
 */
const { values } = parseArgs({
  options: { part: { type: 'string', default: 'tune' }, publish: { type: 'boolean', default: false } },
})
const part = splits.find((split) => split === values.part) satisfies Split | undefined
if (!part) throw new Error(`--part is one of ${splits.join(', ')}`)
if (values.publish && !scoredSplits.some((scored) => scored === part))
  throw new Error(`--publish is for ${scoredSplits.join(' and ')}`)

const examples = readCorpus().filter(({ split }) => split === part)
const all = assessAll(examples)
const entries = assessAll(entriesOf(examples))
const print = (line: string) => process.stdout.write(`${line}\n`)
const row = (cells: readonly string[]) => print(`| ${cells.join(' | ')} |`)

const groups = groupsOf(all)
const entryGroups = groupsOf(entries)
const figures = groups.map(([, some], at) => ({
  ...figuresOf(some),
  ...entryFiguresOf(entryGroups[at]![1]),
}))
print(`Part: ${part}, ${all.length} texts, ${entries.length} entries of three\n`)
row(['figure', ...groups.map(([name]) => name)])
row(['---', ...groups.map(() => '---')])
for (const name of Object.keys(figures[0]!) as (keyof (typeof figures)[0])[])
  row([name, ...figures.map((some) => textOf(some[name]))])

print('\nWhat a level was taken for (rows: the reader, columns: the product)\n')
row(['', ...riskLevels])
row(['---', ...riskLevels.map(() => '---')])
for (const level of riskLevels) {
  const some = all.filter(({ example }) => example.level === level)
  row([
    level,
    ...riskLevels.map((as) => String(some.filter(({ assessment }) => assessment.risk.level === as).length)),
  ])
}

print('\nUrgent found, by kind\n')
row(['kind', 'found'])
row(['---', '---'])
const urgent = all.filter(({ example }) => example.level === 'urgent')
for (const kind of [...new Set(urgent.flatMap(({ example }) => example.kinds))].sort()) {
  const some = urgent.filter(({ example }) => example.kinds.includes(kind))
  const found = some.filter(({ assessment }) => assessment.risk.level === 'urgent')
  row([kind, textOf({ part: found.length, of: some.length })])
}

if (values.publish) {
  const kept = groups.flatMap(([name], at) =>
    at <= locales.length
      ? [
          [
            name,
            Object.fromEntries(Object.entries(figures[at]!).map(([figure, one]) => [figure, rounded(one)])),
          ],
        ]
      : [],
  )
  const file = path.join(CORPUS, 'published.json')
  const published = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  published[part] = Object.fromEntries(kept)
  writeFileSync(file, `${JSON.stringify(published, null, 2)}\n`)
}

function rounded({ part: some, of }: Share): number {
  return Number((some / of).toFixed(3))
}
