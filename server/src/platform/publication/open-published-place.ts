import type { BlockStoreSettings } from '../documents/open-block-store.ts'
import { completeS3 } from '../s3/bucket.ts'
import { publishedBucket } from './published-bucket.ts'
import { publishedFolder } from './published-folder.ts'
import type { PublishedPlace } from './published-place.ts'

const bucketName = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])$/

/** The place that PUBLISH_TO names: a folder, or s3://bucket at S3_ENDPOINT. Throws when the bucket's settings are incomplete. */
export async function openPublishedPlace(
  publishTo: string | undefined,
  s3: BlockStoreSettings['s3'],
): Promise<PublishedPlace | undefined> {
  if (publishTo === undefined) return undefined
  const [, bucket] = bucketName.exec(publishTo) ?? []
  if (!bucket) return publishedFolder(publishTo)
  if (!s3) throw new Error('With PUBLISH_TO=s3://… set S3_ENDPOINT and its access key too.')
  return publishedBucket(completeS3({ ...s3, bucket }, 'S3_'))
}
