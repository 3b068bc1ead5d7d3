import type { Payload, PayloadRequest } from 'payload'

/** Runs statements in the transaction of a Payload request, or on a connection of its own where there is none. */
export async function connectionOf(req: PayloadRequest): Promise<Pick<Payload['db']['drizzle'], 'execute'>> {
  const { db } = req.payload
  const transaction = await req.transactionID
  const session = transaction == null ? undefined : db.sessions?.[transaction]?.db
  return (session ?? db.drizzle) as Pick<Payload['db']['drizzle'], 'execute'>
}
