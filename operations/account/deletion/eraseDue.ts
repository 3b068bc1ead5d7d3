import type { Services } from '#services'
import { eraseAccount } from './eraseAccount.ts'

/** Accounts one look finds. */
const BATCH = 100

/**
 * Deletes the accounts whose time is over, one after the other. Several at once share the work. One that fails leaves
 * the others alone, and is tried again with the next look.
 * @returns how many were deleted
 * @throws the error of the last one that failed, when all were tried
 */
export async function eraseDue(
  services: Pick<Services, 'db' | 'files' | 'realtime' | 'log'>,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<number> {
  let [erased, after] = [0, '']
  let failed: unknown
  for (;;) {
    const due = await services.db.query<{ id: string }>(
      `select id from account_deletions where erased_at is null and erase_at <= $1 and id::text > $2
       order by id::text limit ${BATCH}`,
      [now, after],
      'deletions-due',
    )
    for (const { id } of due) {
      if (signal?.aborted) return erased
      try {
        if (await eraseAccount(services, id, now)) erased += 1
      } catch (error) {
        services.log.error({ deletion: id, err: (error as Error).message }, 'account not deleted')
        failed = error
      }
    }
    if (due.length < BATCH) break
    after = due.at(-1)!.id
  }
  if (failed !== undefined) throw failed as Error
  return erased
}
