import { fill, textAt } from '#messages/catalog.ts'
import type { AdminMessages } from './messages.ts'

/**
 * Returns what a stored value means, for staff. `path` is where its texts stand in the messages. Deeds of the trail
 * (`incidents.update`) are put together; an unknown code is made readable.
 */
export function codedText(messages: AdminMessages, path: string, value: unknown): string {
  if (typeof value !== 'string' || value === '') return ''
  const [slug = '', deed = ''] = value.split('.')
  const known = deed ? undefined : textAt(messages, `${path}.${value}`)
  if (known) return known
  const what = textAt(messages, `ops.admin.collection.${slug.replaceAll('-', '_')}.one`)
  const sentence = textAt(messages, `${path}.${deed}`)
  if (what && sentence) return fill(sentence, { what })
  return plain(value)
}

/** The details of a deed in the trail: the label and the text of each. */
export function detailsOf(
  messages: AdminMessages,
  details: unknown,
): { key: string; is: string; text: string }[] {
  if (typeof details !== 'object' || details === null) return []
  const nameOf = (key: string, group: 'detail' | 'field') =>
    textAt(messages, `panel.${group}.${key}`) ?? textAt(messages, `panel.field.${key}`) ?? plain(key)
  const textOf = (value: unknown): string => {
    if (typeof value === 'boolean') return messages.panel.detail[value ? 'yes' : 'no']
    if (Array.isArray(value)) return value.map((one) => nameOf(String(one), 'field')).join(', ')
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
  return Object.entries(details)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([key, value]) => ({ key, is: nameOf(key, 'detail'), text: textOf(value) }))
}

/** A word for machines made readable: `past_due` is `Past due`. */
function plain(word: string): string {
  const apart = word
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_.-]+/g, ' ')
    .toLowerCase()
  return apart.charAt(0).toUpperCase() + apart.slice(1)
}
