import { fill, textAt } from '#messages/catalog.ts'
import type { Words } from './words.ts'

/**
 * What a stored word means, for staff. `place` is where its words stand in the messages. Deeds of the trail (`incidents.update`) are
 * put together; a word nobody wrote down is made readable.
 */
export function codedText(words: Words, place: string, value: unknown): string {
  if (typeof value !== 'string' || value === '') return ''
  const [slug = '', deed = ''] = value.split('.')
  const known = deed ? undefined : textAt(words, `${place}.${value}`)
  if (known) return known
  const what = textAt(words, `ops.admin.collection.${slug.replaceAll('-', '_')}.one`)
  const said = textAt(words, `${place}.${deed}`)
  if (what && said) return fill(said, { what })
  const plain = value.replaceAll(/[_.-]+/g, ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
