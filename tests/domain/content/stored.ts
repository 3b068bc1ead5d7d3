import { storedRichText } from '#domain/content/storedRichText.ts'

type Stored = Record<string, unknown>

/** A word as the editor stores it. */
export const words = (text: unknown, rest: Stored = {}): Stored => ({
  type: 'text',
  text,
  format: 0,
  style: '',
  mode: 'normal',
  detail: 0,
  version: 1,
  ...rest,
})
/** Any node that has children. */
export const node = (type: string, children: unknown, rest: Stored = {}): Stored => ({
  type,
  children,
  direction: null,
  format: '',
  indent: 0,
  version: 1,
  ...rest,
})
export const paragraph = (...children: unknown[]): Stored => node('paragraph', children)
export const list = (listType: string, ...items: unknown[]): Stored =>
  node('list', items, { listType, start: 1, tag: listType === 'number' ? 'ol' : 'ul' })
export const item = (...children: unknown[]): Stored => node('listitem', children, { value: 1 })
export const link = (url: unknown, ...children: unknown[]): Stored =>
  node('link', children.length > 0 ? children : [words('here')], {
    id: 'one',
    fields: { linkType: 'custom', url },
  })
export const callout = (tone: unknown, text: unknown): Stored => ({
  type: 'block',
  format: '',
  version: 2,
  fields: { id: 'two', blockName: '', blockType: 'callout', tone, text },
})
export const upload = (value: unknown, relationTo: unknown = 'media'): Stored => ({
  type: 'upload',
  format: '',
  version: 3,
  id: 'three',
  fields: null,
  relationTo,
  value,
})
/** A whole text as the editor stores it. */
export const stored = (...children: unknown[]): { root: Stored } => ({ root: node('root', children) })

const deep = (make: (inner: unknown) => unknown, levels = 10_000): unknown => {
  let inner: unknown = words('deep')
  for (let level = 0; level < levels; level += 1) inner = make(inner)
  return inner
}
const ID = '01890a5d-ac96-774b-bcce-b302099a8057'

