type Words = {
  title?: string | null | undefined
  body: string
  tags: readonly string[]
  transcript?: string | null
}

/** Returns all words of an entry: tags are words like the others, because each reader of the entry reads them too. */
export const wordsOfEntry = ({ title, body, tags, transcript }: Words): string =>
  [title ?? '', body, ...tags, transcript ?? ''].filter((words) => words !== '').join('\n')
