import { expect, it } from 'vitest'
import { askedRange } from '#domain/content/recordings.ts'

it.each([
  [undefined, 'whole'],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=-0', 'outside'],
  ['bytes=100-', 'outside'],
  ['bytes=99-', { start: 99, end: 99 }],
  ['bytes=20-10', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=-', 'whole'],
  ['items=0-5', 'whole'],
  ['nonsense', 'whole'],
])('%j asks for %j', (header, asked) => {
  expect(askedRange(header, 100)).toEqual(asked)
})
