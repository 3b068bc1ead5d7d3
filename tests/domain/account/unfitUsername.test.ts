import { describe, expect, it } from 'vitest'
import { isUnfitUsername } from '#domain/account/unfitUsername.ts'

const zoe = { email: 'zoe.lind@example.org', firstName: 'Zoë' }

describe('a username a minor may not have', () => {
  it.each([
    ['swim_zoe', 'the first name'],
    ['call-555-123-4567', 'a phone number'],
    ['fuck_you22', 'swearing'],
    ['F4gg0t', 'a slur'],
    ['kill_yourself', 'a wish of harm'],
  ])('%s: %s', (username) => expect(isUnfitUsername(username, zoe)).toBe(true))

  it.each(['quiet_harbor27', 'tern2014', 'PandaNinja_08', 'scunthorpe9', 'class_act'])(
    '%s is fine',
    (username) => expect(isUnfitUsername(username, zoe)).toBe(false),
  )
})
