import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Sql } from '#services/database/db.ts'
import { embeddedSms } from '#services/sms/embedded.ts'
import type { SmsSender } from '#services/sms/port.ts'
import { twilioSms } from '#services/sms/twilio.ts'

type Arrived = { to: string; text: string }
const arrived: Arrived[] = []
let request: { url: string; headers: IncomingMessage['headers']; form: URLSearchParams }
let answer = { status: 201, body: JSON.stringify({ sid: 'SM123', status: 'queued' }) }

/** What speaks like the provider: form in, JSON out; numbers that are none are rejected with its code. */
const provider = createServer((incoming, response) => {
  let body = ''
  incoming.on('data', (part: Buffer) => (body += part.toString()))
  incoming.on('end', () => {
    const form = new URLSearchParams(body)
    request = { url: incoming.url!, headers: incoming.headers, form }
    const isPhone = /^\+[1-9]\d{1,14}$/.test(form.get('To') ?? '')
    const said = isPhone
      ? answer
      : { status: 400, body: JSON.stringify({ code: 21211, message: `${form.get('To')}` }) }
    if (said.status === 201) arrived.push({ to: form.get('To')!, text: form.get('Body')! })
    response.writeHead(said.status, { 'content-type': 'application/json' }).end(said.body)
  })
})
let url: string
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
})
afterAll(() => new Promise<void>((resolve) => provider.close(() => resolve())))
beforeEach(() => {
  arrived.length = 0
  answer = { status: 201, body: JSON.stringify({ sid: 'SM123', status: 'queued' }) }
})

const settings = () => ({ SMS_URL: url, SMS_ACCOUNT: 'AC1', SMS_TOKEN: 'quiet', SMS_FROM: '+15550100000' })
/** A table of messages, as the embedded adapter writes it. */
const table: Sql = {
  query: (_, values = []) => {
    arrived.push({ to: values[2] as string, text: values[4] as string })
    return Promise.resolve([])
  },
}
const adapters: [string, () => SmsSender][] = [
  ['embedded', () => embeddedSms(table)],
  ['twilio', () => twilioSms(settings())],
]

describe.each(adapters)('sending a text, %s', (_, adapter) => {
  it('delivers the words to the number and names the message', async () => {
    const { id } = await adapter().send({ to: '+15551234567', text: '123456 – código' })
    expect(id).toMatch(/^\S{5,}$/)
    expect(arrived).toEqual([{ to: '+15551234567', text: '123456 – código' }])
  })

  it('rejects a number that is none for good, without naming it', async () => {
    const refused = adapter().send({ to: '5551234', text: 'x' })
    await expect(refused).rejects.toMatchObject({ name: 'SmsError', permanent: true })
    await expect(refused).rejects.not.toThrow(/5551234/)
    expect(arrived).toEqual([])
  })
})

describe('the provider', () => {
  it('is asked the way Twilio is', async () => {
    await twilioSms(settings()).send({ to: '+15551234567', text: 'hello & bye' })
    expect(request.url).toBe('/2010-04-01/Accounts/AC1/Messages.json')
    expect(request.headers).toMatchObject({
      authorization: `Basic ${Buffer.from('AC1:quiet').toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    })
    expect(Object.fromEntries(request.form)).toEqual({
      To: '+15551234567',
      From: '+15550100000',
      Body: 'hello & bye',
    })
  })

  it.each([
    [400, true],
    [404, true],
    [401, false],
    [403, false],
    [429, false],
    [500, false],
    [503, false],
  ])('answering %i is a refusal for good: %s', async (status, permanent) => {
    answer = { status, body: '{"code":20003}' }
    const sent = twilioSms(settings()).send({ to: '+15551234567', text: 'x' })
    await expect(sent).rejects.toMatchObject({ permanent, message: expect.stringContaining('20003') })
  })

  it('saying yes without naming a message, or nothing at all, can be tried again', async () => {
    answer = { status: 200, body: 'ok' }
    await expect(twilioSms(settings()).send({ to: '+15551234567', text: 'x' })).rejects.toMatchObject({
      permanent: false,
    })
    const away = twilioSms({ ...settings(), SMS_URL: 'http://127.0.0.1:9' })
    await expect(away.send({ to: '+15551234567', text: 'x' })).rejects.toMatchObject({ permanent: false })
  })
})
