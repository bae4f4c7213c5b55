import { resolveDidKey } from '@credenza/credential/verify'
import type { Context } from '../../context.ts'
import { organisationDidDocument } from '../../people/organisation/public/public-record.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { isLoopback } from '../../platform/http/outgoing/public-address.ts'
import { deploymentDid, organisationOfDid } from '../../proof/issuer/did.ts'
import { deploymentDidDocument } from '../../proof/witness/deployment-did.ts'
import { fetchJson } from './fetch-json.ts'
import type { Away } from './judging/places.ts'
import { isOwnUrl } from './own-documents.ts'

/** A DID that can never be resolved here, because it is misspelt or of an unknown method. */
export class InvalidDid extends TypeError {
  override name = 'InvalidDid'
}

/**
 * Resolves a `did:key` or `did:web` to its DID document: ours come from the database, others are fetched. Rejects with
 * `InvalidDid`, with not_found for a DID of this host that does not exist, and with any other error if the document is
 * currently unavailable.
 */
export async function resolveDid(ctx: Context, did: string, away?: Away): Promise<unknown> {
  if (did.startsWith('did:key:')) return resolveKey(did)
  if (did === deploymentDid(ctx.config.publicUrl)) return deploymentDidDocument(ctx)
  const organisationId = organisationOfDid(ctx.config.publicUrl, did)
  if (organisationId !== undefined) return organisationDidDocument(ctx, organisationId)
  const url = didWebUrl(did)
  if (isOwnUrl(ctx.config, new URL(url))) throw refusal('not_found.did')
  return fetchJson(ctx, url, away)
}

function resolveKey(did: string): unknown {
  try {
    return resolveDidKey(did)
  } catch {
    throw new InvalidDid('This did:key is of a kind that is not known here')
  }
}

/**
 * The URL of a `did:web` document (did:web §3.2): `/.well-known/did.json` of the host, or `did.json` below the path
 * that the DID names. Always https, except on the machine itself, where the fetcher decides.
 */
export function didWebUrl(did: string): string {
  const [scheme, method, host = '', ...path] = did.split(':')
  const authority = host.replace(/%3a/i, ':')
  const isWeb =
    scheme === 'did' && method === 'web' && /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i.test(authority)
  if (!isWeb || !path.every((part) => /^[\w.~-]+$/.test(part) && !/^\.+$/.test(part)))
    throw new InvalidDid('This is not a did:web or did:key that can be resolved')
  const { hostname } = new URL(`https://${authority}`)
  const origin = `${isLoopback(hostname) ? 'http' : 'https'}://${authority}`
  return path.length === 0 ? `${origin}/.well-known/did.json` : `${origin}/${path.join('/')}/did.json`
}
