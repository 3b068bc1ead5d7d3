import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '#hooks/_kit/connectionOf.ts'
import { EDITS } from '#services/content/edits.ts'

/**
 * What members read has changed: tells every process to forget what it kept. Sent in the transaction of the change, so
 * the database passes it on after the commit, and never for a change that was rolled back.
 */
export async function contentChanged({
  req,
  collection,
  global,
}: {
  req: PayloadRequest
  collection?: { slug: string }
  global?: { slug: string }
}): Promise<void> {
  const connection = await connectionOf(req)
  await connection.execute(sql`select pg_notify(${EDITS}, ${collection?.slug ?? global?.slug ?? ''})`)
}
