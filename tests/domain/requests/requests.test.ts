import { describe, expect, it } from 'vitest'
import {
  type RequestMove,
  type RequestStatus,
  canMove,
  isOpenRequest,
  isOverCap,
  monthStart,
  mustAsk,
  requestMoves,
  requestStatuses,
} from '#domain/requests/requests.ts'

describe('a request', () => {
  it.each<[RequestMove, RequestStatus[]]>([
    ['approve', ['pending']],
    ['decline', ['pending']],
    ['cancel', ['pending']],
    ['lapse', ['pending', 'approved']],
    ['end', ['pending', 'approved']],
    ['pay', ['approved', 'lapsed', 'cancelled']],
  ])('moves by %s only from %j', (move, from) => {
    expect(requestStatuses.filter((status) => canMove(status, move))).toEqual(from)
  })

  it('ends with a payment or a no', () => {
    const moves = Object.keys(requestMoves) as RequestMove[]
    const ends = requestStatuses.filter((status) => !moves.some((move) => canMove(status, move)))
    expect(ends).toEqual(['paid', 'declined'])
    expect(requestStatuses.filter(isOpenRequest)).toEqual(['pending', 'approved'])
  })

  it('is for children always, and for teens unless their guardian lets them off', () => {
    const asks = (ageGroup: 'child' | 'teen' | 'adult' | null, asksToBuy: boolean) =>
      mustAsk({ ageGroup }, { asksToBuy })
    expect([asks('child', true), asks('child', false)]).toEqual([true, true])
    expect([asks('teen', true), asks('teen', false)]).toEqual([true, false])
    expect([asks('adult', true), asks(null, true)]).toEqual([false, false])
  })
})

describe('a month', () => {
  it.each([
    ['2026-03-01T04:30:00Z', 'America/New_York', '2026-02-01T05:00:00.000Z'],
    ['2026-03-01T05:30:00Z', 'America/New_York', '2026-03-01T05:00:00.000Z'],
    ['2026-02-28T15:30:00Z', 'Asia/Tokyo', '2026-02-28T15:00:00.000Z'],
    ['2026-03-12T14:00:00Z', 'UTC', '2026-03-01T00:00:00.000Z'],
  ])('of %s in %s begins at %s', (now, zone, start) => {
    expect(monthStart(new Date(now), zone).toISOString()).toBe(start)
  })

  it('has a limit that may be reached and not passed', () => {
    expect(isOverCap({ capCents: 3_000, spentCents: 2_000, addedCents: 1_000 })).toBe(false)
    expect(isOverCap({ capCents: 3_000, spentCents: 2_000, addedCents: 1_001 })).toBe(true)
    expect(isOverCap({ capCents: 0, spentCents: 0, addedCents: 1 })).toBe(true)
    expect(isOverCap({ capCents: null, spentCents: 1e9, addedCents: 1e9 })).toBe(false)
  })
})
