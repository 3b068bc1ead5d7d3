import type { MailTemplate } from '#domain/notifications/mailTemplates.ts'
import { messageFor, type Locale } from '#messages'
import { mailHtml } from './mailHtml.ts'
import { mailText } from './mailText.ts'

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

/** A link of a mail, always to our own origin. */
export type MailLink = { url: string; words: string }
/** What a mail says, before it is text or HTML. */
export type MailWords = {
  locale: Locale
  subject: string
  /** What an inbox shows beside the subject. */
  preheader: string
  paragraphs: readonly string[]
  /** Short answers under a title each. */
  facts: readonly { title: string; text: string }[]
  /** The one button. */
  link: MailLink | undefined
  /** The other answer to the mail's question, as a plain link. */
  second: MailLink | undefined
  /** What comes after the links, before the code. */
  after: readonly string[]
  code: string | undefined
  /** The last lines of every mail. */
  foot: string
  help: MailLink
  origin: string
}

/** Longest text beside the subject, in characters: inboxes show no more. */
const PREHEADER_MAX = 120

/**
 * The words of a mail, as text and as HTML. Values of people are escaped; links always start at our own origin. `args`
 * may have `path` for the button and `second_path` for the other answer; a template without words for one has none.
 */
export function composeMail({ template, locale, args, origin, branded = true }: Compose): ComposedMail {
  const at = `notifications.mail.${template.replaceAll('-', '_')}`
  const textOf = (part: string) => messageFor(locale, `${at}.${part}`, args)
  const textIfAny = (part: string) => (textOf(part) === `${at}.${part}` ? undefined : textOf(part))
  const linkTo = (path: string | undefined, words: string | undefined) =>
    path && words ? { url: `${origin}${path}`, words } : undefined
  const paragraphs = paragraphsOf(textOf('body'))
  const words: MailWords = {
    locale,
    subject: textOf('subject').replace(/[\r\n]+/g, ' '),
    preheader: firstWords(textIfAny('preheader') ?? paragraphs[0]!),
    paragraphs,
    facts: paragraphsOf(textIfAny('facts')).map((fact) => {
      const [title, ...text] = fact.split('\n')
      return { title: title!, text: text.join(' ') }
    }),
    link: linkTo(args.path, textIfAny('link')),
    second: linkTo(args.second_path, textIfAny('second')),
    after: paragraphsOf(textIfAny('after')),
    code: args.code,
    foot: messageFor(locale, 'notifications.mail.foot'),
    help: { url: `${origin}/crisis`, words: messageFor(locale, 'notifications.mail.help') },
    origin,
  }
  return { subject: words.subject, text: mailText(words), html: mailHtml(words, branded) }
}

const paragraphsOf = (text = ''): string[] => (text === '' ? [] : text.split('\n\n'))

const firstWords = (text: string): string =>
  text.length > PREHEADER_MAX ? `${text.slice(0, text.lastIndexOf(' ', PREHEADER_MAX))} …` : text
