import { describe, expect, it } from 'vitest'
import { mailboxOf, maskEmail } from '#domain/account/mailbox.ts'

describe('one mailbox', () => {
  it.each([
    ['mila@harbour.example', 'MILA@Harbour.example'],
    ['mila@harbour.example', 'mila+mum@harbour.example'],
    ['mila@harbour.example', 'm.i.l.a@harbour.example'],
    ['mila.r+x@gmail.com', 'milar@googlemail.com'],
    ['mila@harbour.example', 'mila@harbour.example.'],
  ])('is behind %s and %s', (one, other) => {
    expect(mailboxOf(one)).toBe(mailboxOf(other))
  })

  it.each([
    ['mila@harbour.example', 'mila@haven.example'],
    ['mila@harbour.example', 'mama@harbour.example'],
    ['mila@gmail.com', 'mila@mail.com'],
  ])('is not behind %s and %s', (one, other) => {
    expect(mailboxOf(one)).not.toBe(mailboxOf(other))
  })
})

it.each([
  ['guardian@harbour.example', 'g…n@harbour.example'],
  ['ab@harbour.example', 'a…@harbour.example'],
  ['a@harbour.example', 'a…@harbour.example'],
])('%s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
