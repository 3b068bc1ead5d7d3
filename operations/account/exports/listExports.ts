import type { Actor } from '#domain/access/actor.ts'
import { isAdult } from '#domain/account/ageGroup.ts'
import type { exportApi } from '#domain/account/exportApi.ts'
import type { Output } from '#domain/api/contract.ts'
import { mayAskFor } from '#operations/account/mayAskFor.ts'
import { childrenOf } from '#operations/guardians/notifications/guardianFacts.ts'
import type { Services } from '#services'
import { readExports } from './exportView.ts'

/** Returns the caller's copies of data, and what the caller may ask for. */
export async function listExports(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
): Promise<Output<typeof exportApi.listExports>> {
  const [exports, may, children] = await Promise.all([
    readExports(db, actor.id, clock.now()),
    mayAskFor(db, actor),
    isAdult(actor.ageGroup) ? childrenOf(db, actor.id) : [],
  ])
  return {
    exports,
    mayAsk: may.dataExport,
    children: children.map(({ link, child }) => ({ link, name: child })),
  }
}
