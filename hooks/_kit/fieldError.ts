import type { PayloadRequest } from 'payload'
import { isLocale, message, type MessageKey } from '#messages'

/** An error of one field of a document, in the language of who saved it. */
export async function fieldError(
  req: PayloadRequest,
  collection: string,
  path: string,
  key: MessageKey,
): Promise<Error> {
  const { ValidationError } = await import('payload')
  const { language } = req.i18n
  const text = (message as (locale: string, key: string) => string)(isLocale(language) ? language : 'en', key)
  return new ValidationError({ collection, errors: [{ message: text, path }], req }, req.t)
}
