import { decodeKey, openDocument } from '@credenza/credential/seal'
import type { ApiClient } from './api-client.ts'
import { inParallel } from './in-parallel.ts'
import { shareLink } from './share-link.ts'

export interface Bundle {
  certificate: Record<string, unknown>
  endorsements: Record<string, unknown>[]
  log: { entry: string; index: number; size: number; path: string[]; checkpoint: string }
  /** `number` is the checkpoint's number in the registry. It is a hint, and not part of a holder's file. */
  anchor: { chainId: number; contract: string; transaction: string; number: number }
}

interface Evidence {
  cid: string
  endorsements: Record<string, unknown>[]
  log: Bundle['log']
  anchor: Bundle['anchor']
}

/** Reads the file that a holder would keep: the certificate, opened with the link's key, and its evidence. */
export async function readBundle(party: ApiClient, slug: string): Promise<Bundle> {
  const { data } = await party.get<{ data: Evidence }>(`/api/evidence/${slug}`)
  const key = decodeKey(new URL(await shareLink(party, slug)).hash.slice(1))
  const sealed = await fetch(`${party.url}/ipfs/${data.cid}?format=raw`)
  if (!sealed.ok) throw new Error(`GET /ipfs/${data.cid} answered ${sealed.status}`)
  const plain = await openDocument(new Uint8Array(await sealed.arrayBuffer()), key)
  const { endorsements, log, anchor } = data
  return { certificate: JSON.parse(new TextDecoder().decode(plain)), endorsements, log, anchor }
}

/** The same for many slugs, in order. */
export const readBundles = (party: ApiClient, slugs: readonly string[]): Promise<Bundle[]> =>
  inParallel(slugs, 8, (slug) => readBundle(party, slug))
