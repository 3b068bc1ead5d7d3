/** What the panel's editor stores: Lexical's JSON. */
export type StoredRichText = { root: { type: 'root'; children: StoredNode[] } & typeof look }
type StoredNode = Record<string, unknown> & { type: string; version: number }

const look = { direction: null, format: '' as const, indent: 0, version: 1 }

/**
 * Plain text as the panel's editor would store it: a paragraph for each part between blank lines, with its line breaks.
 */
export const storedRichText = (text: string): StoredRichText => ({
  root: {
    type: 'root',
    ...look,
    children: text
      .replaceAll('\r\n', '\n')
      .split('\n\n')
      .map((part) => ({
        type: 'paragraph',
        ...look,
        textFormat: 0,
        textStyle: '',
        children: part
          .split('\n')
          .flatMap((words, index) => [
            ...(index === 0 ? [] : [{ type: 'linebreak', version: 1 }]),
            ...(words === ''
              ? []
              : [{ type: 'text', text: words, format: 0, style: '', mode: 'normal', detail: 0, version: 1 }]),
          ]),
      })),
  },
})
