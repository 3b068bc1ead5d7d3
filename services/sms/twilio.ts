import type { Env } from '../env.ts'
import { SmsError, type SmsSender } from './port.ts'

const TIMEOUT_MS = 10_000

type Settings = Pick<Env, 'SMS_URL' | 'SMS_ACCOUNT' | 'SMS_TOKEN' | 'SMS_FROM'>

/** Text messages over the HTTP interface of Twilio, or of another service that speaks it (`SMS_URL`). */
export function twilioSms(env: Settings): SmsSender {
  const account = encodeURIComponent(env.SMS_ACCOUNT)
  const url = `${env.SMS_URL?.replace(/\/$/, '')}/2010-04-01/Accounts/${account}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${env.SMS_ACCOUNT}:${env.SMS_TOKEN ?? ''}`).toString('base64')}`
  return {
    async send({ to, text }) {
      const answer = await post(url, authorization, { To: to, From: env.SMS_FROM, Body: text })
      const reply = (await answer.json().catch(() => ({}))) as { sid?: unknown; code?: unknown }
      if (answer.ok && typeof reply.sid === 'string') return { id: reply.sid }
      // The provider's sentence may quote the number, so only its code is kept.
      const code = typeof reply.code === 'number' ? `, code ${reply.code}` : ''
      throw new SmsError(`the provider answered ${answer.status}${code}`, {
        permanent: isPermanent(answer.status),
      })
    },
  }
}

async function post(url: string, authorization: string, form: Record<string, string>): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { authorization, accept: 'application/json' },
      body: new URLSearchParams(form),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  } catch (cause) {
    throw new SmsError('the provider does not answer', { permanent: false, cause })
  }
}

/** An error about this message. Not of our account (401, 403), nor of the moment (408, 429, 5xx): those can change. */
const isPermanent = (status: number): boolean =>
  status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status)
