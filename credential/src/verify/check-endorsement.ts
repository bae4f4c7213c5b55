import { digestMultibase } from '../issue/build-endorsement.ts'
import type { Check } from './answers.ts'
import { checkIssuer } from './check-issuer.ts'
import { checkSignature } from './check-signature.ts'
import { checkStatus } from './check-status.ts'
import { checkValidity } from './check-validity.ts'
import { type Credential, isObject, readCredential } from './credential.ts'
import { type FindingCode, finding } from './findings.ts'
import { type HashedCredential, hashCredential } from './hash-credential.ts'
import type { World } from './world.ts'

/**
 * Check 8, endorsement: an approved verifier accepted this certificate (its id and its document hash), and that
 * acceptance is itself sound. One sound acceptance is enough; without any at hand, the decision on record tells.
 */
export async function checkEndorsement(
  certificate: Credential,
  hashed: HashedCredential,
  endorsements: readonly Record<string, unknown>[],
  world: World,
): Promise<Check> {
  if (endorsements.length === 0) return checkDecision(certificate, world)
  const checks = await Promise.all(endorsements.map((one) => checkOne(one, certificate, hashed, world)))
  return (
    checks.find(({ answer }) => answer === 'passed') ??
    checks.find(({ answer }) => answer === 'failed') ??
    finding('endorsement-unchecked')
  )
}

async function checkDecision({ id }: Credential, world: World): Promise<Check> {
  const reply = await world.ask(() => world.reviewState(id ?? ''))
  const review: unknown = reply.ok ? reply.value : undefined
  if (!reply.ok || (review !== undefined && !isObject(review))) return finding('endorsement-unchecked')
  if (review?.state === 'declined') {
    const text = (value: unknown) => (typeof value === 'string' ? value : '')
    return finding('declined', { at: text(review.at), reason: text(review.reason) })
  }
  return finding(review?.state === 'accepted' ? 'endorsement-unchecked' : 'awaiting-decision')
}

async function checkOne(
  document: Record<string, unknown>,
  certificate: Credential,
  certificateHash: HashedCredential,
  world: World,
): Promise<Check> {
  const read = readCredential(document)
  const hashed = await hashCredential(document, world)
  if (!read.ok || !hashed.ok || !certificateHash.ok) return finding('endorsement-unchecked')
  const endorsement = read.credential
  const details = { verifier: endorsement.issuerId }
  if (!isAbout(endorsement, certificate, certificateHash.documentHash)) {
    return finding('endorsement-digest-differs', details)
  }
  const noLogTime = async () => undefined
  const [signature, verifier, status] = await Promise.all([
    checkSignature(endorsement, hashed, world),
    checkIssuer(endorsement, 'verifier', noLogTime, world),
    checkStatus(endorsement, true, world),
  ])
  const parts: [Check, FindingCode][] = [
    [signature, 'endorsement-forged'],
    [verifier, 'verifier-not-entitled'],
    [status, 'endorsement-withdrawn'],
    [checkValidity(endorsement, world.now), 'endorsement-not-in-force'],
  ]
  for (const [{ answer, code }, failure] of parts)
    if (answer === 'failed') return finding(failure, { ...details, cause: code })
  for (const [{ answer, code }] of parts) {
    if (answer === 'inconclusive') return finding('endorsement-unchecked', { ...details, cause: code })
  }
  return finding('endorsed', {
    ...details,
    name: verifier.details.name ?? '',
    at: endorsement.validFrom ?? '',
  })
}

/** Both the subject and the one related resource must be the certificate, the latter with its digest. */
function isAbout({ document }: Credential, certificate: Credential, documentHash: Uint8Array): boolean {
  const { credentialSubject, relatedResource } = document
  const [resource, ...more] = Array.isArray(relatedResource) ? relatedResource : []
  return (
    Array.isArray(document.type) &&
    document.type.includes('EndorsementCredential') &&
    isObject(credentialSubject) &&
    credentialSubject.id === certificate.id &&
    isObject(resource) &&
    more.length === 0 &&
    resource.id === certificate.id &&
    resource.digestMultibase === digestMultibase(documentHash)
  )
}
