import type { Run } from '#jobs/_kit/task.ts'
import { isLocale } from '#messages'
import { newId } from '#operations/_kit/ids.ts'
import { welcomeMail } from '#operations/account/welcomeMail.ts'
import type { WelcomeInput } from '#domain/account/jobs.ts'

/** Safe to repeat: mails have keys. */
export const run = ({
  input: { userId, locale, sealed, mailId = newId() },
  services,
}: Run<typeof WelcomeInput>): Promise<void> =>
  welcomeMail(services, { userId, encrypted: sealed, mailId, locale: isLocale(locale) ? locale : 'en' })
