import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import type { NewMailboxMessage } from './mailboxStore.ts'

const SIZE_MAX_BYTES = 1_000_000
const CLIENTS_MAX = 20

/** Options of `startMailbox`. */
export type MailboxOptions = {
  /** 0 takes any free port. */
  port: number
  /** 127.0.0.1 when left out: the mailbox holds sign-in codes and is not for the network. */
  host?: string
  /** Keeps a message. When it rejects, the sender is asked to try again later. */
  store: (message: NewMailboxMessage) => Promise<unknown>
}

/** A running mailbox. */
export type Mailbox = { port: number; close(): Promise<void> }

/**
 * Starts a mail server that takes every mail and delivers none: a stand-in for a real one, so that mail really travels
 * by SMTP. Resolves when it listens.
 * @throws Error when the port is taken.
 */
export async function startMailbox({ port, host = '127.0.0.1', store }: MailboxOptions): Promise<Mailbox> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: SIZE_MAX_BYTES,
    maxClients: CLIENTS_MAX,
    // The worker keeps its connections open; a stop does not wait for them.
    closeTimeout: 1_000,
    banner: 'Evenkeel mailbox',
    logger: false,
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      take(stream, recipients, store).then(
        () => done(),
        (error: Error) => done(error),
      )
    },
  })
  // A client that breaks off is no fault of ours; without a listener it would end the process.
  server.on('error', () => {})
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function take(stream: SMTPServerDataStream, recipients: string[], store: MailboxOptions['store']) {
  const parts: Buffer[] = []
  for await (const part of stream as AsyncIterable<Buffer>) if (!stream.sizeExceeded) parts.push(part)
  if (stream.sizeExceeded) throw smtpError(552, `larger than ${SIZE_MAX_BYTES} bytes`)
  const raw = Buffer.concat(parts)
  const mail = await PostalMime.parse(raw)
  try {
    for (const recipient of recipients) {
      await store({
        kind: 'email',
        recipient,
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: mail.html ?? '',
        raw: raw.toString('utf8'),
        messageId: mail.messageId,
      })
    }
  } catch {
    throw smtpError(451, 'could not be kept, try again later')
  }
}

const smtpError = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode })
