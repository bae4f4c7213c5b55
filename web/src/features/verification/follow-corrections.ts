import { decodeKey, encodeKey, openWrappedKey } from '@credenza/credential/seal'
import type { Bundle } from '@credenza/credential/verify'
import type { Evidence } from './evidence.ts'

/** A version that a correction has replaced, opened. */
export interface EarlierVersion {
  slug: string
  key: string
  certificate: Bundle['certificate']
  supersededAt: string
}

/** What following needs to know about a version. */
export interface Found {
  bundle: Bundle
  sources: { evidence: Evidence }
  version: { slug: string; key: string }
}

/** More corrections than any certificate has; stops a server that answers in circles. */
const mostVersions = 50

/**
 * Follows corrections from a certificate to its newest version, opening one key after another; only public names are
 * sent. If a correction cannot be fetched or opened, it stops at the previous version, which its own checks call
 * superseded.
 */
export async function newestVersion<Version extends Found>(
  first: Version,
  load: (slug: string, key: string) => Promise<Version | undefined>,
): Promise<{ newest: Version; earlier: EarlierVersion[] }> {
  const earlier: EarlierVersion[] = []
  let newest = first
  while (earlier.length < mostVersions) {
    const { bundle, sources, version } = newest
    const { successor } = sources.evidence
    const key = successor?.wrappedKey && (await openKey(successor.wrappedKey, version.key))
    const next = key && (await load(successor.slug, key))
    if (!next || !isNamedBy(newest, next)) break
    const { slug } = version
    earlier.push({ slug, key: version.key, certificate: bundle.certificate, supersededAt: successor.at })
    newest = next
  }
  return { newest, earlier }
}

async function openKey(wrapped: string, key: string): Promise<string | undefined> {
  try {
    return encodeKey(await openWrappedKey(wrapped, decodeKey(key)))
  } catch {
    return undefined
  }
}

/** A statement of the same issuer must name the correction. The earlier version's checks verify its signature. */
function isNamedBy({ bundle: before, sources }: Found, { bundle: after }: Found): boolean {
  const isNaming = (statement: unknown) => {
    const { action, issuer, certificateId, successorId } = (statement ?? {}) as Record<string, unknown>
    return (
      action === 'superseded' &&
      issuer === issuerOf(before) &&
      issuer === issuerOf(after) &&
      certificateId === before.certificate.id &&
      successorId === after.certificate.id
    )
  }
  return sources.evidence.statements.some(isNaming)
}

function issuerOf({ certificate }: Bundle): unknown {
  const { issuer } = certificate as { issuer?: unknown }
  return typeof issuer === 'string' ? issuer : (issuer as { id?: unknown } | undefined)?.id
}
