import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { flagKeys, isUnusedFlag, type FlagKey } from '#domain/flags/flags.ts'

const kinds = ['domain', 'operations', 'endpoints', 'jobs', 'server', 'site/src']
/** What reads a flag: a question for one, a contract behind one, a page that follows one, or one of the languages. */
const readers = (key: FlagKey): string[] => [
  `isOn(db, '${key}')`,
  `isOn(sql, '${key}')`,
  `isOn(services.db, '${key}')`,
  `flag: '${key}'`,
  `flags.get('${key}')`,
  `flag_key = '${key}'`,
  ...(key.startsWith('ff.lang_') ? ['flags.get(`ff.lang_${locale}`)'] : []),
]

const files = kinds.flatMap((kind) =>
  readdirSync(kind, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(kind, name))
    .filter((path) => !path.startsWith(join('domain', 'flags'))),
)
const source = files.map((path) => readFileSync(path, 'utf8')).join('\n')

it.each(flagKeys.filter((key) => !isUnusedFlag(key)))('%s is read where its switch has to count', (key) => {
  expect(readers(key).filter((reader) => source.includes(reader))).not.toEqual([])
})

it('says unused of none but the two that the specification names and nothing reads', () => {
  expect(flagKeys.filter(isUnusedFlag)).toEqual(['ff.lang_en', 'ff.local_help'])
  expect(source).not.toContain("'ff.local_help'")
})
