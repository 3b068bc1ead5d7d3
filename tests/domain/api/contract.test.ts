import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { contract } from '#domain/api/contract.ts'

const open = { method: 'get', path: '/x', limit: 'read', output: z.object({}) } as const
const consent = { to: 'write', guardian: 'checkins.error.guardian_needed' } as const

// What the compiler holds: `npm run check` fails where an expected error is none.
describe('a contract', () => {
  it('names the consent it asks for, and the failures of it', () => {
    const named = contract({
      ...open,
      auth: 'consented',
      consent,
      errors: { 'checkins.error.guardian_needed': 403 },
    })
    expect(named.consent).toBe(consent)
    // @ts-expect-error -- consent without a rule
    contract({ ...open, auth: 'consented' })
    // @ts-expect-error -- a code without a status
    contract({ ...open, auth: 'consented', consent })
    // @ts-expect-error -- a rule nothing asks for
    contract({ ...open, auth: 'signed-in', consent, errors: { 'checkins.error.guardian_needed': 403 } })
  })
})
