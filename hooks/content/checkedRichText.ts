import type { FieldHook } from 'payload'
import { plainText } from '#domain/content/plainText.ts'
import { readRichText } from '#domain/content/readRichText.ts'
import { picturesIn, type RichText } from '#domain/content/richText.ts'
import { richTextMessage } from './richTextMessage.ts'

/**
 * Runs before Payload walks through the text, and before a draft is stored without validation. A blank text becomes
 * none.
 */
export const checkedRichText: FieldHook = async ({ value, siblingData, field, collection, path, req }) => {
  if (value === null || (siblingData as Record<string, unknown>)[field.name!] === undefined) return undefined
  const { text, issue } = readRichText(value)
  if (!issue) return isBlank(text) ? null : undefined
  const { ValidationError } = await import('payload')
  throw new ValidationError(
    {
      ...(collection && { collection: collection.slug }),
      errors: [{ message: richTextMessage(req, issue), path: path.join('.') }],
      req,
    },
    req.t,
  )
}

const isBlank = (text: RichText): boolean => plainText(text).trim() === '' && picturesIn(text).length === 0
