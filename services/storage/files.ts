import path from 'node:path'
import { s3Storage } from '@payloadcms/storage-s3'
import type { Plugin } from 'payload'
import type { Env } from '../env.ts'

/** Where uploads of a collection lie on this machine, when no bucket is set. */
export const folderOf = (env: Env, collection: string): string =>
  path.resolve(env.DATA_DIR, 'files', collection)

/** Keeps uploads of these collections in an S3 bucket; without `S3_BUCKET` they stay on disk, in `folderOf`. */
export const bucketFor = (env: Env, collections: readonly ('audio' | 'incident-screenshots')[]): Plugin =>
  s3Storage({
    enabled: env.S3_BUCKET !== undefined,
    // The columns are the same with and without a bucket, so that one set of migrations fits both.
    alwaysInsertFields: true,
    collections: Object.fromEntries(collections.map((slug) => [slug, { prefix: slug }])),
    bucket: env.S3_BUCKET ?? '',
    config: {
      region: env.S3_REGION,
      ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT, forcePathStyle: true }),
      ...(env.S3_ACCESS_KEY_ID &&
        env.S3_SECRET_ACCESS_KEY && {
          credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY },
        }),
    },
  })
