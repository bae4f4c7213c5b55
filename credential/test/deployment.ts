import { hexEncode } from '../src/bytes/bytes.ts'
import {
  buildCertificate,
  type CertificateDocument,
  type CertificateInput,
} from '../src/issue/build-certificate.ts'
import { buildEndorsement } from '../src/issue/build-endorsement.ts'
import { buildStatusListCredential } from '../src/issue/build-status-list.ts'
import type { Signed, StatusPurpose } from '../src/issue/document.ts'
import { documentHash } from '../src/issue/hash-document.ts'
import { signDocument } from '../src/issue/sign-document.ts'
import type { SignedStatement } from '../src/issue/statement.ts'
import { signCheckpoint } from '../src/log/checkpoint.ts'
import { encodeEntry } from '../src/log/entry.ts'
import { leafHash } from '../src/log/merkle.ts'
import { formatVerifierKey } from '../src/log/note.ts'
import { proveInclusion } from '../src/log/prove.ts'
import { createStatusList, setStatus } from '../src/status/bits.ts'
import { encodeStatusList } from '../src/status/encoding.ts'
import type { CheckName } from '../src/verify/answers.ts'
import { signAnchored } from '../src/verify/evidence/anchored-checkpoint.ts'
import { type Bundle, buildLogEvidence } from '../src/verify/evidence/bundle.ts'
import { signStanding } from '../src/verify/evidence/organisation-standing.ts'
import type { IssuerRecord, Ports } from '../src/verify/ports.ts'
import { verifyCertificate } from '../src/verify/verify-certificate.ts'
import { nodeSha256, type TestIssuer, testIssuer } from './keys.ts'
import { memoryLog, numberedLeaves } from './memory-log.ts'
import { sampleInput } from './sample-certificate.ts'
import { sealMethod, universitySeal } from './sealed-pdf.ts'

export const university = testIssuer(7, 'university')
export const authority = testIssuer(9, 'authority')
export const stranger = testIssuer(11, 'stranger')
export const logKey = testIssuer(5)

/** The university's DID document, which names its key for seals too. */
const universityDocument = {
  ...university.didDocument,
  verificationMethod: [
    ...university.didDocument.verificationMethod,
    sealMethod(university.did, universitySeal),
  ],
}

export const NOW = '2026-11-20T12:00:00Z'
export const ORIGIN = 'credenza.example/log/certificates'
const LOG_ADDRESS = `0x${'ab'.repeat(20)}`
const REVIEWED_AT = '2026-11-20T10:00:00Z'
export const ENDORSEMENT_LIST = 'https://credenza.example/status/authority/revocation/1'

export function signBy<Document extends { issuer: string | { id: string } }>(
  issuer: TestIssuer,
  document: Document,
): Signed<Document> {
  const { verificationMethod, sign } = issuer
  return signDocument(document, {
    verificationMethod,
    created: '2026-11-20T09:30:00Z',
    sha256: nodeSha256,
    sign,
  })
}

export function certificateBy(
  issuer: TestIssuer,
  changes: Partial<CertificateInput> = {},
): Signed<CertificateDocument> {
  return signBy(issuer, buildCertificate({ ...sampleInput(issuer.did), ...changes }))
}

export function endorsementOf(certificate: Signed<CertificateDocument>) {
  return signBy(
    authority,
    buildEndorsement({
      id: 'urn:uuid:0f5c8f0e-6f3b-4f4e-9d27-5a2f0f1c9a11',
      verifier: { id: authority.did, name: 'Example Authority' },
      certificate: { id: certificate.id, documentHash: documentHash(certificate) },
      name: 'Accepted by Example Authority',
      validFrom: REVIEWED_AT,
      revocation: { listUrl: ENDORSEMENT_LIST, index: 17 },
    }),
  )
}

export async function statusList(
  issuer: TestIssuer,
  url: string,
  options: { set?: number[]; purpose?: StatusPurpose; validFrom?: string; validUntil?: string } = {},
) {
  const bits = createStatusList()
  for (const index of options.set ?? []) setStatus(bits, index, true)
  const list = buildStatusListCredential({
    url,
    issuerId: issuer.did,
    purpose: options.purpose ?? 'revocation',
    encodedList: await encodeStatusList(bits),
    validFrom: options.validFrom ?? '2026-11-20T00:00:00Z',
    validUntil: options.validUntil ?? '2026-11-21T00:00:00Z',
    ttlMs: 300_000,
  })
  return signBy(issuer, list)
}

