import { digestMultibase } from '../../issue/build-endorsement.ts'
import { isObject } from '../../json/values.ts'
import type { Check } from '../answers.ts'
import type { Credential } from '../document/credential.ts'
import { readSigned, type Signed } from '../document/read-signed.ts'
import { ifBelieved } from '../evidence/fetched-evidence.ts'
import { type FindingCode, finding } from '../findings.ts'
import { signedAt, type World } from '../world.ts'
import { checkIssuer } from './check-issuer.ts'
import { checkSignature } from './check-signature.ts'
import { type Beside, checkStatus, nothingBeside } from './check-status.ts'
import { checkValidity } from './check-validity.ts'
import { dateOfStatement } from './dating.ts'

/**
 * Check 8, endorsement: an approved verifier accepted this certificate (its id and its document hash), and that acceptance
 * is itself sound. One sound acceptance is enough; if none is at hand, the decision on record counts.
 */
export async function checkEndorsement(
  certificate: Signed,
  {
    endorsements,
    isFetched,
    beside,
  }: { endorsements: readonly Record<string, unknown>[]; isFetched: boolean; beside: Beside },
  world: World,
): Promise<Check> {
  if (endorsements.length === 0) return checkDecision(certificate.credential, world)
  const found = await Promise.all(endorsements.map((one) => checkOne(one, { certificate, beside }, world)))
  const checks = isFetched ? found.map(ifBelieved) : found
  return (
    checks.find(({ answer }) => answer === 'passed') ??
    checks.find(({ answer }) => answer === 'failed') ??
    checks.find(({ code }) => code === 'endorsement-time-unknown') ??
    checks[0] ??
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
  { certificate, beside }: { certificate: Signed; beside: Beside },
  world: World,
): Promise<Check> {
  const reading = await readSigned(document, world)
  // Our verifiers sign acceptances in one form only, so we cannot be certain about any other form.
  if (!reading.ok || !reading.signed.isOurForm) return finding('endorsement-unchecked')
  const { credential: endorsement, documentHash: digest } = reading.signed
  const details = { verifier: endorsement.issuerId }
  if (!isAbout(endorsement, certificate)) {
    return finding('endorsement-digest-differs', details)
  }
  const date = async () => {
    const { evidence, index, date } = await beside()
    const stated = { digest, action: 'endorsed', index, certificate: date } as const
    return dateOfStatement(stated, evidence, world)
  }
  const [signature, verifier, status] = await Promise.all([
    checkSignature(reading.signed, 'here', world),
    checkIssuer(endorsement, 'verifier', date, world),
    checkStatus(endorsement, 'here', nothingBeside, world),
  ])
  const parts: [Check, FindingCode][] = [
    [signature, 'endorsement-forged'],
    [verifier, 'verifier-not-entitled'],
    [status, 'endorsement-withdrawn'],
    [
      checkValidity(endorsement, world.now, await signedAt(endorsement.issuerId, world)),
      'endorsement-not-in-force',
    ],
  ]
  for (const [{ answer, code }, failure] of parts)
    if (answer === 'failed') {
      const { since = '' } = verifier.details
      if (code === 'key-stolen') return finding('endorsement-key-stolen', { ...details, cause: code, since })
      return finding(failure, { ...details, cause: code })
    }
  for (const [{ answer, code }] of parts) {
    if (code === 'key-stolen-time-unknown')
      return finding('endorsement-time-unknown', { ...details, cause: code })
    if (answer === 'inconclusive') return finding('endorsement-unchecked', { ...details, cause: code })
  }
  const said = { ...details, name: verifier.details.name ?? '', at: endorsement.validFrom ?? '' }
  return verifier.code === 'issuer-approved-before-theft'
    ? finding('endorsed-before-theft', { ...said, since: verifier.details.since ?? '' })
    : finding('endorsed', said)
}

/** Whether the subject is the certificate, and so is the only related resource, with the certificate's digest. */
function isAbout({ document }: Credential, { credential: certificate, documentHash }: Signed): boolean {
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
