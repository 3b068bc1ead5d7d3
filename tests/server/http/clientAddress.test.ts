import { describe, expect, it } from 'vitest'
import { networkOf } from '#endpoints/_kit/limit.ts'
import { clientAddress } from '#server/http/clientAddress.ts'

const PEER = '192.0.2.1'

describe('the client’s address', () => {
  it.each([
    ['is the peer without proxies, whatever is claimed', '203.0.113.9', 0, PEER],
    ['is the peer when the header is missing', undefined, 1, PEER],
    ['is what the one trusted proxy added last', '198.51.100.1, 203.0.113.9', 1, '203.0.113.9'],
    [
      'is what the outer of two trusted proxies added',
      '198.51.100.1, 203.0.113.9, 10.0.0.2',
      2,
      '203.0.113.9',
    ],
    ['is the peer when fewer entries came than proxies are trusted', '203.0.113.9', 2, PEER],
    ['is the peer when the entry is no address', '203.0.113.9, <script>', 1, PEER],
    ['is the peer when the entry is empty', '203.0.113.9,', 1, PEER],
    ['may be an IPv6 address', '2001:db8::1', 1, '2001:db8::1'],
    ['is never longer than an address can be', '1'.repeat(200), 1, PEER],
  ])('%s', (_, header, trusted, address) => {
    expect(clientAddress(PEER, header, trusted)).toBe(address)
  })
})

describe('the network of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('is one for all addresses of a subscriber, written in any way', () => {
    const written = ['2001:db8:0:0:1::', '2001:db8::1:0:0:1', '2001:db8:0:0:ffff:1:2:3']
    expect(new Set(written.map(networkOf)).size).toBe(1)
  })
})
