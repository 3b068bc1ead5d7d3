import { describe, expect, it } from 'vitest'
import { PASSWORD_MIN, passwordProblemCodes, passwordProblems } from '#domain/account/password.ts'
import { message } from '#messages'

describe('the written password rules', () => {
  it.each([
    ['Lantern-Moss42', [], {}],
    ['Lantern-Mo42', [], {}],
    ['Lantern-M42', ['too_short'], {}],
    ['', ['too_short', 'no_uppercase', 'no_lowercase', 'no_number', 'no_special'], {}],
    ['lantern-moss42', ['no_uppercase'], {}],
    ['LANTERN-MOSS42', ['no_lowercase'], {}],
    ['Lantern-Mosses', ['no_number'], {}],
    ['Lanternmoss42', ['no_special'], {}],
    ['Lantern Moss-42', ['whitespace'], {}],
    ['Lantern\u00a0Moss-42', ['whitespace'], {}],
    ['Ünter-Brücke-7x', [], {}],
    [
      'Ann.Smith-Moss42',
      ['contains_email', 'contains_name'],
      { email: 'ann.smith@moss.org', name: 'Ann Smith' },
    ],
    ['Lantern-Moss42', [], { email: 'al.bo@lantern.org', name: 'Al Bo' }],
    ['Lantern-Moss42', ['contains_email'], { email: 'MOSS@example.org' }],
    ['Lantern-Moss42', ['contains_name'], { name: '*** tern! ***' }],
    ['Lantern-Moss42', ['contains_email'], { email: 'lantern' }],
    ['Lantern-Moss42', [], { email: '', name: '' }],
    ['Łódka-zażółć-7', ['contains_name'], { name: 'Zażółć Gęślą' }],
  ])('%j: %j', (password, problems, owner) => {
    expect(passwordProblems(password, owner)).toEqual(problems)
  })

  it('counts characters, not code units', () => {
    expect(passwordProblems('🙂🙂🙂🙂🙂Aa1-bcd')).toEqual([])
    expect(passwordProblems('🙂🙂🙂🙂🙂Aa1-')).toEqual(['too_short'])
  })

  it('has words for every problem, and they name the real minimum', () => {
    for (const code of passwordProblemCodes) {
      expect(message('en', `account.password.${code}`)).toMatch(/^(This p|P)assword /)
      expect(message('ar', `account.password.${code}`)).toMatch(/\p{Script=Arabic}/u)
    }
    expect(message('en', 'account.password.too_short')).toContain(String(PASSWORD_MIN))
  })
})
