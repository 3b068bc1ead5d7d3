import type { Readable } from 'node:stream'

/**
 * Where a file lies: the collection it belongs to, and its name there. `folder`: one more level, where the row names
 * one.
 */
export type FileLocation = { collection: string; name: string; folder?: string | null }
/** The first and the last byte that are wanted, both included. */
export type ByteRange = { start: number; end: number }

/** Keeps uploaded files, at the locations where Payload's panel keeps them too. */
export type FileStore = {
  /** Stores a file; one of the same name is replaced. `type` is its media type. */
  write(location: FileLocation, bytes: Buffer, type: string): Promise<void>
  /**
   * Stores a file as it comes, a few megabytes in memory at most; gives its bytes. There is no file before the last
   * byte: a stream that fails, or a process that dies, leaves none. `removeHalf` clears what it had sent.
   */
  writeStream(location: FileLocation, stream: Readable, type: string): Promise<number>
  /** Clears what a `writeStream` that never ended left behind. */
  removeHalf(location: FileLocation): Promise<void>
  /** The bytes of a file, or of a part of it; null when there is no such file. */
  read(location: FileLocation, range?: ByteRange): Promise<Readable | null>
  /** Removes a file. That it is gone already is fine. */
  remove(location: FileLocation): Promise<void>
}

/** Rejects names that could lead out of their folder. @throws RangeError */
export function checkedName(name: string): string {
  if (!/^[\w][\w.-]{0,199}$/.test(name)) throw new RangeError('a name of a file with strange signs')
  return name
}
