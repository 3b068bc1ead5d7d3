import type { FieldHook, PayloadRequest, RichTextField, RichTextFieldValidation } from 'payload'
import { richText as validatedByEditor } from 'payload/shared'
import { plainText } from '#domain/content/plainText.ts'
import { readRichText, type RichTextIssue } from '#domain/content/readRichText.ts'
import { CALLOUT_MAX, picturesIn, type RichText } from '#domain/content/richText.ts'
import { hasPictures } from '#hooks/content/hasPictures.ts'
import { isLocale, message } from '#messages'

/**
 * Text with looks, localised, written in the editor of `editor.ts`. At most `max` characters, counted on its words. A
 * text with anything our readers do not know is refused, in drafts too.
 */
export const richText = (name: string, options: { max: number; required?: boolean }): RichTextField => ({
  name,
  type: 'richText',
  localized: true,
  required: options.required ?? false,
  hooks: { beforeValidate: [checked] },
  validate: fits(options.max),
})

/**
 * Runs before Payload walks through the text, and before a draft is stored without validation. A blank text becomes
 * none.
 */
const checked: FieldHook = async ({ value, siblingData, field, collection, path, req }) => {
  if (value === null || (siblingData as Record<string, unknown>)[field.name!] === undefined) return undefined
  const { text, issue } = readRichText(value)
  if (!issue) return isBlank(text) ? null : undefined
  const { ValidationError } = await import('payload')
  throw new ValidationError(
    {
      ...(collection && { collection: collection.slug }),
      errors: [{ message: messageFor(req, issue), path: path.join('.') }],
      req,
    },
    req.t,
  )
}

const fits =
  (max: number): RichTextFieldValidation =>
  async (value, options) => {
    const { req } = options
    const { text, issue } = readRichText(value)
    if (value && issue) return messageFor(req, issue)
    const { length } = plainText(text)
    if (length > max) return message(localeOf(req), 'panel.rich_text.length', { length, max })
    if (!(await hasPictures(req, text))) return messageFor(req, 'picture')
    return validatedByEditor(value, options)
  }

const isBlank = (text: RichText): boolean => plainText(text).trim() === '' && picturesIn(text).length === 0

const messageFor = (req: PayloadRequest, error: RichTextIssue): string =>
  error === 'callout'
    ? message(localeOf(req), 'panel.rich_text.fault.callout', { max: CALLOUT_MAX })
    : message(localeOf(req), `panel.rich_text.fault.${error}`)
const localeOf = ({ i18n }: PayloadRequest) => (isLocale(i18n.language) ? i18n.language : 'en')
