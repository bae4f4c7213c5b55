import type { X509Certificate } from 'node:crypto'
import type { Evidence } from '@credenza/document/archive-stamp'
import { ocspRequest, revocationPlaces } from '@credenza/document/revocation'
import { hourMs } from '@credenza/schema'
import { recently } from '../recently.ts'
import type { SentDer } from './der-over-http.ts'

const freshMs = hourMs
/** Per certificate and kind. An authority names one address, and sometimes a second in case the first fails. */
const mostAddresses = 2
/** No request starts after this time, so a document waits at most this long plus one answer. */
const patienceMs = 10_000
const mostKept = 200

/**
 * Fetches the revocation lists and OCSP answers of certificates from the addresses that they name: each once an hour, and at
 * most `mostBytes` for one chain. Leaves out what cannot be fetched, since the certificate itself is still evidence.
 */
export function fetchEvidence(
  derFrom: (url: string, sent?: SentDer) => Promise<Uint8Array>,
  mostBytes: number,
) {
  const kept = new Map<string, () => Promise<Uint8Array | undefined>>()
  const recentlyFetched = (key: string, ask: () => Promise<Uint8Array>) => {
    const known = kept.get(key) ?? recently(freshMs, () => ask().catch(() => undefined))
    kept.delete(key)
    if (kept.size >= mostKept) kept.delete(kept.keys().next().value!)
    kept.set(key, known)
    return known()
  }
  return async (chain: readonly X509Certificate[]): Promise<Evidence> => {
    const crls: Uint8Array[] = []
    const ocsps: Uint8Array[] = []
    const until = performance.now() + patienceMs
    let bytesLeft = mostBytes
    const fetchTo = async (found: Uint8Array[], key: string, ask: () => Promise<Uint8Array>) => {
      if (performance.now() >= until) return
      const answer = await recentlyFetched(key, ask)
      if (!answer || answer.length > bytesLeft) return
      bytesLeft -= answer.length
      found.push(answer)
    }
    for (const [i, one] of chain.entries()) {
      const issuer = chain[i + 1]
      const places = revocationPlaces(one)
      for (const url of places.crls.slice(0, mostAddresses)) await fetchTo(crls, url, () => derFrom(url))
      for (const url of issuer ? places.ocsps.slice(0, mostAddresses) : []) {
        const sent = { body: ocspRequest(one, issuer!), type: 'application/ocsp-request' }
        await fetchTo(ocsps, `${url} ${one.fingerprint256}`, () => derFrom(url, sent))
      }
    }
    return { certificates: chain.map(({ raw }) => raw), crls, ocsps }
  }
}
