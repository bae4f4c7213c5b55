import { base64UrlDecode } from '../../bytes/base64.ts'
import { isObject } from '../../verify/credential.ts'
import { CREDENTIALS_V2 } from './contexts.ts'
import { isUrl, listOf, requireThat } from './values.ts'

/** Digests of the resources that we hold to the byte, as the VCDM 2.0 recommendation publishes them (§B.1). */
const PUBLISHED = new Map([
  [
    CREDENTIALS_V2,
    {
      digestSRI: 'sha384-l/HrjlBCNWyAX91hr6LFV2Y3heB5Tcr6IeE4/Tje8YyzYBM8IhqjHWiWpr8+ZbYU',
      digestMultibase: 'uEiBZlVztZpfWHgPyslVv6-UwirFoQoRvW1htfx963sknNA',
    },
  ],
])

/**
 * Objects with an id of their own each and a digest (VCDM 2.0 §5.3). Digests of resources that we hold are compared;
 * other resources are never fetched.
 */
export function requireRelatedResources(value: unknown): void {
  const resources = listOf(value)
  for (const resource of resources) {
    requireThat(isObject(resource) && isUrl(resource.id), 'a relatedResource has no id that is a URL')
    const { id, digestSRI, digestMultibase } = resource
    requireThat(
      digestSRI !== undefined || digestMultibase !== undefined,
      'a relatedResource has neither digestSRI nor digestMultibase',
    )
    requireThat(digestSRI === undefined || isSri(digestSRI), 'a digestSRI cannot be read')
    requireThat(
      digestMultibase === undefined || isMultihash(digestMultibase),
      'a digestMultibase cannot be read',
    )
    requireThat(
      agreesWithPublished(id, resource),
      'the digest of a relatedResource is another than the published one',
    )
  }
  const ids = resources.map((resource) => (resource as { id: string }).id)
  requireThat(new Set(ids).size === ids.length, 'a relatedResource is named twice')
}

function agreesWithPublished(id: string, resource: Record<string, unknown>): boolean {
  const published = PUBLISHED.get(id)
  const agrees = (name: 'digestSRI' | 'digestMultibase') =>
    resource[name] === undefined ||
    algorithmOf(resource[name]) !== algorithmOf(published?.[name]) ||
    resource[name] === published?.[name]
  return published === undefined || (agrees('digestSRI') && agrees('digestMultibase'))
}

/** What two digests must have in common to be comparable: `sha384-`, or `uEi` for SHA-256. */
function algorithmOf(digest: unknown): string {
  return String(digest).startsWith('sha') ? String(digest).slice(0, 7) : String(digest).slice(0, 3)
}

function isSri(value: unknown): boolean {
  return typeof value === 'string' && /^sha(?:256|384|512)-[A-Za-z0-9+/]+=*$/.test(value)
}

/** SHA-256 or SHA-384 as multihash, in base64url multibase. */
function isMultihash(value: unknown): boolean {
  if (typeof value !== 'string' || !value.startsWith('u')) return false
  try {
    const [code, length, ...digest] = base64UrlDecode(value.slice(1))
    return digest.length === length && ((code === 0x12 && length === 32) || (code === 0x20 && length === 48))
  } catch {
    return false
  }
}
