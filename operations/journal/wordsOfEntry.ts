type Words = { title?: string | null | undefined; body: string; tags: readonly string[] }

/** Returns all words of an entry: tags are words like the others, because each reader of the entry reads them too. */
export const wordsOfEntry = ({ title, body, tags }: Words): string =>
  [title ?? '', body, ...tags].filter((words) => words !== '').join('\n')
