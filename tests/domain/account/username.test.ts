import { describe, expect, it } from 'vitest'
import { revealsIdentity } from '#domain/account/username.ts'

const zoe = { email: 'zoe.lind+app@example.org', firstName: 'Zoë' }

describe('a username tells who a member is', () => {
  it.each([
    ['zoelind', 'the name of the mailbox'],
    ['x-Zoe_Lind-x', 'the same, written otherwise'],
    ['swim_zoe', 'the first name, without its accent'],
    ['call-555-123-4567', 'a phone number'],
  ])('%s: by %s', (username) => {
    expect(revealsIdentity(username, zoe)).toBe(true)
  })

  it.each(['quiet_harbor27', 'lind', 'tern2014', '123456'])('%s: not', (username) => {
    expect(revealsIdentity(username, zoe)).toBe(false)
  })

  it('the number at the end of a mailbox hides no one, nor does another one', () => {
    const mia = { email: 'mia.lind2011@example.org' }
    for (const username of ['mialind', 'Mia_Lind07']) expect(revealsIdentity(username, mia)).toBe(true)
    expect(revealsIdentity('tern2011', mia)).toBe(false)
  })

  it('short mailboxes and a missing first name are no reason', () => {
    expect(revealsIdentity('infoship', { email: 'info@example.org' })).toBe(false)
  })
})
