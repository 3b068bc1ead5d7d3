import { lastChainCheck } from '#operations/moderation/desk/chainChecks.ts'
import { hasUndeclaredProxy } from '#operations/ops/undeclaredProxy.ts'
import type { Services } from '#services'
import { DEFAULT_APP_SECRET, DEFAULT_PUSHER_SECRET } from '#services/env.ts'
import { completeIf, type Found } from './found.ts'

const WITHOUT_FACTOR = `
select count(distinct r.user_id)::int as count from user_roles r join users u on u.id = r.user_id and u.disabled_at is null
where not exists (select from mfa_factors f where f.user_id = u.id and f.verified_at is not null)`

/** Hours after which a nightly check counts as missed. */
const MISSED_HOURS = 36

/** Where the product is reached, its secrets, and how staff come in, and that what they decided stands. */
export const securityChecks = ({ db, env, clock }: Pick<Services, 'db' | 'env' | 'clock'>) => ({
  address: () => completeIf(env.isPublic && env.origin.startsWith('https:'), env.origin),
  secrets: () =>
    completeIf(env.APP_SECRET !== DEFAULT_APP_SECRET && env.PUSHER_SECRET !== DEFAULT_PUSHER_SECRET),
  second_factors: async () => {
    const [row] = await db.query<{ count: number }>(WITHOUT_FACTOR)
    const isRight = env.STAFF_MFA === 'required' && row!.count === 0
    return completeIf(isRight, isRight ? null : String(row!.count))
  },
  proxy: () => completeIf(!hasUndeclaredProxy(), `TRUSTED_PROXIES ${env.TRUSTED_PROXIES}`),
  decisions: async (): Promise<Found> => {
    const check = await lastChainCheck(db)
    if (!check) return { state: 'pending' }
    const time = `${check.at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
    if (check.brokenAt !== null) return { state: 'action-required', details: `#${check.brokenAt}, ${time}` }
    const isMissed = clock.now().getTime() - check.at.getTime() > MISSED_HOURS * 3_600_000
    return { state: isMissed ? 'pending' : 'complete', details: `${check.length}, ${time}` }
  },
})
