import { describe, expect, it } from 'vitest'
import { mailboxCss } from '#services/mail/embedded/mailboxCss.ts'
import {
  mailboxJson,
  mailboxListPage,
  mailboxMessagePage,
  mailboxMissingPage,
} from '#services/mail/embedded/mailboxPage.ts'

const evil = `"><script>alert(1)</script>'&`
const message = {
  id: '01999999-0000-7000-8000-000000000001',
  kind: 'email',
  recipient: `ann@example.org${evil}`,
  subject: `Code ${evil}`,
  text: `Your code: 123456 ${evil}`,
  html: `<p>Your code: <b>123456</b></p>${evil}`,
  createdAt: new Date('2026-11-20T12:13:14Z'),
}

describe('the mailbox pages', () => {
  it.each([
    ['list', mailboxListPage([message])],
    ['message', mailboxMessagePage(message)],
  ])('%s: nothing a mail says becomes part of the page', (_, html) => {
    expect(html).not.toMatch(/<script/i)
    expect(html).not.toMatch(/ on\w+=/)
    expect(html).not.toMatch(/style=|<style/)
    expect(html).toContain('&quot;&gt;&lt;script&gt;')
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it('keeps the HTML of a mail in a frame without scripts, and lets its links out', () => {
    const html = mailboxMessagePage(message)
    const [, sandbox, srcdoc] = /<iframe [^>]*sandbox="([^"]*)" srcdoc="([^"]*)"/.exec(html) ?? []
    expect(sandbox).toBe('allow-popups allow-popups-to-escape-sandbox')
    expect(srcdoc).toContain('&lt;base target=&quot;_blank&quot;&gt;&lt;p&gt;Your code')
    expect(mailboxMessagePage({ ...message, html: '' })).not.toContain('<iframe')
  })

  it('leads from the list to the message, and back', () => {
    expect(mailboxListPage([message])).toContain(`href="/mailbox/${message.id}"`)
    expect(mailboxMessagePage(message)).toContain('href="/mailbox"')
    expect(mailboxMissingPage()).toContain('href="/mailbox"')
  })

  it('has words for an empty mailbox and for a mail without a subject', () => {
    expect(mailboxListPage([])).toContain('Nothing here yet')
    expect(mailboxListPage([{ ...message, subject: '' }])).toContain('(no subject)')
  })

  it('answers programs as well', () => {
    expect(mailboxJson([message]).messages[0]).toMatchObject({
      id: message.id,
      to: message.recipient,
      text: message.text,
      createdAt: '2026-11-20T12:13:14.000Z',
    })
  })

  it('loads nothing from elsewhere', () => {
    expect(mailboxCss).not.toMatch(/url\(|@import/)
    expect(mailboxMessagePage(message)).not.toMatch(/https?:\/\//)
  })
})
