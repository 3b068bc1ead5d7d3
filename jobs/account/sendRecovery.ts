import type { Run } from '#jobs/_kit/task.ts'
import { isLocale } from '#messages'
import { answerRecovery } from '#operations/account/answerRecovery.ts'
import type { SendRecoveryInput } from '#domain/account/jobs.ts'

/** Safe to repeat: a request is answered once. */
export const run = ({
  input: { requestId, locale, sealed },
  services,
}: Run<typeof SendRecoveryInput>): Promise<void> =>
  answerRecovery(services, { requestId, encrypted: sealed, locale: isLocale(locale) ? locale : 'en' })
