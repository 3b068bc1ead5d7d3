import { describe, expect, it } from 'vitest'
import { dictionaries } from '#lib/passwords/dictionaries.ts'
import { judgePassword } from '#lib/passwords/strength.ts'
import { cpuTime } from '../../kit/cpuTime.ts'

describe('judging a new password', () => {
  it('is content with a good one', async () => {
    expect(await judgePassword('quiet-Harbor7-lamp')).toEqual({ score: 4, problems: [], valid: true })
  })

  it.each([
    'Password123!',
    'P@ssw0rd1234!',
    'Sunshine2024!',
    '!!Iloveyou2!!!',
    'Qwertyuiop123!',
    '1qaz2wsx3EDC!',
    'Finalfantasy1!',
    'Leavemealone!1',
  ])('knows %s', async (password) => {
    const verdict = await judgePassword(password)
    expect(verdict.problems).toContain('too_common')
    expect(verdict.valid).toBe(false)
  })

  it('tells what is wrong in the order of the rules', async () => {
    const verdict = await judgePassword('ann password', { email: 'ann@example.org', name: 'Ann' })
    expect(verdict.problems).toEqual([
      'no_uppercase',
      'no_number',
      'no_special',
      'whitespace',
      'too_weak',
      'contains_email',
      'contains_name',
    ])
  })

  it('scores below three for what is easy to guess', async () => {
    for (const password of ['', 'aaaaaaaaaaaA1!', 'Abcdefghij12!', 'Evenkeel2026!']) {
      const verdict = await judgePassword(password)
      expect(verdict.score, password).toBeLessThan(3)
      expect(verdict.problems).toContain('too_weak')
    }
  })

  it('has a list of at least 49,000 common passwords', async () => {
    expect((await dictionaries()).common.size).toBeGreaterThan(49_000)
  })

  it('stays quick on hostile input', async () => {
    await dictionaries()
    for (const text of ['p4$$w0rd', '1@!$5', 'aB1!', '20102010', 'a'.repeat(100)]) {
      const cost = await cpuTime(() =>
        judgePassword(text.repeat(4_000), { email: 'x'.repeat(10_000), name: 'y '.repeat(5_000) }),
      )
      expect(cost, text.slice(0, 10)).toBeLessThan(600)
    }
  })
})
