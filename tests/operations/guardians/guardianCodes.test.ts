import { expect, it } from 'vitest'
import { hashGuardianCode, newGuardianCode } from '#operations/guardians/guardianCodes.ts'

it('makes codes of six digits, zeros in front too, all over the range', () => {
  const codes = Array.from({ length: 5_000 }, newGuardianCode)
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
  expect(new Set(codes.map((code) => code[0])).size).toBe(10)
  expect(new Set(codes).size).toBeGreaterThan(4_900)
})

it('stores a code so that it fits one child only and cannot be read back', () => {
  const hash = hashGuardianCode('child-1', '123456')
  expect(hash).toBe(hashGuardianCode('child-1', '123456'))
  expect(hash).not.toBe(hashGuardianCode('child-2', '123456'))
  expect(hash).not.toBe(hashGuardianCode('child-1', '123457'))
  expect(hash).not.toContain('123456')
})
