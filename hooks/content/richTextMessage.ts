import type { PayloadRequest } from 'payload'
import type { RichTextIssue } from '#domain/content/readRichText.ts'
import { CALLOUT_MAX } from '#domain/content/richText.ts'
import { isLocale, message } from '#messages'

/** The language of the panel's reader. */
export const localeOf = ({ i18n }: PayloadRequest) => (isLocale(i18n.language) ? i18n.language : 'en')

/** What an editor reads about a text that is rejected. */
export const richTextMessage = (req: PayloadRequest, error: RichTextIssue): string =>
  error === 'callout'
    ? message(localeOf(req), 'panel.rich_text.fault.callout', { max: CALLOUT_MAX })
    : message(localeOf(req), `panel.rich_text.fault.${error}`)
