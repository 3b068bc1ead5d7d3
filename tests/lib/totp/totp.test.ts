import { generateSync } from 'otplib'
import { describe, expect, it } from 'vitest'
import { hashRecoveryCode, newRecoveryCodes } from '#lib/totp/recoveryCodes.ts'
import { newSecret, uri, verify } from '#lib/totp/totp.ts'

const now = new Date('2026-11-20T12:00:10Z')
const step = Math.floor(now.getTime() / 30_000)
const codeAt = (secret: string, secondsFromNow: number) =>
  generateSync({ secret, epoch: now.getTime() / 1000 + secondsFromNow })

describe('codes of an authenticator app', () => {
  const secret = newSecret()

  it('has the code of RFC 6238', async () => {
    // "12345678901234567890" in Base32; 59 s after 1970 the eight-digit code is 94287082.
    const rfc = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    expect(await verify(rfc, '287082', null, new Date(59_000))).toEqual({ ok: true, step: 1 })
  })

  it('takes the code of now and of half a minute either way, and says which it was', async () => {
    expect(await verify(secret, codeAt(secret, 0), null, now)).toEqual({ ok: true, step })
    expect(await verify(secret, codeAt(secret, -30), null, now)).toEqual({ ok: true, step: step - 1 })
    expect(await verify(secret, codeAt(secret, 30), undefined, now)).toEqual({ ok: true, step: step + 1 })
    for (const away of [-60, 61])
      expect(await verify(secret, codeAt(secret, away), null, now)).toEqual({ ok: false })
  })

  it('takes no code twice', async () => {
    expect(await verify(secret, codeAt(secret, 0), step, now)).toEqual({ ok: false })
    expect(await verify(secret, codeAt(secret, -30), step, now)).toEqual({ ok: false })
    expect(await verify(secret, codeAt(secret, 30), step, now)).toEqual({ ok: true, step: step + 1 })
    expect(await verify(secret, codeAt(secret, 0), step + 100, now)).toEqual({ ok: false })
  })

  it('calls anything malformed wrong and never throws', async () => {
    for (const code of ['', '12345', '1234567', 'abcdef', '１２３４５６', ' 123456', '123456\u0000']) {
      expect(await verify(secret, code, null, now)).toEqual({ ok: false })
    }
    for (const bad of ['', 'not base32!', 'AAAA'])
      expect(await verify(bad, '123456', null, now)).toEqual({ ok: false })
  })

  it('names us and the account in the address for the app', () => {
    expect(uri(secret, 'ann@example.org')).toBe(
      `otpauth://totp/Evenkeel:ann%40example.org?secret=${secret}&issuer=Evenkeel`,
    )
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  })
})

describe('recovery codes', () => {
  it('are ten, different, readable', () => {
    const codes = newRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-tv-z]{5}-[2-9a-hjkmnp-tv-z]{5}$/)
  })

  it('are recognised however they are typed', () => {
    const hash = hashRecoveryCode('k7m2q-x9dpf')
    for (const typed of ['K7M2Q-X9DPF', ' k7m2qx9dpf ', 'k7m2q x9dpf'])
      expect(hashRecoveryCode(typed)).toBe(hash)
    expect(hashRecoveryCode('k7m2q-x9dpg')).not.toBe(hash)
  })
})