/** A bundle for a certificate that is entry 300 of a log of 1,000, and the root that the chain holds. */
export async function bundleOf(
  certificate: Signed<CertificateDocument>,
): Promise<{ bundle: Bundle; root: string }> {
  const entry = encodeEntry({
    kind: 'certificate',
    issuer: LOG_ADDRESS,
    timeMs: Date.parse(REVIEWED_AT),
    digest: documentHash(certificate),
  })
  const log = memoryLog()
  const { size, root } = log.append([...numberedLeaves(0, 300), leafHash(entry), ...numberedLeaves(301, 699)])
  const path = await proveInclusion(300, size, log.readTile)
  const checkpoint = await signCheckpoint({ origin: ORIGIN, size, root }, logKey)
  const bundle = {
    certificate,
    endorsements: [endorsementOf(certificate)],
    log: buildLogEvidence({ entry, index: 300, size, path, checkpoint }),
    anchor: { chainId: 901, contract: `0x${'cd'.repeat(20)}`, transaction: `0x${'ef'.repeat(32)}` },
  }
  return { bundle, root: hexEncode(root) }
}

export const approved: IssuerRecord = {
  name: 'Example University',
  status: 'approved',
  roles: ['issuer'],
  approvedAt: '2026-01-01T00:00:00Z',
  logAddress: LOG_ADDRESS,
}
export const approvedVerifier: IssuerRecord = {
  name: 'Example Authority',
  status: 'approved',
  roles: ['verifier'],
  approvedAt: '2026-01-01T00:00:00Z',
}

/** A deployment in which the sample certificate is valid. */
export async function deployment(root: string, changes: Partial<Ports> = {}): Promise<Ports> {
  const didDocuments = new Map(
    [universityDocument, authority.didDocument, stranger.didDocument].map((one) => [one.id, one]),
  )
  const records = new Map([
    [university.did, approved],
    [authority.did, approvedVerifier],
  ])
  const universityList = sampleInput(university.did).status.revocation.listUrl
  const lists = new Map<string, unknown>([
    [universityList, await statusList(university, universityList)],
    [ENDORSEMENT_LIST, await statusList(authority, ENDORSEMENT_LIST)],
  ])
  return {
    now: new Date(NOW),
    resolveDid: async (did) => orThrow(didDocuments.get(did)),
    issuerRecord: async (did) => records.get(did),
    fetchStatusList: async (url) => orThrow(lists.get(url)),
    statements: async (): Promise<SignedStatement[]> => [],
    reviewState: async () => undefined,
    logKey: formatVerifierKey({ name: ORIGIN, publicKey: logKey.publicKey }),
    checkpointOnChain: async ({ size }) => ({
      size,
      root: `0x${root}`,
      blockTime: '2026-11-20T10:05:00Z',
      final: true,
    }),
    reportError: (error) => {
      throw error
    },
    ...changes,
  }
}

/** An organisation's standing as a deployment with these ports would sign it. */
export async function standingFrom({ resolveDid, issuerRecord, now }: Ports, did: string) {
  const [didDocument, record] = await Promise.all([resolveDid(did), issuerRecord(did)])
  const validUntil = new Date(now.getTime() + 24 * 3_600_000).toISOString()
  return record && signStanding({ didDocument, record }, { did, asOf: now.toISOString(), validUntil }, logKey)
}

/** What the deployment signs about the state of the log that these ports find on the chain. */
export async function anchorFrom({ checkpointOnChain, now }: Ports, size: number) {
  const found = await checkpointOnChain?.({ size, root: '' })
  if (!found?.final) return undefined
  const { final: _, ...checkpoint } = found
  const place = { host: 'credenza.example', chainId: 901, contract: `0x${'cd'.repeat(20)}` }
  return signAnchored(checkpoint, { ...place, asOf: now.toISOString() }, logKey)
}

/** The same ports, which keep what a deployment with them would sign, as a saved page needs it. */
export function keepingSigned(ports: Ports): Ports {
  const signedAnswers = new Map<string, unknown>()
  const keep = async (about: string, answer: Promise<unknown>) => {
    const signed = await answer
    if (signed) signedAnswers.set(about, signed)
  }
  return {
    ...ports,
    signedAnswers,
    issuerRecord: async (did) => {
      const record = await ports.issuerRecord(did)
      await keep(did, standingFrom(ports, did))
      return record
    },
    checkpointOnChain: async (wanted) => {
      const found = await ports.checkpointOnChain?.(wanted)
      await keep(`credenza.example/log/certificates/anchor/${wanted.size}`, anchorFrom(ports, wanted.size))
      return found
    },
  }
}

function orThrow<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('404')
  return value
}

/** Verifies with some ports changed; gives the verdict, the headline, and the codes of checks that did not pass. */
export async function verdictOf(bundle: Bundle, root: string, changes: Partial<Ports> = {}) {
  const { verdict, headline, checks } = await verifyCertificate(bundle, await deployment(root, changes))
  const codes: Partial<Record<CheckName, string>> = {}
  for (const { name, answer, code } of checks) if (answer !== 'passed') codes[name] = code
  return { verdict, headline, codes }
}
