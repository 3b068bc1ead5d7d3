import { EMAIL_MAX, PASSWORD_MAX } from '#domain/account/credentials.ts'
import { mailboxOf } from '#domain/account/mailbox.ts'
import { passwordProblems } from '#domain/account/password.ts'
import { revealsIdentity } from '#domain/account/username.ts'
import { BODY_MAX, TAG_MAX, uniqueTags } from '#domain/journal/schema.ts'
import { assessText } from '#domain/moderation/assessText.ts'
import { findsCrisis } from '#domain/moderation/crisis/findsCrisis.ts'
import { readPersonal } from '#domain/moderation/personal/readPersonal.ts'
import { readProfanity } from '#domain/moderation/profanity/readProfanity.ts'
import { suggestsDangerAtHome } from '#domain/guardians/dangerAtHome.ts'
import { sharedPreview } from '#domain/guardians/notifications.ts'
import { deviceNames } from '#operations/account/describeDevice.ts'
import { withoutPeople } from '#operations/analytics/withoutPeople.ts'
import { hostileTexts } from '#tests/kit/hostileTexts.ts'

/** How long the slowest kind of hostile text keeps one reader busy, in milliseconds. */
export type Reading = { reader: string; kind: string; milliseconds: number }

/** The goal for one text at its field's maximum, in milliseconds. */
export const READING_MAX_MS = 5

/** Longest stack of a reported fault, and longest user agent, in characters. */
const [STACK_MAX, USER_AGENT_MAX] = [4_000, 400]
const readers: readonly (readonly [string, number, (text: string) => unknown])[] = [
  ['crisis words', BODY_MAX, (text) => findsCrisis(text, 'en')],
  ['whole assessment', BODY_MAX, (text) => assessText(text, { locale: 'en', ageGroup: 'adult' })],
  ['profanity', BODY_MAX, readProfanity],
  ['personal data of members', BODY_MAX, readPersonal],
  ['danger at home', BODY_MAX, suggestsDangerAtHome],
  ['shared preview', BODY_MAX, sharedPreview],
  ['personal data', STACK_MAX, withoutPeople],
  ['device', USER_AGENT_MAX, deviceNames],
  ['mailbox', EMAIL_MAX, mailboxOf],
  ['username', 30, (text) => revealsIdentity(text, { email: `${text}@example.org`, firstName: text })],
  ['password rules', PASSWORD_MAX, (text) => passwordProblems(text, { email: text, name: text })],
  ['tags', TAG_MAX, (text) => uniqueTags([text])],
]

/**
 * B8: what reads texts of others, at the field's maximum: the slowest kind of hostile text for each, fastest of five
 * runs.
 */
export const textReaders = (): Reading[] =>
  readers.map(([reader, length, read]) => {
    const times = Object.entries(hostileTexts).map(([kind, make]) => ({
      reader,
      kind,
      milliseconds: fastest(read, make(length)),
    }))
    return times.reduce((slowest, one) => (one.milliseconds > slowest.milliseconds ? one : slowest))
  })

function fastest(read: (text: string) => unknown, text: string): number {
  const times = Array.from({ length: 5 }, () => {
    const begun = performance.now()
    read(text)
    return performance.now() - begun
  })
  return Math.min(...times)
}
