import type { Mail, Mailer } from '#services/mail/port.ts'
import type { Realtime } from '#services/realtime/port.ts'
import { checkedName, type FileStore } from '#services/storage/port.ts'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Sms, SmsSender } from '#services/sms/port.ts'

/** A live event that was published. */
export type Published = { channel: string; event: string; data: unknown }

/** A realtime port that remembers. */
export function recordingRealtime(): Realtime & { published: Published[]; terminated: string[] } {
  const published: Published[] = []
  const terminated: string[] = []
  return {
    published,
    terminated,
    publish: (channels, event, data) => {
      for (const channel of typeof channels === 'string' ? [channels] : channels)
        published.push({ channel, event, data })
      return Promise.resolve()
    },
    authorize: (socketId, channel, presence) => ({
      auth: `test:${socketId}:${channel}`,
      ...(presence && { channel_data: JSON.stringify({ user_id: presence.userId }) }),
    }),
    authenticate: (socketId, userId) => ({
      auth: `test:${socketId}`,
      user_data: JSON.stringify({ id: userId }),
    }),
    terminate: (userId) => {
      terminated.push(userId)
      return Promise.resolve()
    },
    clientConfig: () => ({ key: 'test' }),
    check: () => Promise.resolve(),
    stats: () => ({ published: published.length, failed: 0 }),
  }
}

/** A mail port that remembers. */
export function recordingMailer(): Mailer & { sent: Mail[] } {
  const sent: Mail[] = []
  return {
    sent,
    send: (mail) => {
      sent.push(mail)
      return Promise.resolve({ messageId: `<${sent.length}@test>` })
    },
    check: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
}

/** A file store in memory; `files` has what it holds, by `collection/name`. */
export function memoryStore(): FileStore & { files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>()
  const keyOf = ({ collection, name }: { collection: string; name: string }) =>
    `${collection}/${checkedName(name)}`
  return {
    files,
    write: (location, bytes) => Promise.resolve(void files.set(keyOf(location), bytes)),
    async writeStream(location, stream) {
      const bytes = await buffer(stream)
      files.set(keyOf(location), bytes)
      return bytes.length
    },
    removeHalf: () => Promise.resolve(),
    read: (location, range) => {
      const bytes = files.get(keyOf(location))
      if (!bytes) return Promise.resolve(null)
      return Promise.resolve(Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]))
    },
    remove: (location) => Promise.resolve(void files.delete(keyOf(location))),
  }
}

/** A port for text messages that remembers. */
export function recordingSms(): SmsSender & { sent: Sms[] } {
  const sent: Sms[] = []
  return {
    sent,
    send: (sms) => {
      sent.push(sms)
      return Promise.resolve({ id: `SM${sent.length}` })
    },
  }
}
