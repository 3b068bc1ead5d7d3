import { describe, expect, it } from 'vitest'
import { hashPassword, matchPasswords, needsRehash, sharedSalt, verifyPassword } from '#lib/passwords/hash.ts'
import { cpuTime } from '../../kit/cpuTime.ts'

describe('password hashes', { timeout: 60_000 }, () => {
  it('fit their password only, and are never the same twice', async () => {
    const [one, two] = await Promise.all([hashPassword('quiet-Harbor7'), hashPassword('quiet-Harbor7')])
    expect(one).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
    expect(one).not.toBe(two)
    expect(await verifyPassword('quiet-Harbor7', one)).toBe(true)
    expect(await verifyPassword('quiet-Harbor8', one)).toBe(false)
  })

  it('takes a letter however it was composed', async () => {
    expect(await verifyPassword('cafe\u0301', await hashPassword('caf\u00e9'))).toBe(true)
  })

  it('says no to an unknown address, at the same cost', async () => {
    const stored = await hashPassword('x')
    const median = async (hash: string | null) => {
      const costs: number[] = []
      for (let round = 0; round < 3; round += 1) {
        costs.push(await cpuTime(async () => expect(await verifyPassword('wrong', hash)).toBe(false)))
      }
      return costs.sort((a, b) => a - b)[1] ?? 0
    }
    const [known, unknown] = [await median(stored), await median(null)]
    expect(unknown / known).toBeGreaterThan(0.5)
    expect(unknown / known).toBeLessThan(2)
    expect(await verifyPassword('', undefined)).toBe(false)
    expect(await verifyPassword('x', 'broken')).toBe(false)
  })

  it('of one salt are compared in one computation, however many they are, and as none is', async () => {
    const first = await hashPassword('one')
    const salt = sharedSalt(first)!
    const others = [await hashPassword('two', { salt }), await hashPassword('three', { salt })]
    const alone = await hashPassword('two')
    const costs = async (stored: string[]) => {
      let matches: boolean[] = []
      const ms = await cpuTime(async () => void (matches = await matchPasswords('two', stored)))
      return { ms, matches }
    }
    const none = await costs([])
    const shared = await costs([first, ...others])
    const apart = await costs([first, ...others, alone])
    expect(shared.matches).toEqual([false, true, false])
    expect(apart.matches).toEqual([false, true, false, true])
    expect(none.matches).toEqual([])
    // Three hashes as none; a salt of its own costs once more.
    expect(shared.ms / none.ms).toBeLessThan(1.6)
    expect(apart.ms / none.ms).toBeGreaterThan(1.4)
  })

  it('notices hashes of another cost, and still checks them', async () => {
    expect(needsRehash(await hashPassword('x'))).toBe(false)
    // scrypt("x", "salt", N=16384, r=8, p=5), made with node:crypto.
    const { scryptSync } = await import('node:crypto')
    const hash = scryptSync('x', 'salt', 32, { N: 16_384, r: 8, p: 5 }).toString('base64url')
    const old = `scrypt$16384$8$5$${Buffer.from('salt').toString('base64url')}$${hash}`
    expect(needsRehash(old)).toBe(true)
    expect(await verifyPassword('x', old)).toBe(true)
  })
})
