/** Largest file of a digital product, in bytes. Source: docs/rules/store.md D-files. */
export const FILE_MAX = 200 * 1024 * 1024
/** Files of one product, at most. */
export const FILES_MAX = 10
/** Bytes at the beginning of a file that tell its kind. */
export const FILE_HEAD = 64

type Kind = { type: string; is: (head: Uint8Array) => boolean }

const says = (at: number, text: string) => (head: Uint8Array) =>
  [...text].every((sign, index) => head[at + index] === sign.charCodeAt(0))

/** Kinds of files a digital product may have, by the end of their name, and what each begins with. */
export const fileKinds: Readonly<Record<string, Kind>> = {
  pdf: { type: 'application/pdf', is: says(0, '%PDF-') },
  // An archive whose first member says that it is a book.
  epub: {
    type: 'application/epub+zip',
    is: (head) => says(0, 'PK\u0003\u0004')(head) && says(30, 'mimetypeapplication/epub+zip')(head),
  },
  mp3: {
    type: 'audio/mpeg',
    is: (head) => says(0, 'ID3')(head) || (head[0] === 0xff && (head[1]! & 0xe6) === 0xe2),
  },
  m4a: { type: 'audio/mp4', is: says(4, 'ftypM4A') },
  mp4: { type: 'video/mp4', is: (head) => says(4, 'ftyp')(head) && !says(8, 'M4A')(head) },
  png: { type: 'image/png', is: says(0, '\u0089PNG\r\n\u001a\n') },
  jpg: { type: 'image/jpeg', is: says(0, '\u00ff\u00d8\u00ff') },
  webp: { type: 'image/webp', is: (head) => says(0, 'RIFF')(head) && says(8, 'WEBP')(head) },
}

/** The end of a file's name that says its kind; undefined for a kind that is not sold here. */
export function endingOf(name: string): string | undefined {
  const ending = /\.([a-z0-9]{2,5})$/i.exec(name)?.[1]?.toLowerCase()
  const known = ending === 'jpeg' ? 'jpg' : ending
  return known !== undefined && Object.hasOwn(fileKinds, known) ? known : undefined
}

/** A name members download a file under: one line, no folder, at most 120 characters with its ending. */
export function shownName(name: string): string {
  const ending = endingOf(name)
  const bare = name
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{C}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 110)
  return `${bare || 'file'}${ending ? `.${ending}` : ''}`
}

/** Parts of a PDF that run something or carry another file. */
export const activeParts = ['/JavaScript', '/JS ', '/JS(', '/Launch', '/EmbeddedFile', '/RichMedia'] as const
