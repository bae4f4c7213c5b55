import { canonicaliseDocument, type Shape } from '../canonical/shapes.ts'
import type { DocumentHash } from './ports.ts'
import type { World } from './world.ts'

/** A document's hash without its proof. `shape` is one of ours, or `foreign` if the general path hashed it. */
export type HashedCredential =
  | { ok: true; documentHash: Uint8Array; shape: Shape | 'foreign' }
  | Extract<DocumentHash, { ok: false }>

/** Hashes a credential: ours here, to the letter of its template; others by the general path, where there is one. */
export async function hashCredential(
  document: Record<string, unknown>,
  { sha256, general }: World,
): Promise<HashedCredential> {
  const canonical = canonicaliseDocument(document, sha256)
  if (canonical !== undefined) {
    return { ok: true, documentHash: sha256(canonical.nquads), shape: canonical.shape }
  }
  if (general === undefined) return { ok: false, reason: 'unknown-shape' }
  const hashed = await general.hashDocument(document)
  return hashed.ok ? { ...hashed, shape: 'foreign' } : hashed
}
