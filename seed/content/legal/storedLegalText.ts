import type { StoredRichText } from '#domain/content/storedRichText.ts'

const look = { direction: null, format: '' as const, indent: 0, version: 1 }
const words = (text: string) => ({
  type: 'text',
  text,
  format: 0,
  style: '',
  mode: 'normal',
  detail: 0,
  version: 1,
})

/** A wording as the panel's editor would store it. See `wording.ts` for its marks. */
export function storedLegalText(wording: string): StoredRichText {
  const children: StoredRichText['root']['children'] = []
  for (const line of wording.split('\n')) {
    if (line.trim() === '') continue
    if (line.startsWith('## ')) {
      children.push({ type: 'heading', tag: 'h2', ...look, children: [words(line.slice(3))] })
    } else if (line.startsWith('- ')) {
      const last = children.at(-1)
      const list = last?.type === 'list' ? last : emptyList()
      if (list !== last) children.push(list)
      const items = list.children as unknown[]
      items.push({ type: 'listitem', value: items.length + 1, ...look, children: [words(line.slice(2))] })
    } else {
      children.push({ type: 'paragraph', ...look, textFormat: 0, textStyle: '', children: [words(line)] })
    }
  }
  return { root: { type: 'root', ...look, children } }
}

const emptyList = () => ({
  type: 'list',
  listType: 'bullet',
  tag: 'ul',
  start: 1,
  ...look,
  children: [] as unknown[],
})
