import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { randomUUID } from 'node:crypto'
import type { Env } from '../env.ts'
import { folderOf } from './files.ts'
import { checkedName, type FileLocation, type FileStore } from './port.ts'

/** One name for each file, so that what a killed process left is found by it. */
const halfOf = (file: string) => `${file}.half`

/** Keeps files in the data folder of this machine. */
export function diskStore(env: Env): FileStore {
  const fileOf = ({ collection, name }: FileLocation) =>
    path.join(folderOf(env, collection), checkedName(name))
  return {
    async write(location, bytes) {
      const file = fileOf(location)
      const half = `${file}.${randomUUID()}`
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      // A reader never sees half a file.
      await writeFile(half, bytes, { mode: 0o600 })
      await rename(half, file)
    },
    async writeStream(location, stream) {
      const file = fileOf(location)
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      const half = createWriteStream(halfOf(file), { mode: 0o600, flush: true })
      try {
        await pipeline(stream, half)
      } catch (error) {
        await rm(halfOf(file), { force: true })
        throw error
      }
      await rename(halfOf(file), file)
      return half.bytesWritten
    },
    removeHalf: (location) => rm(halfOf(fileOf(location)), { force: true }),
    async read(location, range) {
      const file = fileOf(location)
      try {
        const handle = await open(file, 'r')
        return createReadStream(file, { fd: handle, ...range })
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    remove: (location) => rm(fileOf(location), { force: true }),
  }
}
