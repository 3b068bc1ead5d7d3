import { s3Storage } from '@payloadcms/storage-s3'
import type { Plugin } from 'payload'
import type { Env } from '../env.ts'
import { bucketConfig } from './files.ts'

/** Keeps uploads of these collections in an S3 bucket; without `S3_BUCKET` they stay on disk, in `folderOf`. */
export const bucketFor = (
  env: Env,
  collections: readonly ('audio' | 'digital-assets' | 'incident-screenshots' | 'media' | 'product-images')[],
): Plugin =>
  s3Storage({
    enabled: env.S3_BUCKET !== undefined,
    // The columns are the same with and without a bucket, so that one set of migrations fits both.
    alwaysInsertFields: true,
    collections: Object.fromEntries(collections.map((slug) => [slug, { prefix: slug }])),
    bucket: env.S3_BUCKET ?? '',
    config: bucketConfig(env),
  })
