import { isObject } from '../json/values.ts'
import { parseWitnessKeys } from '../log/cosignature.ts'
import { MOST_WITNESSES, type Witnesses } from './checks/seen-by.ts'

/** What a deployment pins for its verifiers: never taken from a certificate or a bundle. */
export type Deployment = {
  did: string
  /** C2SP verifier key of the certificates log. */
  logKey: string
  chain: { chainId: number; contract: string; confirmations: number }
  /** The witnesses that the deployment itself names. They tell who has signed, but not that enough have. */
  witnesses?: Witnesses
}

/** Reads a deployment's DID document, as `/.well-known/did.json` holds it. Throws a `TypeError` when it lacks a part. */
export function readDeployment(json: unknown): Deployment {
  const { id: did, service: services } = isObject(json) ? json : {}
  if (typeof did !== 'string' || !did.startsWith('did:web:') || !Array.isArray(services)) {
    throw new TypeError('A deployment is described by a did:web document with services')
  }
  const endpoint = (fragment: string): Record<string, unknown> => {
    const service = services.find((one) => isObject(one) && one.id === `${did}#${fragment}`)
    return isObject(service?.serviceEndpoint) ? service.serviceEndpoint : {}
  }
  const { verifierKey: logKey } = endpoint('certificates-log')
  const { chainId, contract, confirmations } = endpoint('chain')
  if (
    typeof logKey !== 'string' ||
    !isCount(chainId) ||
    !isCount(confirmations) ||
    typeof contract !== 'string' ||
    !/^0x[0-9a-fA-F]{40}$/.test(contract)
  ) {
    throw new TypeError('A deployment names the key of its log, and its contract on the chain')
  }
  const witnesses = readWitnesses(endpoint('witnesses').verifierKeys)
  return { did, logKey, chain: { chainId, contract, confirmations }, ...(witnesses && { witnesses }) }
}

/** An unreadable hint is ignored: nothing depends on it. */
function readWitnesses(verifierKeys: unknown): Witnesses | undefined {
  if (!Array.isArray(verifierKeys) || verifierKeys.length === 0 || verifierKeys.length > MOST_WITNESSES)
    return undefined
  try {
    parseWitnessKeys(verifierKeys)
    return { keys: verifierKeys, quorum: 0 }
  } catch {
    return undefined
  }
}

/** 'did:web:host%3A3000' -> 'host:3000': the host that a deployment, or one of its organisations, is published under. */
export const hostOf = (did: string): string =>
  decodeURIComponent(did.slice('did:web:'.length).split(':')[0] ?? '')

/** The organisation in a DID of this deployment, '<deployment>:issuers:<id>'; undefined for any other DID. */
export function organisationId(
  did: string,
  { did: deployment }: Pick<Deployment, 'did'>,
): string | undefined {
  const prefix = `${deployment}:issuers:`
  const id = did.startsWith(prefix) ? did.slice(prefix.length) : ''
  return /^\w[\w.-]*$/.test(id) ? id : undefined
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
