import { openBucket, type S3Settings } from '../s3/bucket.ts'
import type { PublishedPlace } from './published-place.ts'

/** Objects in an S3-compatible bucket, which appear as a whole and have their own headers. */
export function publishedBucket(settings: S3Settings): PublishedPlace {
  const bucket = openBucket(settings, 'S3_')
  const keyOf = (path: string) => path.split('/').map(encodeURIComponent).join('/')
  return {
    name: `s3://${settings.bucket}`,
    put: (path, content, { type, cache }) =>
      bucket.put(keyOf(path), Buffer.from(content), { 'content-type': type, 'cache-control': cache }),
    remove: (path) => bucket.delete(keyOf(path)),
    has: (path) => bucket.has(keyOf(path)),
  }
}
