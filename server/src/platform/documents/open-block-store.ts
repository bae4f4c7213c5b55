import type { Kysely } from 'kysely'
import { completeS3, type S3Settings } from '../s3/bucket.ts'
import type { BlockStore } from './block-store.ts'
import { kuboBlockStore } from './kubo-block-store.ts'
import { postgresBlockStore } from './postgres-block-store.ts'
import { s3BlockStore } from './s3-block-store.ts'
import type { DocumentTables } from './tables.ts'

export interface BlockStoreSettings {
  ipfsApiUrl?: string | undefined
  s3?: (Partial<S3Settings> & Pick<S3Settings, 'endpoint'>) | undefined
}

/**
 * The document store that the settings name: an IPFS node (IPFS_API_URL), a bucket (S3_*), or else our own database.
 * Throws, naming the variables, when both are set or the bucket's settings are incomplete.
 */
export function openBlockStore(settings: BlockStoreSettings, db: Kysely<DocumentTables>): BlockStore {
  const { ipfsApiUrl, s3 } = settings
  if (ipfsApiUrl && s3)
    throw new Error('Set IPFS_API_URL or S3_ENDPOINT, not both: documents have one store.')
  if (ipfsApiUrl) return kuboBlockStore(ipfsApiUrl)
  if (s3) return s3BlockStore(completeS3(s3, 'S3_'))
  return postgresBlockStore(db)
}
