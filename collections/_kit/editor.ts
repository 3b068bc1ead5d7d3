import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { Block } from 'payload'
import { isSafeHref } from '#domain/content/links.ts'
import { CALLOUT_MAX, calloutTones } from '#domain/content/richText.ts'
import { isLocale, locales, message, type MessageKey } from '#messages'

const inAll = (key: Extract<MessageKey, `panel.rich_text.${'callout' | 'tone'}.${string}`>) =>
  Object.fromEntries(locales.map((locale) => [locale, message(locale, key)]))

/** A paragraph that stands out: a tip, a word to go gently, or where to find help. */
const Callout: Block = {
  slug: 'callout',
  labels: { singular: inAll('panel.rich_text.callout.one'), plural: inAll('panel.rich_text.callout.many') },
  fields: [
    {
      name: 'tone',
      type: 'select',
      label: inAll('panel.rich_text.callout.tone'),
      required: true,
      defaultValue: 'tip',
      options: calloutTones.map((value) => ({ value, label: inAll(`panel.rich_text.tone.${value}`) })),
    },
    {
      name: 'text',
      type: 'textarea',
      label: inAll('panel.rich_text.callout.text'),
      required: true,
      maxLength: CALLOUT_MAX,
    },
  ],
}

/** The editor of every rich text: what `domain/content/richText.ts` knows, and nothing else. */
export const editor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    LinkFeature({
      enabledCollections: [],
      fields: ({ defaultFields }) =>
        defaultFields
          .filter((field) => !('name' in field) || field.name !== 'newTab')
          .map((field) =>
            field.type === 'text' && field.name === 'url' ? { ...field, validate: safeUrl } : field,
          ),
    }),
    UploadFeature({ enabledCollections: ['media'] }),
    BlocksFeature({ blocks: [Callout] }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
})

const safeUrl = (value: unknown, { req }: { req: { i18n: { language: string } } }) => {
  const { language } = req.i18n
  return isSafeHref(value) || message(isLocale(language) ? language : 'en', 'panel.rich_text.fault.link')
}
