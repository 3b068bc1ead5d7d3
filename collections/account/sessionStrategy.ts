import type { AuthStrategy } from 'payload'
import { callerOf } from '#access/callers.ts'
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
    return { user: actor ? (callerOf(actor, env.STAFF_MFA) as never) : null }
  },
}
