import {
  type Bundle,
  BundleError,
  type CameIn,
  certificateIdOf,
  completeBundle,
  type Deployment,
  isEnveloped,
  organisationId,
  parseBundle,
} from '@credenza/credential/verify'
import { type Certificate, singleCertificateResponse } from '@credenza/schema/certificate'
import { messages } from '@credenza/schema/messages'
import { fetchDeployment } from './deployment.ts'
import { type Evidence, fetchEvidence } from './evidence.ts'
import { type EarlierVersion, type Found, newestVersion } from './follow-corrections.ts'
import { getJson, NotFound } from './get-json.ts'
import { type OpenProblem, openCertificate } from './open-certificate.ts'
import type { Sources } from './ports.ts'

/** A certificate that can be checked. */
export interface Ready {
  kind: 'ready'
  bundle: Bundle
  sources: Sources
  /** The version a public link led to; undefined for a file. */
  version: Version | undefined
  /** What a file is, if that matters. */
  cameIn?: CameIn | undefined
}

export interface Version {
  slug: string
  key: string
  /** When a correction replaced it; empty if none has. */
  supersededAt: string
  /** The earlier versions that the link led through, oldest first. */
  earlier: readonly EarlierVersion[]
}

/** Issued elsewhere: this browser may not contact anyone about it. */
export interface Foreign {
  kind: 'foreign'
  /** The credential as JSON, or the JWT that holds it. */
  credential: Record<string, unknown> | string
}

/** What a link or file leads to, before any check. */
export type Loaded =
  | Ready
  | { kind: 'not-found' }
  /** `facts` is the public view, the server's word only. */
  | { kind: 'unsigned'; facts: Certificate }
  | Foreign
  | { kind: 'cannot-start'; problem: OpenProblem | 'unreachable'; facts: Certificate | undefined }

/**
 * Loads everything a certificate's public link names: evidence and the opened document, or else what is public. A link to a
 * corrected certificate leads to the newest version unless exactly `this` one is requested. Never throws.
 */
export async function loadByLink(
  slug: string,
  fragment: string,
  wanted: 'newest' | 'this' = 'newest',
): Promise<Loaded> {
  const deployment = attempt(fetchDeployment())
  const load = (slug: string, fragment: string) => loadVersion(slug, fragment, deployment)
  const first = await load(slug, fragment)
  if (wanted === 'this' || !isFound(first)) return first
  const { newest, earlier } = await newestVersion(first, async (slug, key) => {
    const next = await load(slug, key)
    return isFound(next) ? next : undefined
  })
  return { ...newest, version: { ...newest.version, earlier } }
}

const isFound = (loaded: Loaded): loaded is Ready & Found =>
  loaded.kind === 'ready' && loaded.version !== undefined && loaded.sources.evidence !== undefined

async function loadVersion(
  slug: string,
  fragment: string,
  asked: Promise<Deployment | undefined>,
): Promise<Loaded> {
  try {
    const [evidence, deployment] = await Promise.all([fetchEvidence(slug), asked])
    const opened = await openCertificate(evidence.cid, fragment)
    if (!opened.ok) return await whatIsPublic(slug, evidence.erased ? 'document-erased' : opened.problem)
    return {
      kind: 'ready',
      bundle: asBundle(opened.certificate, evidence),
      sources: { deployment, evidence },
      version: { slug, key: fragment, supersededAt: evidence.successor?.at ?? '', earlier: [] },
    }
  } catch (error) {
    if (error instanceof NotFound) return { kind: 'not-found' }
    return { kind: 'cannot-start', problem: 'unreachable', facts: undefined }
  }
}

/** What the server says of a certificate that could not be opened here. */
async function whatIsPublic(slug: string, problem: OpenProblem): Promise<Loaded> {
  const facts = await attempt(fetchFacts(slug))
  return facts?.isVerified === false ? { kind: 'unsigned', facts } : { kind: 'cannot-start', problem, facts }
}

/**
 * Adds the server's evidence to a certificate from a file. One that names a foreign issuer is left unchanged, even under the id
 * of one that was issued here: anyone can copy an id and sign in another name.
 */
export async function loadBrought({
  bundle,
  cameIn,
}: Pick<Ready, 'bundle' | 'cameIn'>): Promise<Ready | Foreign> {
  const id = certificateIdOf(bundle.certificate.id)
  const [deployment, evidence] = await Promise.all([
    attempt(fetchDeployment()),
    isOurId(id) ? attempt(fetchEvidence(id)) : undefined,
  ])
  if (isFromElsewhere(bundle.certificate, deployment?.did ?? ownDid()))
    return { kind: 'foreign', credential: bundle.certificate }
  const complete = evidence ? completeBundle(bundle, asBundle(bundle.certificate, evidence)) : bundle
  const sources = { deployment, evidence }
  return { kind: 'ready', bundle: complete, sources, version: undefined, cameIn }
}

/** The form of our ids: any other id is not even sent to the server. */
const isOurId = (id: unknown): id is string => typeof id === 'string' && /^urn:uuid:[0-9a-f-]{36}$/.test(id)

/** The deployment's DID implied by its address (did:web), in case its document is unavailable. */
const ownDid = () => `did:web:${encodeURIComponent(location.host)}`

/** An enveloped credential is foreign too: its issuer is inside, and ours are never enveloped. */
function isFromElsewhere(certificate: Record<string, unknown>, did: string): boolean {
  if (isEnveloped(certificate)) return true
  const { issuer } = certificate
  const id = typeof issuer === 'string' ? issuer : (issuer as { id?: unknown } | null | undefined)?.id
  return typeof id === 'string' && organisationId(id, { did }) === undefined
}

/** Malformed evidence counts as missing: it does not count against the certificate. */
function asBundle(certificate: unknown, { endorsements, log, statementsLog, anchor }: Evidence): Bundle {
  const stated = statementsLog.length > 0 ? { statementsLog } : {}
  const parts = { endorsements, ...stated, ...(log ? { log } : {}) }
  try {
    const alone = parseBundle({ certificate, endorsements: [], ...(anchor ? { anchor } : {}) })
    return completeBundle(alone, parseBundle({ certificate, ...parts }))
  } catch (error) {
    if (!(error instanceof BundleError)) throw error
    return parseBundle({ certificate })
  }
}

async function fetchFacts(slug: string): Promise<Certificate> {
  const path = `/api/user/get-certificate-by-user-url/${encodeURIComponent(slug)}`
  const { data } = singleCertificateResponse.parse(await getJson(path))
  const facts = data.certificates[0]
  if (!facts) throw new NotFound(messages.certificateNotFound)
  return facts
}

const attempt = <Value>(promise: Promise<Value>): Promise<Value | undefined> => promise.catch(() => undefined)
