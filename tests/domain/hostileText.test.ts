import { describe, expect, it } from 'vitest'
import { mailboxOf, maskEmail } from '#domain/account/mailbox.ts'
import { Contact } from '#domain/account/contact.ts'
import { passwordProblems } from '#domain/account/password.ts'
import { revealsIdentity } from '#domain/account/username.ts'
import { isFitToShow } from '#domain/ai/isFitToShow.ts'
import { uniqueTags } from '#domain/journal/schema.ts'
import { assessText } from '#domain/moderation/assessText.ts'
import { findsCrisis } from '#domain/moderation/crisis/findsCrisis.ts'
import { readPersonal } from '#domain/moderation/personal/readPersonal.ts'
import { readProfanity } from '#domain/moderation/profanity/readProfanity.ts'
import { suggestsDangerAtHome } from '#domain/guardians/dangerAtHome.ts'
import { sharedPreview, sharedTitle } from '#domain/guardians/notifications.ts'
import { withoutAddresses } from '#jobs/_kit/withoutAddresses.ts'
import { deviceNames } from '#operations/account/describeDevice.ts'
import { pageOf } from '#operations/analytics/pageOf.ts'
import { withoutPeople } from '#operations/analytics/withoutPeople.ts'
import { acceptedLocale } from '#server/http/dispatch.ts'
import { hostileTexts } from '#tests/kit/hostileTexts.ts'

/** Everything that reads a text strangers or members chose. A new reader belongs in here. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  withoutPeople,
  withoutAddresses,
  pageOf,
  deviceNames,
  acceptedLocale,
  assessText: (text) => assessText(text, { locale: 'en', ageGroup: 'adult' }),
  findsCrisis: (text) => findsCrisis(text, 'en'),
  readProfanity,
  readPersonal,
  suggestsDangerAtHome,
  isFitToShow: (text) => isFitToShow(text, 'en'),
  sharedTitle,
  sharedPreview,
  mailboxOf,
  maskEmail,
  contact: (text) => Contact.safeParse(text),
  revealsIdentity: (text) => revealsIdentity(text, { email: `${text}@example.org`, firstName: text }),
  passwordProblems: (text) => passwordProblems(text, { email: text, name: text }),
  uniqueTags: (text) => uniqueTags([text, `${text}x`]),
}

/** Milliseconds of processor time of one reading. Time on the clock says little on a busy machine. */
function timeOf(read: (text: string) => unknown, text: string): number {
  const before = process.cpuUsage()
  read(text)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
/** Quadratic work on 100,000 characters takes at least several seconds; linear work of ours takes under 300 ms. */
const QUADRATIC_MS = 2_000

describe.each(Object.entries(readers))('%s', (_, read) => {
  it.each(Object.entries(hostileTexts))('reads 100,000 characters of %s in linear time', (_name, make) => {
    read(make(1_000))
    expect(timeOf(read, make(100_000))).toBeLessThan(QUADRATIC_MS)
  })
})
