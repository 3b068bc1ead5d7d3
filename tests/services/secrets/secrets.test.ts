import { describe, expect, it } from 'vitest'
import { open, seal, SealBroken } from '#services/secrets/box.ts'
import { keyedHash, sign, verify } from '#services/secrets/signature.ts'

const other = 'another secret that is long enough to be one'

describe('seal and open', () => {
  it('gives the text back, and never the same sealed text twice', () => {
    const sealed = seal('totp', 'JBSWY3DPEHPK3PXP – سر')
    expect(sealed).not.toContain('JBSW')
    expect(open('totp', sealed)).toBe('JBSWY3DPEHPK3PXP – سر')
    expect(seal('totp', 'x')).not.toBe(seal('totp', 'x'))
    expect(open('totp', seal('totp', ''))).toBe('')
  })

  it('opens nothing for another purpose or under another secret', () => {
    expect(() => open('mail', seal('totp', 'x'))).toThrow(SealBroken)
    expect(() => open('totp', seal('totp', 'x'), other)).toThrow(SealBroken)
  })

  it('notices every changed character', () => {
    const sealed = seal('totp', 'secret')
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = `${sealed.slice(0, at)}${sealed[at] === 'Q' ? 'g' : 'Q'}${sealed.slice(at + 1)}`
      expect(() => open('totp', changed), `character ${at}`).toThrow(SealBroken)
    }
    for (const text of ['', 'v1', 'v1.', 'v1.AAAA', 'v2.' + sealed.slice(3)]) {
      expect(() => open('totp', text)).toThrow(SealBroken)
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
