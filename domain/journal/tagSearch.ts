import { uniqueTags } from './schema.ts'

/** A word that names a tag. A comma ends a tag, as in its field. */
const TAG = /(?:^|\s)#([^\s,#]+),?/gu
/** A word that names a tag and is followed by something. */
const ENDED_TAG = /(?:^|\s)#([^\s,#]+)(?:,|(?=\s))/gu

/** Returns what a search box asks for: tags (`#sleep`), and the words besides. Source: docs/rules/journal.md tags. */
export const readSearch = (text: string): { search: string; tags: string[] } => split(text, TAG)

/** Returns the tags of a search box that are typed to their end, and the text without them. */
export const takeEndedTags = (text: string): { search: string; tags: string[] } => split(text, ENDED_TAG)

function split(text: string, pattern: RegExp) {
  const tags = uniqueTags([...text.matchAll(pattern)].map(([, tag]) => tag!))
  return {
    tags,
    search: tags.length > 0 ? text.replace(pattern, ' ').replace(/\s+/g, ' ').trim() : text.trim(),
  }
}
