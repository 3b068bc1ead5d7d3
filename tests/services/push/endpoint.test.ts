import { describe, expect, it } from 'vitest'
import { isPushEndpoint } from '#services/push/endpoint.ts'

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://am3p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('may be %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, { allowLoopback: false })).toBe(true)
  })

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil.example/fcm.googleapis.com',
    'https://me:pw@fcm.googleapis.com/x',
    'https://fcm.googleapis.com@evil.example/x',
    'https://evilpush.apple.com/x',
    'https://notify.windows.com/x',
    'https://127.0.0.1/x',
    'http://127.0.0.1:3000/api',
    'http://localhost/x',
    'http://[::1]/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://10.0.0.8/x',
    'https://169.254.169.254/latest/meta-data',
    'https://[::ffff:127.0.0.1]/x',
    'https://192.168.1.1/x',
    'file:///etc/passwd',
    'fcm.googleapis.com',
    `https://fcm.googleapis.com/${'x'.repeat(1_000)}`,
    '',
  ])('is never %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, { allowLoopback: false })).toBe(false)
  })

  it('may be this machine where no other person is, and still no other', () => {
    const allowLoopback = true
    expect(isPushEndpoint('http://127.0.0.1:4000/x', { allowLoopback })).toBe(true)
    expect(isPushEndpoint('http://[::1]:4000/x', { allowLoopback })).toBe(true)
    expect(isPushEndpoint('http://10.0.0.8/x', { allowLoopback })).toBe(false)
    expect(isPushEndpoint('http://127.0.0.2/x', { allowLoopback })).toBe(false)
    expect(isPushEndpoint('http://me@127.0.0.1/x', { allowLoopback })).toBe(false)
  })
})
