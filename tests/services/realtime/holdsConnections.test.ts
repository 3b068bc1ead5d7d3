import { expect, it } from 'vitest'
import { holdsConnections } from '#services/realtime/embedded/holdsConnections.ts'

it.each([
  [undefined, true],
  ['http://127.0.0.1:3000', true],
  ['http://localhost:3000', true],
  ['http://10.0.0.7:3000', true],
  ['http://127.0.0.1:3001', false],
  ['http://api:3000', false],
  ['http://api', false],
])('an api at 10.0.0.7:3000 with the address %s: %s', (url, own) => {
  expect(holdsConnections({ HOST: '10.0.0.7', PORT: 3000, CHANNELS_URL: url })).toBe(own)
})
