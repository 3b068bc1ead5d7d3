import { directionOf, messageFor, type Locale } from '#messages'
import type { MailTemplate } from '#domain/notifications/mailTemplates.ts'

type Compose = { template: MailTemplate; locale: Locale; args: Readonly<Record<string, string>>; origin: string }

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

/** The words of a mail, as text and as plain HTML. Values of people are escaped; links always start at our own origin. */
export function composeMail({ template, locale, args, origin }: Compose): { subject: string; text: string; html: string } {
  const at = `notifications.mail.${template.replaceAll('-', '_')}`
  const say = (part: string) => messageFor(locale, `${at}.${part}`, args)
  const has = (part: string) => say(part) !== `${at}.${part}`
  const paragraphs = say('body').split('\n\n')
  const link = args.path ? `${origin}${args.path}` : undefined
  const foot = messageFor(locale, 'notifications.mail.foot')
  const text = [...paragraphs, ...(args.code ? [args.code] : []), ...(link && has('link') ? [`${say('link')}: ${link}`] : []), foot].join('\n\n')
  const html = `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><title>${escape(say('subject'))}</title></head>
<body style="margin:0;background:#fbfcfa;color:#10303b;font:17px/1.55 Verdana,sans-serif"><div style="max-width:34em;margin:0 auto;padding:32px 24px">
<p style="font:600 22px Georgia,serif;border-bottom:2px solid #10303b;padding-bottom:12px;margin:0 0 24px">Evenkeel</p>
${paragraphs.map((paragraph) => `<p>${escape(paragraph)}</p>`).join('\n')}
${args.code ? `<p style="font:italic 600 34px Georgia,serif;letter-spacing:4px;margin:24px 0" dir="ltr">${escape(args.code)}</p>` : ''}
${link && has('link') ? `<p><a href="${escape(link)}" style="color:#0b5468">${escape(say('link'))}</a></p>` : ''}
<p style="color:#38525b;font-size:14px;border-top:1px solid #cfdbda;padding-top:16px;margin-top:32px">${escape(foot)}</p>
</div></body></html>`
  return { subject: say('subject').replace(/[\r\n]+/g, ' '), text, html }
}
