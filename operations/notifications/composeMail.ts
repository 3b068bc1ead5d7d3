import type { MailTemplate } from '#domain/notifications/mailTemplates.ts'
import { directionOf, messageFor, type Locale } from '#messages'

type Compose = {
  template: MailTemplate
  locale: Locale
  args: Readonly<Record<string, string>>
  /** Our own origin; every link starts with it. */
  origin: string
  /** Whether the mail gets our looks besides its words (flag `ff.email_templates`); true when not said. */
  branded?: boolean
}
/** A mail in both its forms. */
export type ComposedMail = { subject: string; text: string; html: string }

/**
 * The words of a mail, as text and as plain HTML. Values of people are escaped; links always start at our own origin.
 */
export function composeMail({ template, locale, args, origin, branded = true }: Compose): ComposedMail {
  const at = `notifications.mail.${template.replaceAll('-', '_')}`
  const say = (part: string) => messageFor(locale, `${at}.${part}`, args)
  const subject = say('subject').replace(/[\r\n]+/g, ' ')
  const words = {
    subject,
    paragraphs: say('body').split('\n\n'),
    code: args.code,
    // A template without words for a link has none.
    link:
      args.path && say('link') !== `${at}.link`
        ? { url: `${origin}${args.path}`, words: say('link') }
        : undefined,
    foot: messageFor(locale, 'notifications.mail.foot'),
  }
  return { subject, text: asText(words), html: asHtml(words, locale, branded ? looks : plain) }
}

type Words = {
  subject: string
  paragraphs: string[]
  code: string | undefined
  link: { url: string; words: string } | undefined
  foot: string
}

const asText = ({ paragraphs, code, link, foot }: Words): string =>
  [...paragraphs, ...(code ? [code] : []), ...(link ? [`${link.words}: ${link.url}`] : []), foot].join('\n\n')

const looks = {
  page: 'margin:0;background:#fbfcfa;color:#10303b;font:17px/1.55 Verdana,sans-serif',
  sheet: 'max-width:34em;margin:0 auto;padding:32px 24px',
  name: 'font:600 22px Georgia,serif;border-bottom:2px solid #10303b;padding-bottom:12px;margin:0 0 24px',
  code: 'font:italic 600 34px Georgia,serif;letter-spacing:4px;margin:24px 0',
  link: 'color:#0b5468',
  foot: 'color:#38525b;font-size:14px;border-top:1px solid #cfdbda;padding-top:16px;margin-top:32px',
}
const plain: typeof looks = { page: '', sheet: '', name: '', code: '', link: '', foot: '' }

function asHtml(
  { subject, paragraphs, code, link, foot }: Words,
  locale: Locale,
  style: typeof looks,
): string {
  const p = (text: string, css = '', more = '') => `<p${css && ` style="${css}"`}${more}>${text}</p>`
  const parts = [
    p('Evenkeel', style.name),
    ...paragraphs.map((paragraph) => p(escape(paragraph))),
    ...(code ? [p(escape(code), style.code, ' dir="ltr"')] : []),
    ...(link ? [p(`<a href="${escape(link.url)}" style="${style.link}">${escape(link.words)}</a>`)] : []),
    p(escape(foot), style.foot),
  ]
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="${style.page}"><div style="${style.sheet}">
${parts.join('\n')}
</div></body></html>`
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
