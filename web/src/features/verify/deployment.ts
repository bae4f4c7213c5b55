import { z } from 'zod'
import { getJson } from './get-json.ts'

/** What this deployment pins for its verifiers: never taken from a certificate or a bundle. */
export interface Deployment {
  did: string
  /** C2SP verifier key of the certificates log. */
  logKey: string
  chain: { chainId: number; contract: string; confirmations: number }
}

const service = z.object({ id: z.string(), type: z.string(), serviceEndpoint: z.unknown() })
const deploymentDocument = z.object({ id: z.string().startsWith('did:web:'), service: z.array(service) })
const logEndpoint = z.object({ verifierKey: z.string() })
const chainEndpoint = z.object({
  chainId: z.number().int(),
  contract: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
  confirmations: z.number().int().min(0),
})

/** Reads the deployment's DID document, /.well-known/did.json; throws when it cannot be had or lacks a service. */
export async function fetchDeployment(signal?: AbortSignal): Promise<Deployment> {
  return readDeployment(await getJson('/.well-known/did.json', signal))
}

export function readDeployment(json: unknown): Deployment {
  const { id, service: services } = deploymentDocument.parse(json)
  const endpoint = (fragment: string) =>
    services.find((entry) => entry.id === `${id}#${fragment}`)?.serviceEndpoint
  return {
    did: id,
    logKey: logEndpoint.parse(endpoint('certificates-log')).verifierKey,
    chain: chainEndpoint.parse(endpoint('chain')),
  }
}

/** 'did:web:host%3A3000' -> 'host:3000': the host that the deployment publishes itself under. */
export const hostOf = (did: string): string =>
  decodeURIComponent(did.slice('did:web:'.length).split(':')[0] ?? '')
