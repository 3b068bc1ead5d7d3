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

  it('name each type that members are sent', () => {
    const sent = readdirSync('operations', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(`operations/${file}`, 'utf8'))
      .filter((source) => /\bnotify\(|NewNotification\b/.test(source))
      .flatMap((source) => [...source.matchAll(/\n +type: '(\w+)'/g)].map(([, type]) => type!))
    expect(sent).toContain('data_export')
    // What staff gets at the desk, what super admins hear of its decisions, and the one letter about a child who
    // is left without a guardian.
    const rest = sent.filter((type) => kindOf(type) === null)
    expect(new Set(rest)).toEqual(new Set(['decisions_broken', 'desk_urgent', 'trivia_desk', 'system']))
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
