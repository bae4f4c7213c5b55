import { isObject, listOf } from '../../json/values.ts'
import { CREDENTIALS_V2 } from './contexts.ts'
import { type Digest, readDigestMultibase, readDigestSri } from './digest.ts'
import { isUrl, requireThat } from './values.ts'

/** Digests of the resources that we hold byte for byte, as published in VCDM 2.0 §B.1. */
const PUBLISHED = new Map([
  [
    CREDENTIALS_V2,
    [
      readDigestSri('sha384-l/HrjlBCNWyAX91hr6LFV2Y3heB5Tcr6IeE4/Tje8YyzYBM8IhqjHWiWpr8+ZbYU'),
      readDigestMultibase('uEiBZlVztZpfWHgPyslVv6-UwirFoQoRvW1htfx963sknNA'),
    ],
  ],
])

/**
 * Requires objects that each have an id and a digest (VCDM 2.0 §5.3). Compares digests of resources that we hold; never
 * fetches the others.
 */
export function requireRelatedResources(value: unknown): void {
  const resources = listOf(value)
  for (const resource of resources) {
    requireThat(isObject(resource) && isUrl(resource.id), 'a relatedResource has no id that is a URL')
    const { id, digestSRI, digestMultibase } = resource
    const digests = [
      ...digestsIn(digestSRI, readDigestSri, 'a digestSRI cannot be read'),
      ...digestsIn(digestMultibase, readDigestMultibase, 'a digestMultibase cannot be read'),
    ]
    requireThat(digests.length > 0, 'a relatedResource has neither digestSRI nor digestMultibase')
    requireThat(
      agreesWithPublished(id, digests),
      'the digest of a relatedResource differs from the published one',
    )
  }
  const ids = resources.map((resource) => (resource as { id: string }).id)
  requireThat(new Set(ids).size === ids.length, 'a relatedResource is named twice')
}

/** Reads one or more digests (VCDM 2.0 §5.3). Throws if one cannot be read. */
function digestsIn(value: unknown, read: (one: unknown) => Digest | undefined, problem: string): Digest[] {
  return listOf(value).map((one) => {
    const digest = read(one)
    requireThat(digest !== undefined, problem)
    return digest
  })
}

/** Digests of one algorithm must be equal; digests of different algorithms say nothing about each other. */
function agreesWithPublished(id: string, digests: readonly Digest[]): boolean {
  const published = PUBLISHED.get(id) ?? []
  return digests.every(({ algorithm, hex }) =>
    published.every((one) => one?.algorithm !== algorithm || one.hex === hex),
  )
}
