import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file of a zip: its bytes come when it is its turn. */
export type ZipEntry = {
  name: string
  /** Pieces of text, or bytes. */
  content: () => AsyncIterable<string | Uint8Array>
  /** False for files that are compressed already; true when not said. */
  isText?: boolean
}

/**
 * Level of compression. Words shrink to a third; higher levels take three times as long and save a tenth
 * (`docs/decisions/040-data-export.md`).
 */
const LEVEL = 1

/**
 * Returns a zip as a stream: one file after the other, as it is read. An entry that fails ends the stream with its
 * error.
 */
export function zipStream(entries: Iterable<ZipEntry>, madeAt: Date): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  for (const { name, content, isText = true } of entries) {
    zip.addReadStreamLazy(
      name,
      { mtime: madeAt, compress: isText, compressionLevel: isText ? LEVEL : 0 },
      (next) => next(null, Readable.from(content(), { objectMode: false })),
    )
  }
  zip.end()
  return output
}
