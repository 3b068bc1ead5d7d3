import type { Env } from '../env.ts'
import { bucketStore } from './bucket.ts'
import { diskStore } from './disk.ts'
import type { FileStore } from './port.ts'

/** The file store of these settings: a bucket where one is named, else the disk. */
export const storeFor = (env: Env): FileStore => (env.S3_BUCKET ? bucketStore(env) : diskStore(env))
