import { accountApi } from '#domain/account/api.ts'
import { mayUndo, type DeletionAsker } from '#domain/account/deletion.ts'
import { minutesOf } from '#operations/_kit/attempts.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { hashPassword, matchPasswords, sharedSalt } from '#lib/passwords/hash.ts'
import { withAccountLock } from './accountLock.ts'
import { accountsOf, type AccountAtAddress } from './accountsOf.ts'
import { saltBeside } from './addressSalt.ts'
import type { Client } from './client.ts'
import { closeReplaced } from './closeReplaced.ts'
import { countNetworkFailure, networkWait, slowDown } from './networkPace.ts'
import { mayForgive, openBudgets, signInBudgets } from './signInBudgets.ts'
import { countFailure, forgive } from './signInLocks.ts'
import { startChallenge } from './startChallenge.ts'
import { startSession, type StartedSession } from './startSession.ts'
import { priorityOf } from './priorityOf.ts'

/** Where a right password led: in, or to the second factor (then no session exists yet). */
export type SignedIn =
  { state: 'signed-in'; session: StartedSession } | { state: 'second-factor'; challenge: string }
/** An account that is to be deleted, as its member finds it. */
export type PlannedDeletion = {
  state: 'deletion-planned'
  challenge: string
  eraseAt: Date
  askedBy: DeletionAsker
  mayUndo: boolean
  needsFactor: boolean
}
type Rejected = { state: 'locked'; seconds: number } | { state: 'wrong' }
type Credentials = { email: string; password: string }

/**
 * Signs in with a password, to whichever account of the address it belongs: one that knows the device, then the
 * confirmed one, then the newest claim. One address takes one attempt at a time: look at the pauses, check one
 * password, count. It costs one computation for every address; an unknown or closed account goes the same way
 * with the same answer as a wrong password, but for one that is to be deleted: it asks whether to stay.
 * @throws OperationError `account.error.wrong_credentials`, `.locked`, `.busy`
 */
export async function signIn(
  services: Pick<Services, 'db' | 'authDb' | 'clock' | 'realtime'>,
  { email, password }: Credentials,
  client: Client,
): Promise<SignedIn | PlannedDeletion> {
  const { priority, isKnown } = await priorityOf(services.db, email, client)
  if (!isKnown) {
    const seconds = await networkWait(services.db, client.network, services.clock.now())
    await slowDown(client.network, { address: email, seconds })
  }
  const outcome = await withAccountLock(
    services,
    { email, priority },
    async (sql): Promise<SignedIn | PlannedDeletion | Rejected> => {
      const now = services.clock.now()
      const accounts = await accountsOf(sql, email, client.deviceId)
      const { open, seconds } = await openBudgets(sql, signInBudgets(accounts, { email, ...client }), now)
      if (open.length === 0) return { state: 'locked', seconds }
      const isRight = await matchPasswords(password, hashesOf(accounts))
      const right = accounts.filter((one, at) => isRight[at] && (!one.disabled || isPlanned(one, now)))
      const budget = open.find((one) => one.accounts.some((account) => right.includes(account)))
      const account = budget?.accounts.find((one) => right.includes(one))
      if (!budget || !account) {
        for (const { bucket } of open) await countFailure(sql, bucket, now)
        if (!isKnown) await countNetworkFailure(sql, client.network, now)
        return { state: 'wrong' }
      }
      if (mayForgive(budget, account)) await forgive(sql, budget.bucket)
      // Its password was tried at the others, too: a guess does not become free by signing up with it first.
      else await countFailure(sql, budget.bucket, now)
      await renewHash(sql, account, { accounts, email, password })
      if (account.disabled) return plannedDeletion(sql, account, { client, now })
      if (account.has_factor)
        return {
          state: 'second-factor',
          challenge: await startChallenge(sql, { userId: account.id, client, now }),
        }
      return {
        state: 'signed-in',
        session: await startSession(sql, { userId: account.id, client, passedFactor: false }),
      }
    },
  )
  // Errors are thrown out here: inside, they would undo the counting.
  switch (outcome.state) {
    case 'locked':
      throw operationErrorOf(accountApi.signIn, 'account.error.locked', {
        args: { minutes: minutesOf(outcome.seconds), seconds: outcome.seconds },
      })
    case 'wrong':
      throw operationErrorOf(accountApi.signIn, 'account.error.wrong_credentials')
    case 'signed-in':
      closeReplaced(services, client, outcome.session)
      return outcome
    case 'second-factor':
    case 'deletion-planned':
      return outcome
  }
}

/** Closed, but only until it is deleted: up to that very instant its member may come back. */
const isPlanned = ({ erase_at }: AccountAtAddress, now: Date): boolean => erase_at !== null && erase_at > now

async function plannedDeletion(
  sql: Sql,
  account: AccountAtAddress,
  { client, now }: { client: Client; now: Date },
): Promise<PlannedDeletion> {
  const askedBy = account.deletion_asked_by!
  return {
    state: 'deletion-planned',
    challenge: await startChallenge(sql, { userId: account.id, client, now }),
    eraseAt: account.erase_at!,
    askedBy,
    mayUndo: mayUndo(askedBy, account.is_child),
    needsFactor: account.has_factor,
  }
}

const hashesOf = (accounts: readonly AccountAtAddress[]) => accounts.map((one) => one.password_hash)

type Beside = Credentials & { accounts: readonly AccountAtAddress[] }

/**
 * Hashes of an older cost, and those with a salt of their own beside others, are made anew while the password is at
 * hand.
 */
async function renewHash(
  sql: Sql,
  { id, password_hash }: AccountAtAddress,
  { accounts, email, password }: Beside,
): Promise<void> {
  const others = hashesOf(accounts.filter((one) => one.id !== id))
  const [own, shared] = [sharedSalt(password_hash), saltBeside(email, others)]
  if (own && (others.every((one) => !sharedSalt(one)) || own.equals(shared))) return
  await sql.query('update users set password_hash = $2, updated_at = now() where id = $1', [
    id,
    await hashPassword(password, { salt: shared }),
  ])
}
