import {
  type Deployment,
  evidencePorts,
  type GeneralPath,
  hostOf,
  openStanding,
  organisationId,
  type Ports,
  remembered,
  required,
  resolveDidKey,
} from '@credenza/credential/verify'
import { readAnchoredCheckpoint } from './chain-port.ts'
import type { Evidence } from './evidence.ts'
import { getJson, NotFound, patienceMs } from './get-json.ts'

/** The sources for the checks; undefined if unavailable: then the checks concerned cannot tell. */
export interface Sources {
  deployment: Deployment | undefined
  evidence: Evidence | undefined
}

/**
 * Ports for verification in the visitor's browser: they only contact our own origin. An error here makes a check
 * inconclusive, never failed.
 */
export function browserPorts({ deployment, evidence }: Sources): Ports {
  const signal = AbortSignal.timeout(patienceMs)
  const now = new Date()
  const signedAnswers = new Map<string, unknown>()
  const idOf = (did: string) => organisationId(did, required(deployment))
  const standingOf = remembered(async (did) => {
    const id = idOf(did)
    if (id === undefined) return undefined
    const answer = await unlessMissing(getJson(`/issuers/${id}/standing`, signal))
    if (answer === undefined) return undefined
    const standing = await openStanding(answer, did, { ...required(deployment), now })
    signedAnswers.set(did, answer)
    return standing
  })
  return {
    now,
    signal,
    logKey: deployment?.logKey ?? '',
    signedAnswers,
    witnesses: deployment?.witnesses,
    resolveDid: async (did) => {
      if (did.startsWith('did:key:')) return resolveDidKey(did)
      if (idOf(did) === undefined) throw new Error('Only issuers of this deployment can be resolved here')
      return (await standingOf(did))?.didDocument
    },
    issuerRecord: async (did) => (await standingOf(did))?.record,
    fetchStatusList: (url) => getJson(ownPath(url, required(deployment)), signal),
    ...evidencePorts(evidence),
    checkpointOnChain: async ({ size }) =>
      readAnchoredCheckpoint(required(deployment), {
        size,
        number: evidence?.anchor?.number,
        now,
        signedAnswers,
      }),
    general,
  }
}

/** JSON-LD is loaded only for the rare document that is not in our own form: most visitors never need it. */
const general: GeneralPath = {
  hashDocument: async (document) => (await loadGeneral()).hashDocument(document),
  openSdJwt: async (...sdJwt) => (await loadGeneral()).openSdJwt(...sdJwt),
  partsIn: async (...made) => (await loadGeneral()).partsIn(...made),
  verifyProof: async (request) => (await loadGeneral()).verifyProof(request),
}
const loadGeneral = async () => (await import('@credenza/credential/general')).generalPath

/**
 * The path of a URL that this deployment published, to be fetched from our own origin. Throws for other hosts: no
 * request leaves this site.
 */
export function ownPath(url: string, deployment: Deployment): string {
  const { host, pathname, search } = new URL(url)
  if (host !== hostOf(deployment.did) && host !== location.host) {
    throw new Error('This address belongs to another site')
  }
  return pathname + search
}

/** `undefined` if this deployment certainly does not have it, which is an answer and not an outage. */
async function unlessMissing(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof NotFound) return undefined
    throw error
  }
}
