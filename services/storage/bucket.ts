import { Transform, type Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import type { Env } from '../env.ts'
import { bucketConfig } from './files.ts'
import { checkedName, type FileLocation, type FileStore } from './port.ts'

/** The smallest part S3 takes; one is in memory at a time. */
const PART_BYTES = 5 * 1024 * 1024

/**
 * Keeps files in an S3 bucket, under the keys the panel's adapter uses. The client is large, so it is loaded on first
 * use.
 */
export function bucketStore(env: Env): FileStore {
  const Bucket = env.S3_BUCKET!
  let client: S3Client | undefined
  const sdk = async () => {
    const s3 = await import('@aws-sdk/client-s3')
    client ??= new s3.S3Client(bucketConfig(env))
    return { s3, client }
  }
  const keyOf = ({ collection, name, folder }: FileLocation) =>
    [collection, folder, checkedName(name)].filter(Boolean).join('/')
  return {
    async write(location, Body, ContentType) {
      const { s3, client: bucket } = await sdk()
      await bucket.send(new s3.PutObjectCommand({ Bucket, Key: keyOf(location), Body, ContentType }))
    },
    async writeStream(location, stream, ContentType) {
      const { client: bucket } = await sdk()
      const { Upload } = await import('@aws-sdk/lib-storage')
      let bytes = 0
      const Body = stream.pipe(
        new Transform({
          transform(chunk: Buffer, _, next) {
            bytes += chunk.length
            next(null, chunk)
          },
        }),
      )
      // The upload sees only its own end of the pipe: without this a stream that fails would look like one that ended.
      stream.once('error', (error) => Body.destroy(error))
      const params = { Bucket, Key: keyOf(location), Body, ContentType }
      try {
        await new Upload({ client: bucket, params, partSize: PART_BYTES, queueSize: 1 }).done()
      } finally {
        stream.destroy()
      }
      return bytes
    },
    async removeHalf(location) {
      const { s3, client: bucket } = await sdk()
      const Key = keyOf(location)
      const { Uploads = [] } = await bucket.send(new s3.ListMultipartUploadsCommand({ Bucket, Prefix: Key }))
      for (const { UploadId, Key: found } of Uploads)
        if (found === Key) await bucket.send(new s3.AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
    },
    async read(location, range) {
      const { s3, client: bucket } = await sdk()
      const Range = range && `bytes=${range.start}-${range.end}`
      try {
        const found = await bucket.send(new s3.GetObjectCommand({ Bucket, Key: keyOf(location), Range }))
        return (found.Body as Readable | undefined) ?? null
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return null
        throw error
      }
    },
    async remove(location) {
      const { s3, client: bucket } = await sdk()
      await bucket.send(new s3.DeleteObjectCommand({ Bucket, Key: keyOf(location) }))
    },
  }
}
