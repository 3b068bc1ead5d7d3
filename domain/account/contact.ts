import { z } from 'zod/mini'
import { Email, EMAIL_MAX } from './credentials.ts'
import { maskEmail } from './mailbox.ts'

/** How a code travels. */
export const contactTypes = ['email', 'sms'] as const
/** A way a code travels. */
export type ContactType = (typeof contactTypes)[number]

/** E.164: a plus, a digit that is not zero, then 1 to 14 more. Source: docs/rules/account.md S-000-5. */
const E164 = /^\+[1-9]\d{1,14}$/

/** A phone number in E.164. */
export const Phone = z.string().check(z.trim(), z.regex(E164, { error: 'account.field.phone' }))

/** A value is a phone only if it starts with + and matches; everything else is an address. */
export const contactTypeOf = (contact: string): ContactType => (E164.test(contact) ? 'sms' : 'email')

/**
 * Where a code may go: an address (lower case) or a phone. What was meant as a phone is told how phones are written.
 */
export const Contact = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(1, { error: 'common.field.required', abort: true }),
  z.maxLength(EMAIL_MAX, { error: 'common.field.email_too_long', abort: true }),
  z.check(({ value, issues }) => {
    if (contactTypeOf(value) === 'sms' || Email.safeParse(value).success) return
    const message = /^\+?[\d\s().-]+$/.test(value) ? 'account.field.phone' : 'common.field.email'
    issues.push({ code: 'custom', input: value, message })
  }),
)

/** A contact with its middle hidden: `m…a@example.org`, `+1…67`. */
export const maskContact = (contact: string): string =>
  contactTypeOf(contact) === 'sms' ? `${contact.slice(0, 2)}…${contact.slice(-2)}` : maskEmail(contact)
