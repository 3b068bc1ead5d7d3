import { escapeHtml } from '#domain/content/html.ts'
import type { MailboxEntry } from './mailboxStore.ts'

const NOTHING =
  "default-src 'none'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** What the mailbox pages may load. */
export const mailboxCsp = `${NOTHING}; style-src 'self'`
/**
 * The same for the page with one message. The frame with the mail inherits it: a mail is drawn with its own styles and
 * our pictures, as a mail program does it, and runs nothing.
 */
export const mailboxMessageCsp = `${NOTHING}; style-src 'self' 'unsafe-inline'; img-src 'self'`

/** The page with all messages, newest first. A tool for the person who runs the demo: its few words are English. */
export function mailboxListPage(messages: readonly MailboxEntry[]): string {
  const rows = messages.map(
    ({ id, recipient, subject, createdAt }) => `<tr>
<td><a href="/mailbox/${encodeURIComponent(id)}" dir="auto">${escapeHtml(subject || '(no subject)')}</a></td>
<td>${escapeHtml(recipient)}</td>
<td>${time(createdAt)}</td>
</tr>`,
  )
  const table = `<table>
<caption>The newest ${messages.length === 1 ? 'message' : `${messages.length} messages`}. Reload to look again.</caption>
<thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">When</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`
  return page(
    'Mailbox',
    messages.length > 0 ? table : '<p>Nothing here yet. Every mail Evenkeel sends lands on this page.</p>',
  )
}

/** The page with one message. Its HTML stands in a frame that runs no scripts and knows no cookies. */
export function mailboxMessagePage({ recipient, subject, text, html, createdAt }: MailboxEntry): string {
  // Links leave the frame, because inside it no page would work.
  const framed = `<!doctype html><base target="_blank">${html}`
  const frame = `<iframe title="The message as its reader sees it" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(framed)}"></iframe>`
  return page(
    subject || '(no subject)',
    `<p><a href="/mailbox">All messages</a></p>
<dl><dt>To</dt><dd>${escapeHtml(recipient)}</dd><dt>When</dt><dd>${time(createdAt)}</dd></dl>
${html ? frame : ''}
<h2>As plain text</h2>
<pre dir="auto" tabindex="0">${escapeHtml(text)}</pre>`,
  )
}

/** The page for a message that is not there. */
export const mailboxMissingPage = (): string =>
  page('Not here', '<p>There is no such message.</p>\n<p><a href="/mailbox">All messages</a></p>')

/** The messages for programs: what `/mailbox.json` answers. */
export const mailboxJson = (messages: readonly MailboxEntry[]) => ({
  messages: messages.map(({ id, kind, recipient, subject, text, html, createdAt }) => ({
    id,
    kind,
    to: recipient,
    subject,
    text,
    html,
    createdAt: createdAt.toISOString(),
  })),
})

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – Evenkeel mailbox</title>
<link rel="stylesheet" href="/mailbox.css">
</head>
<body>
<header><p>Evenkeel mailbox</p></header>
<main>
<h1 dir="auto">${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`
}

function time(at: Date): string {
  const iso = at.toISOString()
  return `<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC</time>`
}
