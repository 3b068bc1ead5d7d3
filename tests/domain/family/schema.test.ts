import { describe, expect, it } from 'vitest'
import { applyFamilyEvent } from '#domain/family/events.ts'
import { FamilyName, InviteCode, type FamiliesView } from '#domain/family/schema.ts'
import { newInviteCode } from '#operations/family/inviteCodes.ts'

const errorOf = (schema: typeof FamilyName | typeof InviteCode, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message

describe('what is typed', () => {
  it.each(['', '   ', undefined])('no name (%j) says so', (name) => {
    expect(errorOf(FamilyName, name)).toBe('family.field.name')
  })
  it('a name is trimmed and has sixty characters at most', () => {
    expect(FamilyName.parse('  The Hills ')).toBe('The Hills')
    expect(FamilyName.parse('x'.repeat(60))).toHaveLength(60)
    expect(errorOf(FamilyName, 'x'.repeat(61))).toBe('family.field.name_long')
  })
  it('a code is upper-cased, trimmed and at most eight long; shorter ones are for the server to reject', () => {
    expect(InviteCode.parse(' ab12cd34 ')).toBe('AB12CD34')
    expect(InviteCode.parse('abc123')).toBe('ABC123')
    expect(errorOf(InviteCode, ' ')).toBe('family.field.code')
    expect(errorOf(InviteCode, 'ABCDEFGHI')).toBe('family.error.invalid_code')
  })
})

describe('invite codes', () => {
  it('are eight upper-case letters and digits, all of them, never the same', () => {
    const codes = Array.from({ length: 4_000 }, newInviteCode)
    expect(codes.every((code) => /^[A-Z0-9]{8}$/.test(code))).toBe(true)
    expect(new Set(codes).size).toBe(codes.length)
    expect(new Set(codes.join('')).size).toBe(36)
  })
})

describe('events of a family', () => {
  const member = (userId: string, role: 'admin' | 'member') => ({
    userId,
    username: userId,
    firstName: null,
    pronouns: null,
    ageGroup: 'adult' as const,
    role,
    joinedAt: '2026-03-12T14:00:00.000Z',
    isBlocked: false,
  })
  const state: FamiliesView = {
    groups: [
      {
        id: 'f1',
        name: 'One',
        inviteCode: 'AAAAAAAA',
        inviteExpiresAt: '2026-03-19T14:00:00.000Z',
        members: [member('a', 'admin'), member('b', 'member'), member('c', 'member')],
        waiting: [],
      },
      {
        id: 'f2',
        name: 'Two',
        inviteCode: null,
        inviteExpiresAt: null,
        members: [member('b', 'admin'), member('a', 'member')],
        waiting: [],
      },
    ],
    asked: [],
  }
  const left = (userId: string) => ({ name: 'member-left', data: { familyId: 'f1', userId } }) as const

  it('take a member out of their family only, and twice is once', () => {
    const once = applyFamilyEvent(state, left('b'), 'a')!
    expect(once.groups.map(({ members }) => members.map(({ userId }) => userId))).toEqual([
      ['a', 'c'],
      ['b', 'a'],
    ])
    expect(applyFamilyEvent(once, left('b'), 'a')).toEqual(once)
  })
  it('take the family from a member who is out', () => {
    expect(applyFamilyEvent(state, left('a'), 'a')!.groups.map(({ id }) => id)).toEqual(['f2'])
  })
  it('give a new role; the reader’s own new role is asked for, because it shows more', () => {
    const event = { name: 'role-changed', data: { familyId: 'f1', userId: 'c', role: 'admin' } } as const
    expect(applyFamilyEvent(state, event, 'a')!.groups[0]!.members[2]!.role).toBe('admin')
    expect(applyFamilyEvent(state, event, 'c')).toBeNull()
  })
  it('whatever else happened is asked for', () => {
    expect(applyFamilyEvent(state, { name: 'family-changed', data: { familyId: 'f1' } }, 'a')).toBeNull()
  })
})
