import { generalPath } from '@credenza/credential/general'
import {
  type Bundle,
  BundleError,
  certificateIdOf,
  completeBundle,
  evidencePorts,
  openAnchored,
  openStanding,
  organisationId,
  type Ports,
  parseBundle,
  type ReviewState,
  readDeployment,
  remembered,
  required,
  resolveDidKey,
  type Witnesses,
} from '@credenza/credential/verify'
import { type Network, NotThere } from './network.ts'
import type { TrustedDeployment } from './trust.ts'

/** A deployment's answer at /api/evidence. Its parts are only claims: the checks parse each before it counts. */
interface Evidence {
  endorsements: unknown
  log: unknown
  statementsLog?: unknown
  statements: unknown[]
  approvals?: unknown[]
  review: ReviewState
  anchor: { number: number } | null
}

/** DID documents that the user got from the issuers themselves, by DID. */
export type PinnedKeys = ReadonlyMap<string, unknown>

/** What the user trusts without network. With the key of the log, the certificate's place in it can be checked. */
interface AtHand {
  logKey?: string | undefined
  witnesses?: Witnesses | undefined
  keys?: PinnedKeys
}

/** Ports without network: whatever is not in the file stays open. */
export const closedPorts = (now: Date, { logKey = '', witnesses, keys }: AtHand = {}): Ports => ({
  now,
  logKey,
  witnesses,
  resolveDid: orKey(async (did) => required(keys?.get(did))),
  issuerRecord: unreachable,
  fetchStatusList: unreachable,
  statements: unreachable,
  reviewState: unreachable,
  checkpointOnChain: unreachable,
  general: generalPath,
})

/**
 * Ports for the data of one trusted deployment, and the certificate with that deployment's evidence. If data is unavailable,
 * the checks that need them stay open. Never rejects.
 */
export async function askDeployment(
  bundle: Bundle,
  { did, origin }: TrustedDeployment,
  {
    network,
    now,
    rpcUrl,
    witnesses,
    logKeys,
  }: {
    network: Network
    now: Date
    rpcUrl?: string | undefined
    witnesses?: Witnesses | undefined
    /** If any, only these count as the key of the deployment's log, and only what they signed about the chain. */
    logKeys: readonly string[]
  },
): Promise<{ bundle: Bundle; ports: Ports }> {
  const ask = <Answer>(path: string) => network.fetchJson(`${origin}${path}`) as Promise<Answer>
  const name = encodeURIComponent(String(certificateIdOf(bundle.certificate.id) ?? ''))
  const [deployment, evidence] = await Promise.all([
    attempt(ask('/.well-known/did.json').then(readDeployment)),
    attempt(ask<{ data: Evidence }>(`/api/evidence/${name}`).then(({ data }) => data)),
  ])
  const named = deployment?.did === did ? deployment : undefined
  const logKey = logKeys.find((key) => key === named?.logKey) ?? logKeys[0] ?? named?.logKey ?? ''
  const trust = { did, logKey, now }
  /** What the deployment signed about an organisation; undefined for an unknown one. */
  const standingOf = remembered(async (of) => {
    const id = organisationId(of, { did })
    if (id === undefined) return of.startsWith(`${did}:`) ? undefined : unreachable()
    const answer = await ask(`/issuers/${id}/standing`).catch(unlessThere)
    return answer === undefined ? undefined : openStanding(answer, of, trust)
  })
  /**
   * The checkpoint as the deployment signed it, or else as its chain recorded it. If an endpoint is named, only that counts. A
   * pinned key must have signed which contract that is.
   */
  const readAnchored = async (size: number, number: number) => {
    const isPinned = logKeys.length > 0
    const signed = rpcUrl && !isPinned ? undefined : await attempt(askSigned(size))
    if (isPinned) required(signed)
    if (signed && !rpcUrl) return signed
    return network.readCheckpoint(rpcUrl ?? `${origin}/chain/rpc`, required(named).chain, number)
  }
  const askSigned = async (size: number) => {
    const { recorded } = await ask<{ recorded?: unknown }>(`/log/certificates/anchor/${size}`)
    return openAnchored(recorded, size, { ...trust, chain: required(named).chain })
  }
  return {
    bundle: evidence ? completed(bundle, evidence) : bundle,
    ports: {
      now,
      logKey,
      namedLogKey: named?.logKey,
      witnesses: witnesses ?? named?.witnesses,
      resolveDid: orKey(async (of) => (await standingOf(of))?.didDocument),
      issuerRecord: async (of) => (await standingOf(of))?.record,
      fetchStatusList: async (url) =>
        new URL(url).origin === origin ? network.fetchJson(url) : unreachable(),
      ...evidencePorts(evidence),
      checkpointOnChain: async ({ size }) => {
        const { anchor } = required(evidence)
        return anchor ? readAnchored(size, anchor.number) : undefined
      },
      general: generalPath,
    },
  }
}

/** A `did:key` contains its own document, so it needs no network. */
function orKey(ask: (did: string) => Promise<unknown>): Ports['resolveDid'] {
  return async (did) => (did.startsWith('did:key:') ? resolveDidKey(did) : ask(did))
}

/** Adds the evidence. Treats malformed evidence as missing, because it is not evidence against the certificate. */
function completed(bundle: Bundle, { endorsements, log, statementsLog = [] }: Evidence): Bundle {
  const { certificate } = bundle
  try {
    return completeBundle(
      bundle,
      parseBundle({ certificate, endorsements, statementsLog, ...(log ? { log } : {}) }),
    )
  } catch (error) {
    if (error instanceof BundleError) return bundle
    throw error
  }
}

const attempt = <Value>(promise: Promise<Value>): Promise<Value | undefined> => promise.catch(() => undefined)

function unlessThere(error: unknown): undefined {
  if (!(error instanceof NotThere)) throw error
}

async function unreachable(): Promise<never> {
  throw new Error('Nobody is asked')
}
