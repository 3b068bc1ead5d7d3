import type { MailLink, MailWords } from './composeMail.ts'

/** A mail as plain text. */
export const mailText = ({ paragraphs, facts, link, second, after, code, foot, help }: MailWords): string =>
  [
    ...paragraphs,
    ...facts.map(({ title, text }) => `${title}\n${text}`),
    ...[link, second].flatMap((one) => (one ? [lineOf(one)] : [])),
    ...after,
    ...(code ? [code] : []),
    foot,
    lineOf(help),
  ].join('\n\n')

const lineOf = ({ url, words }: MailLink): string => `${words}: ${url}`
