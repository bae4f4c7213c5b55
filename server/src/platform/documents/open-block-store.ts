import type { Kysely } from 'kysely'
import type { BlockStore } from './block-store.ts'
import { kuboBlockStore } from './kubo-block-store.ts'
import { postgresBlockStore } from './postgres-block-store.ts'
import { s3BlockStore } from './s3-block-store.ts'
import type { DocumentSettings } from './settings.ts'
import type { DocumentTables } from './tables.ts'

/** The document store in the settings, or otherwise our own database. */
export function openBlockStore({ ipfsApiUrl, s3 }: DocumentSettings, db: Kysely<DocumentTables>): BlockStore {
  if (ipfsApiUrl) return kuboBlockStore(ipfsApiUrl)
  if (s3) return s3BlockStore(s3)
  return postgresBlockStore(db)
}
