import { v7 } from 'uuid'
import type { Sql } from '../../database/db.ts'
import { statement } from '../../database/statement.ts'

/** A message as it came in. */
export type NewMailboxMessage = {
  kind: string
  recipient: string
  subject: string
  /** The plain text of the message. */
  text: string
  /** Its HTML, as the sender wrote it: never to be trusted. Empty when it has none. */
  html: string
  /** The whole message with its headers. */
  raw: string
  /** The id its sender gave it. The same one comes twice when a worker died between handing it over and noting that. */
  messageId?: string
}

/** A message in the mailbox. */
export type MailboxMessage = Omit<NewMailboxMessage, 'messageId'> & { id: string; createdAt: Date }
/** A message as lists show it. */
export type MailboxEntry = Omit<MailboxMessage, 'raw'>

const ENTRY = 'id, kind, recipient, subject, body_text as text, body_html as html, created_at as "createdAt"'
const NEWEST = 100

const insert = statement(`
insert into mailbox_messages (id, kind, recipient, subject, body_text, body_html, raw, message_id)
values ($id, $kind, $recipient, $subject, $text, $html, $raw, $messageId)
on conflict (message_id, recipient) do nothing`)

/** Keeps a message and gives its id. One that is there already is kept once. */
export async function insertMessage(sql: Sql, message: NewMailboxMessage): Promise<string> {
  const id = v7()
  await insert(sql, {
    id,
    kind: storable(message.kind),
    recipient: storable(message.recipient),
    subject: storable(message.subject),
    text: storable(message.text),
    html: storable(message.html),
    raw: storable(message.raw),
    messageId: message.messageId ?? null,
  })
  return id
}

/** The newest 100 messages, newest first; only those to `recipient` when given. */
export function listMessages(sql: Sql, { recipient }: { recipient?: string } = {}): Promise<MailboxEntry[]> {
  return sql.query<MailboxEntry>(
    `select ${ENTRY} from mailbox_messages where $1::text is null or lower(recipient) = lower($1)
     order by created_at desc, id desc limit ${NEWEST}`,
    [recipient ?? null],
  )
}

/** One message, or undefined. An id that is none finds nothing. */
export async function findMessage(sql: Sql, id: string): Promise<MailboxMessage | undefined> {
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return undefined
  const [message] = await sql.query<MailboxMessage>(
    `select ${ENTRY}, raw from mailbox_messages where id = $1`,
    [id],
  )
  return message
}

/** PostgreSQL has no place for NUL in a text. */
const storable = (text: string) => text.replaceAll('\0', '\uFFFD')
