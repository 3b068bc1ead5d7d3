import path from 'node:path'
import type { S3ClientConfig } from '@aws-sdk/client-s3'
import type { Env } from '../env.ts'

/** Where uploads of a collection lie on this machine, when no bucket is set. */
export const folderOf = (env: Env, collection: string): string =>
  path.resolve(env.DATA_DIR, 'files', collection)

/** How to reach the bucket. */
export const bucketConfig = (env: Env): S3ClientConfig => ({
  region: env.S3_REGION,
  // The SDK would wait without end. The time of a request ends with the headers of its answer; then silence is counted.
  requestHandler: {
    connectionTimeout: 3_000,
    requestTimeout: 20_000,
    throwOnRequestTimeout: true,
    socketTimeout: 20_000,
  },
  ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT, forcePathStyle: true }),
  ...(env.S3_ACCESS_KEY_ID &&
    env.S3_SECRET_ACCESS_KEY && {
      credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY },
    }),
})
