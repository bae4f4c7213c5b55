import { checkCid, keyIn, openDocument } from '@credenza/credential/seal'
import { patienceMs } from './get-json.ts'

/** Why a sealed certificate could not be opened; none of these counts against the certificate. */
export type OpenProblem =
  | 'key-missing'
  | 'key-malformed'
  | 'key-wrong'
  | 'document-altered'
  | 'document-missing'
  | 'document-erased'

export type Opened = { ok: true; certificate: unknown } | { ok: false; problem: OpenProblem }

/**
 * Fetches the sealed block from our gateway, checks that it matches its content identifier, and opens it here with the
 * key from the link's fragment. The key stays in this browser.
 */
export async function openCertificate(
  cid: string | null,
  fragment: string,
  signal?: AbortSignal,
): Promise<Opened> {
  if (fragment === '') return { ok: false, problem: 'key-missing' }
  const key = keyIn(fragment)
  if (!key) return { ok: false, problem: 'key-malformed' }
  const sealed = cid && (await fetchBlock(cid, signal))
  if (!sealed) return { ok: false, problem: 'document-missing' }
  if (!checkCid(cid, sealed)) return { ok: false, problem: 'document-altered' }
  try {
    const plain = await openDocument(sealed, key)
    return { ok: true, certificate: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain)) }
  } catch {
    return { ok: false, problem: 'key-wrong' }
  }
}

async function fetchBlock(cid: string, signal?: AbortSignal): Promise<Uint8Array | undefined> {
  try {
    const response = await fetch(`/ipfs/${encodeURIComponent(cid)}?format=raw`, {
      headers: { accept: 'application/vnd.ipld.raw' },
      signal: signal ?? AbortSignal.timeout(patienceMs),
    })
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
  } catch {
    return undefined
  }
}
