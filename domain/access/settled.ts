import type { Actor } from './actor.ts'

/**
 * Do the rights of staff count in this session? Only after the second factor; with `relaxed`, on a developer's own
 * machine, always. Before that the person is a plain member.
 */
export const isSettled = ({ mfaPassed }: Pick<Actor, 'mfaPassed'>, mfa: 'required' | 'relaxed'): boolean =>
  mfaPassed || mfa === 'relaxed'

/** The person with the roles that count in this session. */
export const settled = (actor: Actor, mfa: 'required' | 'relaxed'): Actor =>
  isSettled(actor, mfa) ? actor : { ...actor, roles: [] }
