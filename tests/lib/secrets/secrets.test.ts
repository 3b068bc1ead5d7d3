import { describe, expect, it } from 'vitest'
import { open, encrypt, DecryptionError } from '#lib/secrets/box.ts'
import { keyedHash, sign, verify } from '#lib/secrets/signature.ts'

const other = 'another secret that is long enough to be one'

describe('encrypt and open', () => {
  it('gives the text back, and never the same encrypted text twice', () => {
    const encrypted = encrypt('totp', 'JBSWY3DPEHPK3PXP – سر')
    expect(encrypted).not.toContain('JBSW')
    expect(open('totp', encrypted)).toBe('JBSWY3DPEHPK3PXP – سر')
    expect(encrypt('totp', 'x')).not.toBe(encrypt('totp', 'x'))
    expect(open('totp', encrypt('totp', ''))).toBe('')
  })

  it('opens nothing for another purpose or under another secret', () => {
    expect(() => open('mail', encrypt('totp', 'x'))).toThrow(DecryptionError)
    expect(() => open('totp', encrypt('totp', 'x'), other)).toThrow(DecryptionError)
  })

  it('notices every changed character', () => {
    const encrypted = encrypt('totp', 'secret')
    for (let at = 0; at < encrypted.length; at += 1) {
      const changed = `${encrypted.slice(0, at)}${encrypted[at] === 'Q' ? 'g' : 'Q'}${encrypted.slice(at + 1)}`
      expect(() => open('totp', changed), `character ${at}`).toThrow(DecryptionError)
    }
    for (const text of ['', 'v1', 'v1.', 'v1.AAAA', 'v2.' + encrypted.slice(3)]) {
      expect(() => open('totp', text)).toThrow(DecryptionError)
    }
  })
})

describe('sign and verify', () => {
  it('gives the value back only when it was signed for this purpose', () => {
    const signed = sign('device', 'id.with.dots')
    expect(verify('device', signed)).toBe('id.with.dots')
    expect(verify('link', signed)).toBeUndefined()
    expect(verify('device', signed, other)).toBeUndefined()
    for (const wrong of ['', '.', 'id', `x${signed}`, `${signed}x`, signed.slice(0, -1)]) {
      expect(verify('device', wrong)).toBeUndefined()
    }
  })
})

describe('keyedHash', () => {
  it('is the same for the same value, purpose and secret only', () => {
    expect(keyedHash('code', '123456')).toBe(keyedHash('code', '123456'))
    const all = [keyedHash('code', '123456'), keyedHash('code', '123457'), keyedHash('x', '123456')]
    expect(new Set([...all, keyedHash('code', '123456', other)]).size).toBe(4)
  })
})