/** Texts that no editor writes. The field rejects each, and a reader sees nothing of `EVIL`. */
export const hostile: readonly [name: string, value: unknown][] = [
  ['a link to a script', stored(paragraph(link('javascript:alert(1)', words('EVIL'))))],
  [
    'a link to a script in capitals after spaces',
    stored(paragraph(link(' JaVaScRiPt:alert(1)', words('EVIL')))),
  ],
  ['a link to a script with a tab', stored(paragraph(link('java\tscript:alert(1)', words('EVIL'))))],
  ['a link to data', stored(paragraph(link('data:text/html,<script>alert(1)</script>', words('EVIL'))))],
  ['a link to vbscript with tabs', stored(paragraph(link('vb\tscr\nipt:x', words('EVIL'))))],
  ['a link to a file', stored(paragraph(link('file:///etc/passwd', words('EVIL'))))],
  ['a link without a host', stored(paragraph(link('//evil.example', words('EVIL'))))],
  [
    'a link that hides its host',
    stored(paragraph(link('https://evenkeel.example@evil.example/', words('EVIL')))),
  ],
  ['a link with a quote', stored(paragraph(link('https://a.example/"onclick="x', words('EVIL'))))],
  [
    'a link with a sign that turns text round',
    stored(paragraph(link('https://a.example/\u202e', words('EVIL')))),
  ],
  ['a link that is no text', stored(paragraph(link({ toString: 'x' }, words('EVIL'))))],
  [
    'a link inside of this product',
    stored(
      paragraph(
        node('link', [words('EVIL')], {
          fields: { linkType: 'internal', doc: { relationTo: 'users', value: ID } },
        }),
      ),
    ),
  ],
  [
    'a link in a link',
    stored(paragraph(link('https://a.example', link('https://b.example', words('EVIL'))))),
  ],
  ['lists 5,000 deep, which are 10,000 levels', stored(deep((inner) => list('bullet', item(inner)), 5_000))],
  ['paragraphs 10,000 deep', stored(deep((inner) => paragraph(inner)))],
  [
    'something 10,000 deep beside the text',
    stored({ ...paragraph(words('fine')), extra: deep((inner) => [inner]) }),
  ],
  ['lists 4 deep', stored(deep((inner) => list('bullet', item(inner)), 4))],
  ['a node of no known kind', stored(node('iframe', [words('EVIL')], { src: 'https://evil.example' }))],
  ['a node named as a part of every object', stored(node('__proto__', [words('EVIL')]))],
  ['a node named constructor', stored(node('constructor', [words('EVIL')]))],
  [
    'keys of the prototype',
    JSON.parse(
      '{"root":{"type":"root","children":[{"__proto__":{"type":"paragraph"},"children":[{"type":"text","text":"EVIL"}]}]}}',
    ),
  ],
  [
    'a block of another kind',
    stored({ ...callout('tip', 'x'), fields: { blockType: 'html', html: '<b>EVIL' } }),
  ],
  ['a callout of another tone', stored(callout('"><script>', 'EVIL'))],
  ['a callout without words', stored(callout('tip', { EVIL: 1 }))],
  ['a check list', stored(list('check', item(words('EVIL'))))],
  ['a heading of level 1', stored(node('heading', [words('EVIL')], { tag: 'h1' }))],
  ['a heading that is a script', stored(node('heading', [words('EVIL')], { tag: 'script' }))],
  ['NUL', stored(paragraph(words('a\u0000b')))],
  ['half a sign', stored(paragraph(words('a\ud800b')))],
  ['words that are none', stored(paragraph(words(['EVIL'])))],
  ['a format that is negative', stored(paragraph(words('EVIL', { format: -1 })))],
  ['a format out of range', stored(paragraph(words('EVIL', { format: 2 ** 31 })))],
  ['a format that is no number', stored(paragraph(words('EVIL', { format: 'bold' })))],
  ['a style', stored(paragraph(words('EVIL', { style: 'position:fixed;inset:0' })))],
  ['an alignment that is none', stored(node('paragraph', [words('fine')], { format: '"><script>' }))],
  ['an indent without end', stored(node('paragraph', [words('fine')], { indent: 1e9 }))],
  ['a picture of another collection', stored(upload(ID, 'incident-screenshots'))],
  ['a picture without an id', stored(upload("' or true --"))],
  ['21 pictures', stored(...Array.from({ length: 21 }, () => upload(ID)))],
  ['2,001 paragraphs', stored(...Array.from({ length: 2_001 }, () => paragraph()))],
  ['a million characters', stored(paragraph(words('x'.repeat(1_000_000))))],
  ['children that are none', stored(node('paragraph', 'EVIL'))],
  ['a child that is none', stored(paragraph(null, 7, 'EVIL', [words('EVIL')]))],
  ['a root of another kind', { root: paragraph(words('EVIL')) }],
  ['no root', { children: [paragraph(words('EVIL'))] }],
  ['a list', [paragraph(words('EVIL'))]],
  ['plain text', 'EVIL'],
  ['a number', 7],
]

/** A text with one of everything. */
export const everything = stored(
  node('heading', [words('Two')], { tag: 'h2' }),
  paragraph(
    words('Plain, '),
    words('bold', { format: 1 }),
    words(' and '),
    words('both', { format: 3 }),
    { type: 'linebreak', version: 1 },
    words('under', { format: 8 }),
    link('https://a.example/x?y=1', words('there')),
  ),
  list('number', item(words('first')), item(list('bullet', item(words('inner')))), item(words('second'))),
  node('quote', [words('Said.')]),
  callout('care', 'Go\ngently.'),
  upload(ID),
  node('heading', [words('Three')], { tag: 'h3' }),
)
export const PICTURE = ID
export { storedRichText }
