import { mailboxCss } from '#services/mail/embedded/mailboxCss.ts'
import {
  mailboxCsp,
  mailboxJson,
  mailboxListPage,
  mailboxMessageCsp,
  mailboxMessagePage,
  mailboxMissingPage,
} from '#services/mail/embedded/mailboxPage.ts'
import { findMessage, listMessages } from '#services/mail/embedded/mailboxStore.ts'
import type { Sql } from '#services/database/db.ts'
import type { HttpAnswer } from './types.ts'

const answer = (status: number, type: string, body: string, policy = mailboxCsp): HttpAnswer => ({
  status,
  headers: {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'content-security-policy': policy,
  },
  body,
})

/**
 * The embedded mailbox: `/mailbox` the list, `/mailbox/<id>` one message, `/mailbox.json` the same for programs, `?to=`
 * filters.
 */
export async function mailboxAnswer(sql: Sql, url: string): Promise<HttpAnswer> {
  const { pathname, searchParams } = new URL(url, 'http://mailbox')
  if (pathname === '/mailbox.css') return answer(200, 'text/css', mailboxCss)
  const recipient = searchParams.get('to') ?? undefined
  if (pathname === '/mailbox.json') {
    return answer(
      200,
      'application/json',
      JSON.stringify(mailboxJson(await listMessages(sql, { recipient }))),
    )
  }
  if (pathname === '/mailbox')
    return answer(200, 'text/html', mailboxListPage(await listMessages(sql, { recipient })))
  const id = pathname.slice('/mailbox/'.length)
  const message = /^[0-9a-f-]{36}$/.test(id) ? await findMessage(sql, id) : undefined
  return message
    ? answer(200, 'text/html', mailboxMessagePage(message), mailboxMessageCsp)
    : answer(404, 'text/html', mailboxMissingPage())
}
