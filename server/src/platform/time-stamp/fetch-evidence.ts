import type { X509Certificate } from 'node:crypto'
import type { Evidence } from '@credenza/document/archive-stamp'
import { ocspRequest, revocationPlaces } from '@credenza/document/revocation'
import { recently } from '../recently.ts'
import type { SentDer } from './der-over-http.ts'

const freshMs = 60 * 60_000

/**
 * Fetches the revocation lists and OCSP answers of certificates from the addresses that they name, each once an hour. One that
 * cannot be fetched is left out: the certificate itself is still evidence.
 */
export function fetchEvidence(derFrom: (url: string, sent?: SentDer) => Promise<Uint8Array>) {
  const kept = new Map<string, () => Promise<Uint8Array | undefined>>()
  const recentlyFetched = (key: string, ask: () => Promise<Uint8Array>) => {
    const known = kept.get(key) ?? recently(freshMs, () => ask().catch(() => undefined))
    kept.set(key, known)
    return known()
  }
  return async (chain: readonly X509Certificate[]): Promise<Evidence> => {
    const crls: Uint8Array[] = []
    const ocsps: Uint8Array[] = []
    for (const [i, one] of chain.entries()) {
      const issuer = chain[i + 1]
      const places = revocationPlaces(one)
      for (const url of places.crls) {
        const list = await recentlyFetched(url, () => derFrom(url))
        if (list) crls.push(list)
      }
      for (const url of issuer ? places.ocsps : []) {
        const sent = { body: ocspRequest(one, issuer!), type: 'application/ocsp-request' }
        const ask = () => derFrom(url, sent)
        const answer = await recentlyFetched(`${url} ${one.fingerprint256}`, ask)
        if (answer) ocsps.push(answer)
      }
    }
    return { certificates: chain.map(({ raw }) => raw), crls, ocsps }
  }
}
