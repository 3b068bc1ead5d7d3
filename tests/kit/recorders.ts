import type { Mail, Mailer } from '#services/mail/port.ts'
import type { Realtime } from '#services/realtime/port.ts'
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
    authorize: (socketId, channel) => ({ auth: `test:${socketId}:${channel}` }),
    authenticate: (socketId, userId) => ({
      auth: `test:${socketId}`,
      user_data: JSON.stringify({ id: userId }),
    }),
    terminate: (userId) => {
      terminated.push(userId)
      return Promise.resolve()
    },
    clientConfig: () => ({ key: 'test' }),
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
    close: () => Promise.resolve(),
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
