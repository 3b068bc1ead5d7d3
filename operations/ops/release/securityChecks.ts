import { hasUndeclaredProxy } from '#operations/ops/undeclaredProxy.ts'
import type { Services } from '#services'
import { DEFAULT_APP_SECRET, DEFAULT_PUSHER_SECRET } from '#services/env.ts'
import { completeIf } from './found.ts'

const WITHOUT_FACTOR = `
select count(distinct r.user_id)::int as count from user_roles r join users u on u.id = r.user_id and u.disabled_at is null
where not exists (select from mfa_factors f where f.user_id = u.id and f.verified_at is not null)`

/** Where the product is reached, its secrets, and how staff come in. */
export const securityChecks = ({ db, env }: Pick<Services, 'db' | 'env'>) => ({
  address: () => completeIf(env.isPublic && env.origin.startsWith('https:'), env.origin),
  secrets: () =>
    completeIf(env.APP_SECRET !== DEFAULT_APP_SECRET && env.PUSHER_SECRET !== DEFAULT_PUSHER_SECRET),
  second_factors: async () => {
    const [row] = await db.query<{ count: number }>(WITHOUT_FACTOR)
    const isRight = env.STAFF_MFA === 'required' && row!.count === 0
    return completeIf(isRight, isRight ? null : String(row!.count))
  },
  proxy: () => completeIf(!hasUndeclaredProxy(), `TRUSTED_PROXIES ${env.TRUSTED_PROXIES}`),
})
