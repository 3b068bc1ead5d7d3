import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
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
  const { db } = req.payload
  const transaction = await req.transactionID
  const session = transaction == null ? undefined : db.sessions?.[transaction]?.db
  const connection = (session ?? db.drizzle) as Pick<Payload['db']['drizzle'], 'execute'>
  await connection.execute(sql`select pg_notify(${EDITS}, ${collection?.slug ?? global?.slug ?? ''})`)
}
