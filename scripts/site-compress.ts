import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)
const TEXT = /\.(js|css|html|svg|json|txt|webmanifest)$/
/** Below this a compressed copy saves nothing worth a file, in bytes. */
const SMALL = 256

/** Writes a .br and a .gz beside every text file of a folder; older copies are replaced. */
export async function compressFolder(folder: string): Promise<void> {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name)
    if (!TEXT.test(name) || name.startsWith('.') || !statSync(file).isFile()) continue
    const text = readFileSync(file)
    if (text.length < SMALL) {
      rmSync(`${file}.br`, { force: true })
      rmSync(`${file}.gz`, { force: true })
      continue
    }
    const options = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }
    writeFileSync(`${file}.br`, await brotli(text, options))
    writeFileSync(`${file}.gz`, await gz(text, { level: 9 }))
  }
}
