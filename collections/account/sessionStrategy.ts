import type { AuthStrategy } from 'payload'
import { can } from '#domain/access/staff.ts'
import { readActor } from '#operations/account/readActor.ts'
import { sessionTokenFrom } from '#operations/account/sessionCookie.ts'
import { services } from '#services'

/** Lets Payload's panel and REST know the person by the same session row as everything else. */
export const sessionStrategy: AuthStrategy = {
  name: 'evenkeel-session',
  authenticate: async ({ headers }) => {
    const { db, env } = services()
    const token = sessionTokenFrom(headers.get('cookie'), env.origin)
    const actor = token ? await readActor(db, token) : null
    if (!actor) return { user: null }
    // Staff rights count only once the second factor is settled; before that the person is a plain member.
    const settled = actor.mfaPassed || env.STAFF_MFA === 'relaxed'
    const roles = settled ? actor.roles : []
    return {
      user: {
        id: actor.id,
        collection: 'users',
        email: actor.email,
        actor: { ...actor, roles },
        canEnterAdmin: can(roles, 'admin.enter'),
      } as never,
    }
  },
}
