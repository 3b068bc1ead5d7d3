import { describe, expect, it } from 'vitest'
import { commonErrors } from '#domain/api/commonErrors.ts'
import type { Contract } from '#domain/api/contract.ts'
import { contracts as all } from '#domain/api/contracts.ts'
import { collections } from '#collections/index.ts'
import { endpoints } from '#endpoints/index.ts'
import { sampleOf } from '#tests/server/http/kit/sampleOf.ts'
import { buildRouter } from '#server/http/router.ts'

const contracts = all.map(({ name, contract }) => [name, contract] as const)
const nameOf = ({ method, path }: Contract) => `${method} ${path}`

/** Reviewed by a person: everything here answers without a session. */
const openToAnyone = [
  'get /me',
  'get /dashboard',
  'post /auth/sign-up',
  'post /auth/sign-in',
  'post /auth/second-factor',
  'post /account/deletion/undo',
  'post /auth/sign-out',
  'post /auth/check-password',
  'get /auth/recovery',
  'post /auth/recovery',
  'post /auth/recovery/resend',
  'post /auth/recovery/verify',
  'post /auth/recovery/link',
  'post /auth/recovery/open-link',
  'post /auth/recovery/password',
  'post /auth/verify-email',
  'post /rpc/assign-age-group',
  'get /guardian/page/:token',
  'post /guardian/page/:token/confirm',
  'post /guardian/page/:token/parental-consent',
  'post /guardian/page/:token/requests/:id',
  'post /guardian/page/:token/revoke',
  'post /guardian/page/:token/rooms',
  'post /guardian/page/:token/preferences',
  'get /flags',
  'get /realtime/config',
  'get /store',
  'get /store/collections/:category',
  'get /store/products/:id',
  'get /transparency',
  'post /incidents',
  'post /events',
  'post /faults',
]

/**
 * Reviewed by a person: a child or teen does these only with a guardian's consent. Finer rules stand in the operations.
 */
const forConsented = [
  'get /ai/writing write',
  'get /family/groups meet',
  'get /family/presence meet',
  'patch /checkins/:id write',
  'patch /family/groups/:id meet',
  'post /checkins write',
  'post /checkins/earlier write',
  'post /checkins/restore write',
  'post /coach/messages/open write',
  'post /family/groups meet',
  'post /family/groups/:id/code meet',
  'post /family/groups/:id/members/:userId/thought meet',
  'post /family/join meet',
  'post /functions/generate-ai-suggestions write',
  'post /functions/generate-daily-reflection write',
  'post /functions/mindful-ai-assistant write',
  'post /functions/notifications-prefs write',
  'post /functions/subscribe-push write',
  'post /functions/transcribe-audio write',
  'post /journal/entries write',
  'post /journal/entries/:id/voice write',
  'post /purchase-requests meet',
  'put /journal/entries/:id/transcript write',
  'post /notification-prefs/test write',
  'put /ai/suggestions/:id/answer write',
  'post /trivia/answers write',
  'post /trivia/breaks write',
  'post /trivia/plays write',
  'post /trivia/plays/finish write',
  'post /trivia/reports write',
  'get /trivia/teams meet',
  'post /trivia/teams meet',
  'post /trivia/teams/answers meet',
]

/**
 * Reviewed by a person: these answer a signed-in member who has not agreed to the legal texts in force; `guardian` is a
 * child who agreed and waits for the guardian. Every other contract is rejected. Beside them stand those that are open
 * to anyone: a member who signs out could call them too. Source: docs/rules/legal.md S-001-5.
 */
const beforeConsent = [
  'get /account/exports',
  'get /auth/draft-key',
  'get /consent',
  'get /guardian',
  'get /guardian/children',
  'get /guardian/deletions',
  'get /moderation/care',
  'get /staff/legal',
  'post /account/exports',
  'post /account/exports/:id/link',
  'post /account/exports/:id/retry',
  'post /auth/sessions/revoke-all',
  'post /consent',
  'post /functions/execute-account-deletion',
  'post /functions/guardian-start',
  'post /functions/guardian-verify',
  'post /functions/unsubscribe-push',
  'post /guardian/children/:link/confirm',
  'post /guardian/children/:link/deletion',
  'post /guardian/children/:link/deletion/undo',
  'post /guardian/children/:link/parental-consent',
  'post /guardian/children/:link/requests/:id',
  'post /guardian/children/:link/revoke',
  'post /guardian/children/:link/rooms',
  'post /guardian/page/:token/connect',
  'post /journal/export',
  'post /moderation/care/put-away',
  'post /onboarding guardian',
  'post /realtime/user-auth guardian',
  'put /account/comfort',
  'put /account/language',
]

describe('contracts', () => {
  it('are each served exactly once', () => {
    const served = endpoints.map(({ contract }) => contract)
    expect(served.map(nameOf).sort()).toEqual(contracts.map(([, contract]) => nameOf(contract)).sort())
    for (const [, contract] of contracts)
      expect(
        served.filter((one) => one === contract),
        nameOf(contract),
      ).toHaveLength(1)
  })

  it('are each reached by their own path', () => {
    const route = buildRouter(endpoints)
    for (const [, contract] of contracts) {
      const found = route(contract.method.toUpperCase(), contract.path.replace(/:\w+/g, 'x'))
      expect(found && found !== 'wrong-method' && found.served.contract, nameOf(contract)).toBe(contract)
    }
  })

  it('that ask for a guardian’s consent are the reviewed ones', () => {
    expect(
      contracts
        .filter(([, { auth }]) => auth === 'consented')
        .map(([, contract]) => `${nameOf(contract)} ${contract.consent?.to}`)
        .sort(),
    ).toEqual([...forConsented].sort())
  })

  it('that answer before a member’s consent are the reviewed ones, and what visitors may do', () => {
    const open = contracts.filter(([, { auth, beforeConsent }]) => auth !== 'anonymous' && beforeConsent)
    expect(
      open
        .map(([, contract]) => nameOf(contract) + (contract.beforeConsent === 'guardian' ? ' guardian' : ''))
        .sort(),
    ).toEqual([...beforeConsent].sort())
    for (const [name, { auth, beforeConsent: answers }] of contracts)
      if (auth === 'anonymous') expect(answers, name).toBe(true)
  })

  it('that are open to anyone are the reviewed ones', () => {
    expect(
      contracts
        .filter(([, { auth }]) => auth === 'anonymous')
        .map(([, contract]) => nameOf(contract))
        .sort(),
    ).toEqual([...openToAnyone].sort())
  })

  it('give a code one status wherever they name it', () => {
    const known = new Map<string, number>(Object.entries(commonErrors))
    for (const [name, { errors = {} }] of contracts)
      for (const [code, status] of Object.entries(errors)) {
        expect(status, `${code} of ${name}`).toBe(known.get(code) ?? status)
        known.set(code, status)
      }
  })

  it('take no unknown fields', () => {
    for (const [name, { body }] of contracts) {
      if (!body) continue
      const fitting = sampleOf(body as never) as object
      expect(body.safeParse(fitting).success, name).toBe(true)
      const answer = body.safeParse({ ...fitting, __never: 1 })
      expect(answer.success, `${name} accepts an undeclared field`).toBe(false)
    }
  })

  it('never stand in the way of Payload’s REST of a collection the panel edits', () => {
    const edited = collections.filter(({ admin }) => admin?.hidden !== true).map(({ slug }) => slug)
    for (const [, contract] of contracts) {
      const first = contract.path.split('/')[1]!
      if (edited.includes(first)) expect(['/incidents']).toContain(contract.path)
    }
  })
})
