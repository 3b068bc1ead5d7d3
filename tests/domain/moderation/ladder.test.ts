import { describe, expect, it } from 'vitest'
import { actionsFor, deskActions, stepOf, suggestedStep, takesAway } from '#domain/moderation/ladder.ts'
import { dueAt, itemSources, rankOf, severities, type ItemSource } from '#domain/moderation/queue.ts'

describe('the ladder', () => {
  it.each([
    [0, 'medium', 'warning'],
    [1, 'medium', 'mute'],
    [2, 'low', 'mute'],
    [3, 'medium', 'suspension'],
    [6, 'high', 'suspension'],
    [7, 'medium', 'ban'],
    [0, 'urgent', 'mute'],
    [4, 'urgent', 'ban'],
    [40, 'urgent', 'ban'],
  ] as const)('with strikes of %i and a severity of %s suggests %s', (weight, severity, step) => {
    expect(suggestedStep(weight, severity)).toBe(step)
  })

  it('takes words away with every step, and with none that helps', () => {
    expect(deskActions.filter(takesAway)).toEqual(['remove', 'warn', 'mute', 'suspend', 'ban'])
    expect(deskActions.filter((action) => stepOf(action))).toEqual(['warn', 'mute', 'suspend', 'ban'])
  })

  it('is not for words that were private, nor for a name', () => {
    const off = new Set<ItemSource>(['journal', 'check_in', 'username'])
    for (const source of itemSources)
      expect(actionsFor(source).includes('ban'), source).toBe(!off.has(source))
    expect(actionsFor('username')).toContain('remove')
  })
})

describe('deadlines', () => {
  const now = new Date('2026-03-12T14:00:00Z')
  const minutes = (source: (typeof itemSources)[number], severity: (typeof severities)[number]) =>
    (dueAt({ source, severity, now }).getTime() - now.getTime()) / 60_000

  it('come sooner, the worse an item is', () => {
    expect(severities.map((severity) => minutes('report', severity))).toEqual([5, 60, 240, 1440])
    expect(severities.map(rankOf)).toEqual([0, 1, 2, 3])
  })

  it('let no author of a held message wait longer than a quarter of an hour', () => {
    expect(severities.map((severity) => minutes('held_message', severity))).toEqual([5, 15, 15, 15])
  })
})
