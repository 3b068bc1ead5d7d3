import { newId } from '#operations/_kit/ids.ts'
import { eraseAccount } from '#operations/account/deletion/eraseAccount.ts'
import type { Services } from '#services'
import type { Data } from '../kit/data.ts'
import type { Goal } from '../kit/report.ts'

/** Accounts deleted each way. */
const PAIRS = 20
/** How often as long as bare deletes a deletion may take. */
const RATIO_MAX = 3

/** Neither files nor live connections are what is measured. */
const quiet = {
  files: { remove: () => Promise.resolve() },
  realtime: { publish: () => Promise.resolve(), terminate: () => Promise.resolve() },
} as unknown as Pick<Services, 'files' | 'realtime'>

/**
 * `erase`: deletes accounts with months of check-ins, by the job's operation and by bare statements for the rows that
 * belong to them, in turns. The receipt, what names the member elsewhere and the record of the steps are in ours alone.
 */
export async function erase({ db, busy }: Data): Promise<Goal> {
  const now = new Date()
  const ours: number[] = []
  const bare: number[] = []
  const timed = async (into: number[], work: () => Promise<unknown>) => {
    const begun = performance.now()
    await work()
    into.push(performance.now() - begun)
  }
  const people = busy.slice(-2 * PAIRS)
  for (const [at, { id }] of people.entries()) {
    if (at % 2 === 1) {
      await timed(bare, () => db.tx((sql) => sql.query('delete from users where id = $1', [id])))
      continue
    }
    const deletion = newId()
    await db.query(
      `insert into account_deletions (id, user_id, requested_by, requested_at, erase_at) values ($1, $2, 'self', $3, $3)`,
      [deletion, id, now],
    )
    await timed(ours, () => eraseAccount({ db, ...quiet }, deletion, now))
  }
  return {
    what: 'erase, ours / bare deletes',
    measured: medianOf(ours) / medianOf(bare),
    goal: RATIO_MAX,
    isAtLeast: false,
    unit: 'x',
  }
}

const medianOf = (times: number[]): number => times.sort((one, other) => one - other)[times.length >> 1]!
