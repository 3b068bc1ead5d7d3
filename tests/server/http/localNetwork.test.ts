import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { isFromThisMachine } from '#server/http/localNetwork.ts'
import { isLoopbackName } from '#lib/loopback.ts'

const request = (remoteAddress: string, headers: IncomingMessage['headers']) =>
  ({ socket: { remoteAddress }, headers }) as IncomingMessage

describe('who may read the mailbox', () => {
  it.each([
    ['127.0.0.1', { host: 'localhost:3000' }, true],
    ['::1', { host: '[::1]:3000' }, true],
    ['::ffff:127.0.0.1', { host: '127.0.0.1:3000' }, true],
    ['10.0.0.7', { host: 'localhost:3000' }, false],
    ['127.0.0.1', { host: 'evenkeel.example' }, false],
    ['127.0.0.1', {}, false],
    ['127.0.0.1', { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.9' }, false],
    ['127.0.0.1', { host: 'localhost:3000', forwarded: 'for=203.0.113.9' }, false],
  ])('%s with %o: %s', (address, headers, yes) =>
    expect(isFromThisMachine(request(address, headers))).toBe(yes),
  )

  it.each([
    ['localhost', true],
    ['evenkeel.localhost', true],
    ['127.0.0.2', true],
    ['0.0.0.0', false],
    ['localhost.evil.example', false],
  ])('%s is a name of this machine: %s', (name, yes) => expect(isLoopbackName(name)).toBe(yes))
})
