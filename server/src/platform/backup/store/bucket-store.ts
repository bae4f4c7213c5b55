import { inParallel } from '../../documents/in-parallel.ts'
import { openBucket, type S3Settings } from '../../s3/bucket.ts'
import type { ObjectStore } from './object-store.ts'

const callsAtOnce = 8

/** Objects in an S3-compatible bucket that holds nothing else. */
export function openBucketStore(settings: S3Settings): ObjectStore {
  const bucket = openBucket(settings, 'BACKUP_S3_')
  return { ...bucket, delete: (names) => inParallel(names, callsAtOnce, bucket.delete) }
}
