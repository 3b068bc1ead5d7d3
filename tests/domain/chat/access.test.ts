import { describe, expect, it } from 'vitest'
import { staffRoles } from '#domain/access/staff.ts'
import { roomAccess, type RoomCaller, type RoomError, type RoomsNow } from '#domain/chat/access.ts'
import { groupOfBand, isMinorBand, roomBands, type RoomBand } from '#domain/chat/bands.ts'
import { allRooms } from '#domain/chat/rooms.ts'
import { planStates } from '#domain/billing/plans.ts'
import { standings } from '#domain/chat/standing.ts'

const open: RoomsNow = { isPaused: false, isOnShift: true, hasAddictionRooms: true }
/** A member whom nothing keeps out. */
const caller = (band: RoomBand, facts: Partial<RoomCaller> = {}): RoomCaller => ({
  ageGroup: groupOfBand(band),
  roles: [],
  standing: 'clear',
  standingUntil: null,
  consent: null,
  band,
  emailVerified: true,
  plan: 'active',
  hasChatGrant: false,
  guardian: isMinorBand(band) ? 'verified' : 'none',
  guardianAgreedRooms: isMinorBand(band),
  ...facts,
})
const reasonOf = (me: RoomCaller, now: RoomsNow = open): RoomError | 'fine' => {
  const access = roomAccess(me, null, now)
  return access.allowed ? 'fine' : access.reason
}

describe('roomAccess', () => {
  it.each([
    ['ban', { standing: 'banned' }, 'banned'],
    ['suspension', { standing: 'suspended' }, 'suspended'],
    ['pause of the chat', { standing: 'muted' }, 'muted'],
    ['missing consent', { consent: {} as never }, 'consent'],
    ['age without rooms', { band: null }, 'band'],
    ['missing plan', { plan: 'none' }, 'subscription'],
    ['unconfirmed address', { emailVerified: false }, 'email'],
  ] as const)('refuses for a %s', (_, facts, reason) => {
    for (const band of roomBands) expect(reasonOf(caller(band, facts)), band).toBe(reason)
  })

  it('takes a trial, a plan or a grant', () => {
    expect(reasonOf(caller('adult', { plan: 'trialing' }))).toBe('fine')
    expect(reasonOf(caller('adult', { plan: 'none', hasChatGrant: true }))).toBe('fine')
  })

  it.each([
    [{ guardian: 'contact', guardianAgreedRooms: true }],
    [{ guardian: 'verified', guardianAgreedRooms: false }],
    [{ guardian: 'none', guardianAgreedRooms: true }],
  ] as const)('asks minors for a verified guardian’s yes to rooms: %j', (facts) => {
    for (const band of roomBands) {
      expect(reasonOf(caller(band, facts)), band).toBe(isMinorBand(band) ? 'guardian' : 'fine')
    }
  })

  it('closes for all with the switch, and for children without a moderator on shift', () => {
    for (const band of roomBands) {
      expect(reasonOf(caller(band), { ...open, isPaused: true })).toBe('paused')
      const isChild = groupOfBand(band) === 'child'
      expect(reasonOf(caller(band), { ...open, isOnShift: false })).toBe(isChild ? 'off_shift' : 'fine')
    }
  })

  it('opens to members the rooms of their band alone, each pair', () => {
    for (const band of roomBands)
      for (const room of allRooms)
        expect(roomAccess(caller(band), room, open).allowed, `${band} ${room.slug} ${room.band}`).toBe(
          room.band === band,
        )
  })

  it('has rooms about addiction for adults and elders, behind the flag', () => {
    for (const band of roomBands) {
      const room = { slug: 'addiction-recovery', band } as const
      expect(roomAccess(caller(band), room, open).allowed).toBe(!isMinorBand(band))
      expect(roomAccess(caller(band), room, { ...open, hasAddictionRooms: false }).allowed).toBe(false)
    }
  })

  it('opens everything to staff but support, as moderators', () => {
    for (const role of staffRoles) {
      const me = caller('adult', { roles: [role], plan: 'none', band: null, standing: 'clear' })
      const closed = { isPaused: true, isOnShift: false, hasAddictionRooms: false }
      const access = roomAccess(me, { slug: 'loneliness', band: '8-10' }, closed)
      expect(access, role).toEqual(
        role === 'support'
          ? { allowed: false, reason: 'band', until: null }
          : { allowed: true, role: 'moderator' },
      )
    }
  })

  it('says when a pause or suspension ends, and of nothing else', () => {
    const until = '2026-03-13T14:00:00.000Z'
    for (const standing of ['muted', 'suspended'] as const)
      expect(roomAccess(caller('adult', { standing, standingUntil: until }), null, open)).toMatchObject({
        until,
      })
    expect(
      roomAccess(caller('adult', { standing: 'banned', standingUntil: until }), null, open),
    ).toMatchObject({
      until: null,
    })
  })

  it('never opens a room while any one fact stands against it, over all combinations', () => {
    let opened = 0
    let tried = 0
    for (const band of roomBands)
      for (const standing of standings)
        for (const plan of planStates)
          for (let bits = 0; bits < 128; bits += 1) {
            const has = (bit: number) => (bits & (1 << bit)) !== 0
            const me = caller(band, {
              standing,
              plan,
              hasChatGrant: has(0),
              emailVerified: has(1),
              consent: has(2) ? null : ({} as never),
              guardian: has(3) ? 'verified' : 'contact',
              guardianAgreedRooms: has(4),
            })
            const now = { isPaused: has(5), isOnShift: has(6), hasAddictionRooms: true }
            const isYoung = isMinorBand(band)
            const expected =
              standing === 'clear' &&
              (plan !== 'none' || has(0)) &&
              has(1) &&
              has(2) &&
              (!isYoung || (has(3) && has(4))) &&
              !has(5) &&
              (groupOfBand(band) !== 'child' || has(6))
            tried += 1
            if (expected) opened += 1
            expect(roomAccess(me, { slug: 'loneliness', band }, now).allowed).toBe(expected)
          }
    expect(tried).toBe(6 * 4 * 3 * 128)
    expect(opened).toBeGreaterThan(50)
  })
})
