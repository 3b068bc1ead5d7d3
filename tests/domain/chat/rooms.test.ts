import { describe, expect, it } from 'vitest'
import { roomSlugs as slugOfArea, focusAreas } from '#domain/account/focusAreas.ts'
import { allRooms, areaOfSlug, roomSlugs, slugOfKey, textOfRoom } from '#domain/chat/rooms.ts'

describe('the matrix of rooms', () => {
  it('has twelve slugs, and addiction for adults and elders alone', () => {
    expect(roomSlugs).toHaveLength(12)
    expect(allRooms).toHaveLength(12 * 6 - 4)
    expect(allRooms.filter(({ slug }) => slug === 'addiction-recovery').map(({ band }) => band)).toEqual([
      'adult',
      'elder',
    ])
  })

  it('has a slug for each focus area, and finds a room by either', () => {
    for (const area of focusAreas) {
      expect(slugOfKey(area)).toBe(slugOfArea[area])
      expect(areaOfSlug(slugOfKey(slugOfArea[area])!)).toBe(area)
    }
    expect(areaOfSlug('addiction-recovery')).toBe('addiction')
    for (const key of ['', 'nonsense', '__proto__', 'Anxiety']) expect(slugOfKey(key)).toBeNull()
  })

  it('reads Family for parenting in rooms of minors', () => {
    expect(textOfRoom({ slug: 'parenting', band: '11-12' })).toBe('family')
    expect(textOfRoom({ slug: 'parenting', band: 'elder' })).toBe('parenting')
  })
})
