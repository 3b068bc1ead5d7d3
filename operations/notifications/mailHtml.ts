import { escapeHtml } from '#domain/content/html.ts'
import { MAIL_PICTURE } from '#domain/notifications/mailTemplates.ts'
import { directionOf } from '#messages'
import type { MailLink, MailWords } from './composeMail.ts'

// Mail programs draw like browsers of 2003: tables, styles on each element, no files of ours but one picture. What they
// do know of dark mode is in one style element; where it is cut out, the light colors stand on their own ground.
const SANS = "font-family:Verdana,'Segoe UI',Arial,sans-serif"
const SERIF = "font-family:Besley,Georgia,'Times New Roman',serif"
const style = {
  page: 'margin:0;padding:0;background:#fbfcfa',
  sheet: `width:100%;max-width:600px;${SANS};font-size:17px;line-height:1.55;color:#10303b`,
  name: `${SERIF};font-size:22px;font-weight:600;line-height:32px;color:#10303b`,
  bar: 'padding:24px 24px 14px;border-bottom:2px solid #10303b',
  body: 'padding:28px 24px 8px',
  title: `margin:0 0 20px;${SERIF};font-size:28px;font-weight:600;line-height:1.2;color:#10303b`,
  text: 'margin:0 0 18px',
  facts: 'margin:8px 0 26px;background:#e6f2f1',
  fact: 'padding:14px 18px;border-bottom:2px solid #fbfcfa;color:#10303b',
  button:
    'display:inline-block;padding:14px 30px;font-weight:bold;line-height:1.25;color:#ffffff;text-decoration:none',
  hull: 'border-radius:5px 5px 24px 24px;background:#0f4c5c',
  link: 'color:#0b5468',
  code: `margin:0 0 26px;${SERIF};font-size:34px;font-weight:600;letter-spacing:5px;line-height:1.2;color:#10303b`,
  foot: 'padding:16px 24px 40px;border-top:1px solid #cfdbda;font-size:14px;line-height:1.55;color:#38525b',
  hidden: 'display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:#fbfcfa;opacity:0',
}
const none: typeof style = Object.fromEntries(Object.keys(style).map((part) => [part, ''])) as typeof style

const dark = `@media (prefers-color-scheme:dark){
.ek-page{background:#0a1f27!important}
.ek-ink{color:#eaf2f0!important}
.ek-soft{color:#b9cbcd!important;border-color:#35525b!important}
.ek-bar{border-color:#eaf2f0!important}
.ek-quiet{background:#112e38!important}
.ek-fact{color:#eaf2f0!important;border-color:#0a1f27!important}
.ek-link{color:#9bdbcd!important}
.ek-hull{background:#9bdbcd!important}
.ek-button{color:#0a1f27!important}
}`

/** Fills the rest of what an inbox shows beside the subject, so that nothing of the mail's body follows. */
const FILL = '&#847;&zwnj;&nbsp;'.repeat(60)

/**
 * A mail as mail programs draw it: one column of at most 600 px, our picture with our name, the words, one button, the
 * last lines. Without our looks the same words are left to the program.
 */
export function mailHtml(words: MailWords, branded: boolean): string {
  const { locale, subject, preheader, origin } = words
  const css = branded ? style : none
  const direction = directionOf(locale)
  const start = direction === 'rtl' ? 'right' : 'left'
  const table = `role="presentation" border="0" cellpadding="0" cellspacing="0"`
  return `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
${branded ? `<style>:root{color-scheme:light dark;supported-color-schemes:light dark}\n${dark}</style>\n` : ''}</head>
<body class="ek-page" style="${css.page}">
<div style="${css.hidden || style.hidden}" aria-hidden="true">${escapeHtml(preheader)}${FILL}</div>
<table ${table} width="100%" class="ek-page" style="${css.page}" dir="${direction}"><tr><td align="center">
<table ${table} class="ek-ink" style="${css.sheet}" align="center">
<tr><td align="${start}" class="ek-bar" style="${css.bar}">${nameOf(origin, css)}</td></tr>
<tr><td align="${start}" class="ek-ink" style="${css.body}">
${bodyOf(words, css)}
</td></tr>
<tr><td align="${start}" class="ek-soft" style="${css.foot}">${footOf(words, css)}</td></tr>
</table>
</td></tr></table>
</body>
</html>`
}

// The name stands beside the picture, so the picture says nothing more to a screen reader.
const nameOf = (origin: string, css: typeof style): string =>
  `<a href="${escapeHtml(origin)}/" style="text-decoration:none"><img src="${escapeHtml(origin)}${MAIL_PICTURE}" width="32" height="32" alt="" style="border:0;vertical-align:middle;border-radius:8px">&nbsp; <span class="ek-ink" style="${css.name};vertical-align:middle">Evenkeel</span></a>`

function bodyOf({ subject, paragraphs, facts, link, second, after, code }: MailWords, css: typeof style) {
  const p = (text: string) => `<p style="${css.text}">${linesOf(text)}</p>`
  return [
    `<h1 class="ek-ink" style="${css.title}">${escapeHtml(subject)}</h1>`,
    ...paragraphs.map(p),
    ...(facts.length > 0 ? [factsOf(facts, css)] : []),
    ...(link ? [buttonOf(link, css)] : []),
    ...(second ? [`<p style="${css.text}">${linkOf(second, css)}</p>`] : []),
    ...after.map(p),
    ...(code ? [`<p dir="ltr" class="ek-ink" style="${css.code}">${escapeHtml(code)}</p>`] : []),
  ].join('\n')
}

function factsOf(facts: MailWords['facts'], css: typeof style): string {
  const rows = facts.map(
    ({ title, text }) =>
      `<tr><td class="ek-fact" style="${css.fact}"><strong>${escapeHtml(title)}</strong><br>${escapeHtml(text)}</td></tr>`,
  )
  return `<table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%" class="ek-quiet" style="${css.facts}">
${rows.join('\n')}
</table>`
}

const buttonOf = ({ url, words }: MailLink, css: typeof style): string =>
  `<table role="presentation" border="0" cellpadding="0" cellspacing="0" style="margin:8px 0 22px"><tr><td align="center" class="ek-hull" style="${css.hull}"><a class="ek-button" href="${escapeHtml(url)}" style="${css.button}">${escapeHtml(words)}</a></td></tr></table>`

const linkOf = ({ url, words }: MailLink, css: typeof style): string =>
  `<a class="ek-link" href="${escapeHtml(url)}" style="${css.link}">${escapeHtml(words)}</a>`

const footOf = ({ foot, help }: MailWords, css: typeof style): string =>
  `${escapeHtml(foot)}<br>${linkOf(help, css)}`

const linesOf = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')
