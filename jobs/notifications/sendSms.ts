import { smsTemplates, type SmsTemplate } from '#domain/notifications/smsTemplates.ts'
import type { Run } from '#jobs/_kit/task.ts'
import { hasExpired } from '#jobs/_kit/hasExpired.ts'
import { isLocale, messageFor } from '#messages'
import { SmsError } from '#services/sms/port.ts'
import { open } from '#lib/secrets/box.ts'
import type { SendSmsInput } from '#domain/notifications/jobs.ts'

/** Sends the text. A worker that dies between sending and noting it sends the same words again, which does no harm. */
export async function run({ input, services }: Run<typeof SendSmsInput>): Promise<void> {
  if (hasExpired(input.notAfter, services.clock.now())) {
    services.log.warn({ template: input.template }, 'text message not sent: its code is over')
    return
  }
  const template = smsTemplates.find((name): name is SmsTemplate => name === input.template)
  if (!template) throw new Error(`unknown text template ${input.template}`)
  const { to, args } = JSON.parse(open('sms', input.sealed)) as { to: string; args: Record<string, string> }
  const locale = isLocale(input.locale) ? input.locale : 'en'
  const text = messageFor(locale, `notifications.sms.${template.replaceAll('-', '_')}`, args)
  try {
    await services.sms.send({ to, text })
  } catch (error) {
    if (!(error instanceof SmsError && error.permanent)) throw error
    services.log.warn({ template, reason: error.message }, 'text message refused for good')
  }
}
