import { z } from 'zod'
import { completeS3, type S3Settings } from '../s3/bucket.ts'
import { webAddress } from '../setting-forms.ts'

const text = z.string().min(1).optional()
const bucketName = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])$/

/** The environment variables about where documents are, and where what verifiers read is published. */
export const documentEnvironment = {
  IPFS_API_URL: webAddress.optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_BUCKET: text,
  S3_REGION: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  PUBLISH_TO: z
    .string()
    .refine((place) => place.startsWith('/') || bucketName.test(place), {
      message: 'name a folder by its full path, or a bucket as s3://name',
    })
    .optional(),
}

const environment = z.object(documentEnvironment)
type Environment = z.infer<typeof environment>

/** An IPFS node or a bucket. Without either, documents are in the database. */
export interface DocumentSettings {
  ipfsApiUrl?: string | undefined
  s3?: S3Settings | undefined
}

/** Throws, naming the variables, if both stores are set or the bucket's settings are incomplete. */
export function documentSettings(e: Environment): DocumentSettings {
  const { S3_ENDPOINT, S3_BUCKET, IPFS_API_URL: ipfsApiUrl } = e
  if (!S3_ENDPOINT && (S3_BUCKET || e.S3_ACCESS_KEY_ID || e.S3_SECRET_ACCESS_KEY))
    throw new Error('Set S3_ENDPOINT too, or none of the settings of the bucket.')
  // The endpoint alone may be for publishing only.
  const inBucket = S3_ENDPOINT && (S3_BUCKET || !e.PUBLISH_TO?.startsWith('s3://'))
  if (inBucket && ipfsApiUrl)
    throw new Error('Set IPFS_API_URL or S3_ENDPOINT, not both: documents have one store.')
  return { ipfsApiUrl, s3: inBucket ? bucketOf(e, S3_ENDPOINT, S3_BUCKET) : undefined }
}

/** A folder that a web server reads, or a bucket at the documents' endpoint. */
export type PublicationSettings = { folder: string } | { bucket: S3Settings } | undefined

/** Throws, naming the variables, if the bucket's settings are incomplete. */
export function publicationSettings(e: Environment): PublicationSettings {
  if (!e.PUBLISH_TO) return undefined
  const [, bucket] = bucketName.exec(e.PUBLISH_TO) ?? []
  if (!bucket) return { folder: e.PUBLISH_TO }
  if (!e.S3_ENDPOINT) throw new Error('With PUBLISH_TO=s3://… set S3_ENDPOINT and its access key too.')
  return { bucket: bucketOf(e, e.S3_ENDPOINT, bucket) }
}

const bucketOf = (e: Environment, endpoint: string, bucket: string | undefined): S3Settings =>
  completeS3(
    {
      endpoint,
      bucket,
      region: e.S3_REGION,
      accessKeyId: e.S3_ACCESS_KEY_ID,
      secretAccessKey: e.S3_SECRET_ACCESS_KEY,
    },
    'S3_',
  )
