import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** The role the product works as in tests: like in production it owns nothing. */
const PRODUCT_ROLE = 'product'
const PRODUCT_PASSWORD = 'product'

/** A fresh, migrated database of its own, as the product sees it. `drop` ends its connections and removes it. */
export async function newDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const clusterUrl = inject('clusterUrl')
  const name = `world_${randomUUID().replaceAll('-', '')}`
  // Copying the files takes half as long as writing each page into the log.
  await once(clusterUrl, `create database ${name} template ${inject('template')} strategy file_copy`)
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return {
    url: productUrlOf(url.href),
    drop: () => once(clusterUrl, `drop database if exists ${name} with (force)`),
  }
}

/** The address by which the product reaches the database of an owner's address. */
export function productUrlOf(ownerUrl: string): string {
  const url = new URL(ownerUrl)
  url.username = PRODUCT_ROLE
  url.password = PRODUCT_PASSWORD
  return url.href
}

/** The owner's address of a database of this run. */
export function ownerUrlOf(productUrl: string): string {
  const url = new URL(inject('clusterUrl'))
  url.pathname = new URL(productUrl).pathname
  return url.href
}

/** Runs a statement the product may not run, `analyze` for example, in a database of this run. */
export const asOwner = (productUrl: string, statement: string): Promise<void> =>
  once(ownerUrlOf(productUrl), statement)

async function once(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
