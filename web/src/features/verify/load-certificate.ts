import { type Bundle, BundleError, parseBundle } from '@credenza/credential/verify'
import { type Certificate, singleCertificateResponse } from '@credenza/schema/certificate'
import { messages } from '@credenza/schema/messages'
import { fetchDeployment } from './deployment.ts'
import { type Evidence, fetchEvidence } from './evidence.ts'
import { getJson, NotFound } from './get-json.ts'
import { type OpenProblem, openCertificate } from './open-certificate.ts'
import type { Sources } from './ports.ts'

/** What a link leads to, before anything is checked. `facts` is the public view, the server's word only. */
export type Loaded =
  | { kind: 'ready'; bundle: Bundle; sources: Sources; facts: Certificate | undefined }
  | { kind: 'not-found' }
  | { kind: 'unsigned'; facts: Certificate }
  | { kind: 'cannot-start'; problem: OpenProblem | 'unreachable'; facts: Certificate | undefined }

/** Brings together what a certificate's public link names: facts, evidence, the opened document. Never throws. */
export async function loadByLink(slug: string, fragment: string): Promise<Loaded> {
  try {
    const [facts, evidence, deployment] = await Promise.all([
      fetchFacts(slug),
      fetchEvidence(slug),
      attempt(fetchDeployment()),
    ])
    if (!facts.isVerified) return { kind: 'unsigned', facts }
    const opened = await openCertificate(evidence.cid, fragment)
    if (!opened.ok) return { kind: 'cannot-start', problem: opened.problem, facts }
    return {
      kind: 'ready',
      bundle: asBundle(opened.certificate, evidence),
      sources: { deployment, evidence },
      facts,
    }
  } catch (error) {
    if (error instanceof NotFound) return { kind: 'not-found' }
    return { kind: 'cannot-start', problem: 'unreachable', facts: undefined }
  }
}

/** Adds to a certificate that somebody brought what the server has beside it; what was brought stays. */
export async function loadBrought(bundle: Bundle): Promise<Loaded> {
  const [deployment, evidence] = await Promise.all([
    attempt(fetchDeployment()),
    attempt(fetchEvidence(String(bundle.certificate.id ?? ''))),
  ])
  const found = evidence && asBundle(bundle.certificate, evidence)
  const complete = {
    ...bundle,
    endorsements: bundle.endorsements.length > 0 ? bundle.endorsements : (found?.endorsements ?? []),
    log: bundle.log ?? found?.log,
  }
  return { kind: 'ready', bundle: complete, sources: { deployment, evidence }, facts: undefined }
}

/** Evidence that is not well-formed counts as not there: it is no evidence against the certificate. */
function asBundle(certificate: unknown, { endorsements, log, anchor }: Evidence): Bundle {
  const parts = { endorsements, ...(log ? { log } : {}), ...(anchor ? { anchor } : {}) }
  try {
    return parseBundle({ certificate, ...parts })
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
