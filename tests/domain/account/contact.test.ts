import { describe, expect, it } from 'vitest'
import { Contact, contactTypeOf, maskContact } from '#domain/account/contact.ts'

describe('a contact', () => {
  it.each([
    ['+15551234567', 'sms'],
    ['+12', 'sms'],
    [`+1${'2'.repeat(14)}`, 'sms'],
    [`+1${'2'.repeat(15)}`, 'email'],
    ['+1', 'email'],
    ['+0123456', 'email'],
    ['15551234567', 'email'],
    ['+1555x', 'email'],
    ['+tag@example.org', 'email'],
    ['ann@example.org', 'email'],
  ])('%s travels by %s', (contact, type) => {
    expect(contactTypeOf(contact)).toBe(type)
  })

  it.each([
    ['  Ann@Example.org ', 'ann@example.org'],
    ['+tag@example.org', '+tag@example.org'],
    [' +15551234567 ', '+15551234567'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(Contact.parse(typed)).toBe(stored)
  })

  it.each([
    ['', 'common.field.required'],
    ['ann', 'common.field.email'],
    ['+1', 'account.field.phone'],
    ['+0555', 'account.field.phone'],
    ['(555) 123-4567', 'account.field.phone'],
    [`${'a'.repeat(250)}@x.org`, 'common.field.email_too_long'],
  ])('%s is rejected with %s', (typed, message) => {
    expect(Contact.safeParse(typed).error?.issues[0]?.message).toBe(message)
  })

  it('is shown with its middle hidden', () => {
    expect(maskContact('+15551234567')).toBe('+1…67')
    expect(maskContact('maren@example.org')).toBe('m…n@example.org')
  })
})
