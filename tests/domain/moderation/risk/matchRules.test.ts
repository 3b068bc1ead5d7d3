import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { normalizeText } from '#domain/moderation/normalizeText.ts'
import { matchRules, parseRules, ruleSetOf } from '#domain/moderation/risk/matchRules.ts'
import { locales } from '#messages/locales.ts'

const rules = ruleSetOf(
  parseRules(
    [
      '# a comment',
      'farewell: (take|have) my ~ (bike|cards) !(home|to work)',
      'hide: (hid*|under the bed) ~~ (dad|father) comes',
      'join: going to you grandma',
    ].join('\n'),
    'en',
  ),
)
const groupsIn = (text: string) => matchRules(rules, normalizeText(text)).map(({ group }) => group)

describe('rules', () => {
  it.each([
    ['have my cards', ['farewell']],
    ['You can have my old green bike', ['farewell']],
    ['have my very old and green bike', []],
    ['take my bike home', []],
    ['take my bike to work please', []],
    ['take my bike to the sea', ['farewell']],
    ['Hiding here, my dad comes', ['hide']],
    ['im under the bed because tonight my father comes', ['hide']],
    ['I am going to you, Grandma', ['join']],
    ['take my', []],
    ['', []],
  ])('find in %j: %j', (text, groups) => expect(groupsIn(text)).toEqual(groups))

  it('have ids that name language, group and line', () => {
    expect(matchRules(rules, 'have my cards')).toEqual([{ id: 'en.farewell.1', group: 'farewell' }])
  })

  it('read what Arabic writes together with a word', () => {
    const arabic = ruleSetOf(parseRules('home: بيت ~ ضرب', 'ar'))
    expect(matchRules(arabic, 'في البيت كان وضرب')).toHaveLength(1)
  })

  it('do not begin with a gap', () => {
    expect(() => ruleSetOf(parseRules('home: ~ (dad)', 'en'))).toThrow('begins with a gap')
  })
})

describe.each(locales)('the rules of %s', (locale) => {
  const lines = readFileSync(`domain/moderation/risk/rules/${locale}.txt`, 'utf8').split('\n')
  it('are written as texts are compared, and begin with a word', () => {
    const words = lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .flatMap((line) => line.slice(line.indexOf(':') + 1).split(/[()|!~\s]+/))
      .filter(Boolean)
    const bare = [...new Set(words)].map((word) => word.replace(/\*$/, ''))
    expect(bare.filter((word) => normalizeText(word) !== word)).toEqual([])
    expect(() => ruleSetOf(parseRules(lines.join('\n'), locale))).not.toThrow()
  })
})
