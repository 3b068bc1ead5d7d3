import type { Db } from '#services/database/db.ts'
import { newId } from '#operations/_kit/ids.ts'
import { addToChain } from '#operations/moderation/desk/chain.ts'
import { asOwner } from './database.ts'

/** Adds a decision to the chain, about nothing that is stored. */
export const addDecision = (db: Db, now: Date): Promise<string> =>
  db.tx((sql) =>
    addToChain(sql, {
      item: newId(),
      action: 'remove',
      madeBy: newId(),
      about: newId(),
      source: 'report',
      category: 'hate',
      severity: 'low',
      hours: null,
      now,
    }),
  )

/** Changes decisions as only the owner of the tables could, by taking the rule away first. */
export const tamperWithDecisions = (databaseUrl: string, statement: string) =>
  asOwner(
    databaseUrl,
    `alter table moderation_decisions disable trigger only_added; ${statement};
     alter table moderation_decisions enable always trigger only_added`,
  )
