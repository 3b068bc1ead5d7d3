import type { Services } from '#services'
import { makeProductFiles } from '../factories/productFiles.ts'
import { hasShelf, seedPurchaseRequests } from '../factories/purchaseRequests.ts'
import { seedStore } from '../factories/store.ts'
import { runOnce } from '../runOnce.ts'

/**
 * Brings the products of the demo dataset, once in the life of a database. Their pictures and files are made before the
 * transaction begins. Returns whether they are new.
 */
export async function seedDemoStore(
  { db, files }: Pick<Services, 'db' | 'files'>,
  now: Date,
): Promise<boolean> {
  const [known] = await db.query(`select 1 from app_state where key = 'seed:store'`)
  if (known) return false
  const made = await makeProductFiles()
  return db.tx(async (sql) => {
    const isNew = await runOnce(sql, 'store', now, () => seedStore(sql, files, { made, now }))
    // At the first start the people came before there was anything to ask for.
    if (await hasShelf(sql))
      await runOnce(sql, 'purchase-requests', now, () => seedPurchaseRequests(sql, now))
    return isNew
  })
}
