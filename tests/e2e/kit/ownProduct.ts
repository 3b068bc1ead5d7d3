import { rmSync } from 'node:fs'
import pg from 'pg'
import { test as base } from './journey.ts'
import { freePort } from '../../../server/start/ports.mjs'
import { newFolder } from '../../kit/newFolder.ts'
import { startProduct, type Product } from './product.ts'

const DAY_MS = 86_400_000

/** For journeys that change what everyone meets, as the clock and kill switches are: a product of their own. */
export async function ownProduct() {
  const port = await freePort()
  // Each worker loads every journey: a folder is made by the one that runs it.
  let folder: string | undefined
  const began = Date.now()
  let product: Product | undefined
  const test = base.extend<{ origin: string }>({
    origin: async ({}, use) => {
      await use(`http://localhost:${port}`)
    },
  })
  test.afterAll(async () => {
    await product?.stop()
    if (folder) rmSync(folder, { recursive: true, force: true })
  })
  return {
    test,
    /** Starts it, or starts it again with its data, with a clock that is some days ahead of the first start. */
    async start(daysLater = 0): Promise<void> {
      await product?.stop()
      folder ??= newFolder('evenkeel-own-')
      const now = new Date(began + daysLater * DAY_MS).toISOString()
      product = await startProduct({ folder, port, env: daysLater > 0 ? { EVENKEEL_NOW: now } : {} })
    },
    /** Runs a statement in its database. */
    async run<T extends object>(sql: string): Promise<T[]> {
      const client = new pg.Client({ connectionString: product!.databaseUrl })
      await client.connect()
      try {
        return (await client.query(sql)).rows as T[]
      } finally {
        await client.end()
      }
    },
  }
}
