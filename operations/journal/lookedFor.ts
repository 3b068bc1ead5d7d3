import { uniqueTags } from '#domain/journal/schema.ts'

/** What to look for: words in title, body or transcript; tags of which an entry has at least one. */
export type LookedFor = { search?: string | undefined; tags?: string | undefined }

// Written as the index has it, so that the index can answer. The signs of LIKE are letters like any other here.
const FINDS = (parameter: string): string =>
  `journal_words(title, body, transcript) like '%' || replace(replace(replace(journal_plain(${parameter}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`

/** The conditions of a search; `parameter` takes a value and gives its parameter (`$1`) in the statement. */
export function conditionsOf({ search, tags }: LookedFor, parameter: (value: unknown) => string): string[] {
  const wanted = uniqueTags((tags ?? '').split(','))
  return [
    ...(search ? [FINDS(`${parameter(search)}::text`)] : []),
    ...(wanted.length > 0 ? [`tags ?| ${parameter(wanted)}::text[]`] : []),
  ]
}
