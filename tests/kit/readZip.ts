import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { fromBuffer, type Entry, type Options, type ZipFile } from 'yauzl'

const opened: (bytes: Buffer, options: Options) => Promise<ZipFile> = promisify(fromBuffer)

/** Reads a whole zip: its files as bytes, by name. Sizes and check sums have to be right. */
export async function readZip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await opened(bytes, { lazyEntries: true, validateEntrySizes: true })
  const files = new Map<string, Buffer>()
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error)
        buffer(stream).then((content) => {
          files.set(entry.fileName, content)
          zip.readEntry()
        }, reject)
      })
    })
    zip.on('end', () => resolve(files))
    zip.on('error', reject)
    zip.readEntry()
  })
}
