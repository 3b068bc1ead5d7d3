import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isHeard, kindOf, notificationKindNames, notificationKinds } from '#domain/notifications/kinds.ts'

describe('kinds of notifications', () => {
  it('share no type, and each type is sent by some operation', () => {
    const types = notificationKindNames.flatMap((kind) => notificationKinds[kind].types as readonly string[])
    expect(new Set(types).size).toBe(types.length)
    const source = readdirSync('operations', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(`operations/${file}`, 'utf8'))
      .join('\n')
    for (const type of types) expect(source, type).toContain(`'${type}'`)
  })

  it('that are locked cannot be muted; others can, way by way', () => {
    expect(isHeard('danger', 'push', ['crisis:push'])).toBe(true)
    expect(isHeard('security', 'email', ['account:email'])).toBe(true)
    expect(isHeard('family', 'push', ['family:push'])).toBe(false)
    expect(isHeard('family', 'in_app', ['family:push'])).toBe(true)
  })

  it('that no list names always arrive', () => {
    expect(kindOf('something_new')).toBeNull()
    expect(isHeard('something_new', 'email', ['family:email'])).toBe(true)
  })
})
