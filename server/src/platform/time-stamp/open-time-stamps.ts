import { X509Certificate } from 'node:crypto'
import type { Evidence } from '@credenza/document/archive-stamp'
import { askForTimeStamp, leadsTo, type Stamp } from '@credenza/document/time-stamp'
import { isInForce } from '../in-force.ts'
import { readSettingFile } from '../read-setting-file.ts'
import { derFromPublic } from './der-from-public.ts'
import { derOverHttp } from './der-over-http.ts'
import { fetchEvidence } from './fetch-evidence.ts'
import type { TimeStampSettings } from './settings.ts'

/** The deployment's time-stamp authority. */
export interface TimeStamps {
  /** Rejects if there is no valid answer, and then, without asking, for a minute. */
  stamp: Stamp
  /** These certificates, with evidence about their revocation if they lead to the authority. */
  evidence(certificates: readonly X509Certificate[]): Promise<Evidence>
  /** Like `evidence`, for the certificates of an issuer's seal, by any authority. */
  evidenceOfSeal(certificates: readonly X509Certificate[]): Promise<Evidence>
}

const mostBytes = 64 * 1024
const mostEvidenceBytes = 1 << 20
/** For all evidence together, which becomes part of every PDF. */
const mostOfAuthority = 4 << 20
const mostOfSeal = 256 * 1024
/** How long documents do without an authority that did not answer, so that they do not wait for it. */
const restMs = 60_000

/** Throws a sentence that names the setting at fault. Undefined without settings. */
export async function openTimeStamps(
  settings: TimeStampSettings,
  clock: () => Date,
  allowed: { allowPrivateAddresses: boolean },
): Promise<TimeStamps | undefined> {
  if (!settings) return undefined
  const { url, certificatesFile } = settings
  const roots = await readCertificates(certificatesFile)
  let askAgainAt = 0
  const stamp: Stamp = async (digest) => {
    if (isInForce(askAgainAt, restMs, clock()))
      throw new Error('The time-stamp authority did not answer just now')
    const { request, read } = askForTimeStamp(digest)
    try {
      const answer = await derOverHttp(url, mostBytes, {
        body: request,
        type: 'application/timestamp-query',
      })
      return read(answer, { roots, now: clock() })
    } catch (error) {
      askAgainAt = clock().getTime() + restMs
      throw error
    }
  }
  const ofAuthority = fetchEvidence((url, sent) => derOverHttp(url, mostEvidenceBytes, sent), mostOfAuthority)
  return {
    stamp,
    // Fetches nothing from addresses in other authorities' certificates.
    evidence: async (chain) =>
      leadsTo(roots, chain)
        ? ofAuthority(chain)
        : { certificates: chain.map(({ raw }) => raw), crls: [], ocsps: [] },
    evidenceOfSeal: fetchEvidence((url, sent) => derFromPublic(url, allowed, sent), mostOfSeal),
  }
}

const readCertificates = (file: string): Promise<X509Certificate[]> =>
  readSettingFile('TSA_CERTIFICATES_FILE', file, {
    what: 'a PEM file with certificates',
    read: (text) => {
      const parts = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
      if (parts.length === 0) throw new Error('There is none')
      return parts.map((part) => new X509Certificate(part))
    },
  })
