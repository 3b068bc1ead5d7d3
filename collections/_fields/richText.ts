import type { RichTextField, RichTextFieldValidation } from 'payload'
import { richText as validatedByEditor } from 'payload/shared'
import { plainText } from '#domain/content/plainText.ts'
import { readRichText } from '#domain/content/readRichText.ts'
import { checkedRichText } from '#hooks/content/checkedRichText.ts'
import { hasPictures } from '#hooks/content/hasPictures.ts'
import { localeOf, richTextMessage } from '#hooks/content/richTextMessage.ts'
import { message } from '#messages'

/**
 * Text with looks, localised, written in the editor of `collections/_kit/editor.ts`. At most `max` characters, counted
 * on its words. A text with anything our readers do not know is rejected, in drafts too.
 */
export const richText = (name: string, options: { max: number; required?: boolean }): RichTextField => ({
  name,
  type: 'richText',
  localized: true,
  required: options.required ?? false,
  hooks: { beforeValidate: [checkedRichText] },
  validate: fits(options.max),
})

const fits =
  (max: number): RichTextFieldValidation =>
  async (value, options) => {
    const { req } = options
    const { text, issue } = readRichText(value)
    if (value && issue) return richTextMessage(req, issue)
    const { length } = plainText(text)
    if (length > max) return message(localeOf(req), 'panel.rich_text.length', { length, max })
    if (!(await hasPictures(req, text))) return richTextMessage(req, 'picture')
    return validatedByEditor(value, options)
  }
