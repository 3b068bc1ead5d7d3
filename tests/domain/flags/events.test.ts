import { expect, it } from 'vitest'
import { applyFlagChanged } from '#domain/flags/events.ts'

it('switches one flag, twice changes nothing, and leaves unknown ones to the next fetch', () => {
  const flags = [
    { key: 'ff.a', enabled: false },
    { key: 'ff.b', enabled: true },
  ]
  const event = { name: 'flag-changed', data: { key: 'ff.a', enabled: true } } as const
  const after = applyFlagChanged(flags, event)
  expect(after).toEqual([
    { key: 'ff.a', enabled: true },
    { key: 'ff.b', enabled: true },
  ])
  expect(applyFlagChanged(after, event)).toEqual(after)
  expect(applyFlagChanged(flags, { ...event, data: { key: 'ff.c', enabled: true } })).toEqual(flags)
})
