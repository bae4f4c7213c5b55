import { instant } from '../../json/values.ts'
import type { Check } from '../answers.ts'
import type { Credential } from '../document/credential.ts'
import { findKey, isDidDocument } from '../evidence/did-document.ts'
import { finding } from '../findings.ts'
import type { IssuerRecord } from '../ports.ts'
import { standing, theftOf } from '../stolen-keys.ts'
import type { World } from '../world.ts'
import type { Dating } from './dating.ts'
import { issuerProofs, keyIdOf } from './proof-options.ts'

/**
 * Check 3, issuer identity: the issuer's DID document has the key of every proof in its name, the organisation was approved for
 * this role when it signed and has not been struck off since, and the key was not stolen before the document was logged. `date`
 * tells when it was logged, and is called only for stolen keys.
 */
export async function checkIssuer(
  credential: Credential,
  role: 'issuer' | 'verifier',
  date: Dating,
  world: World,
): Promise<Check> {
  const did = credential.issuerId
  const keyIds = issuerProofs(credential).map(keyIdOf)
  if (keyIds.length === 0) return finding('key-not-issuers', { did })
  const [didReply, recordReply] = await Promise.all([world.askDid(did), world.askRecord(did)])
  if (didReply.ok && didReply.value === undefined) return finding('issuer-nonexistent', { did })
  if (!didReply.ok || !isDidDocument(didReply.value, did)) return finding('did-unreachable', { did })
  const didDocument = didReply.value
  if (!keyIds.every((keyId) => findKey(didDocument, did, keyId))) {
    return finding('key-not-issuers', { did })
  }
  if (!recordReply.ok) return finding('issuer-unreachable', { did })
  const record = recordReply.value
  if (record === undefined) return finding('issuer-unknown', { did })
  return (
    notApproved(credential, record, role) ??
    notVouchedFor(did, record) ??
    (await keyStolen(credential, { name: record.name, date }, world)) ??
    finding('issuer-approved', { did, name: record.name, since: record.approvedAt ?? '' })
  )
}

/** Anybody can name an approved organisation as issuer, so this check passes only if the signature (check 2) does. */
export function onlyIfSigned(issuer: Check, signature: Check): Check {
  if (issuer.answer !== 'passed' || signature.answer === 'passed') return issuer
  return finding('issuer-unproven', { did: issuer.details.did ?? '' })
}

function notApproved(
  credential: Credential,
  record: IssuerRecord,
  role: 'issuer' | 'verifier',
): Check | undefined {
  const did = credential.issuerId
  if (record.status === 'refused') return finding('issuer-refused', { did })
  if (record.status === 'struck-off')
    return finding('issuer-struck-off', { did, since: record.struckOffAt ?? '' })
  const approvedAt = instant(record.approvedAt ?? '')
  const wasApproved = issuerProofs(credential).every(({ created }) => instant(String(created)) >= approvedAt)
  if (record.status === 'approved' && record.roles.includes(role) && wasApproved) return undefined
  return finding('issuer-not-approved', { did })
}

function notVouchedFor(did: string, { unvouched }: IssuerRecord): Check | undefined {
  if (unvouched === undefined) return undefined
  return finding('issuer-unvouched', {
    did,
    reason: String(unvouched?.reason ?? ''),
    since: String(unvouched?.since ?? ''),
  })
}

async function keyStolen(
  credential: Credential,
  { name, date }: { name: string; date: Dating },
  world: World,
): Promise<Check | undefined> {
  const did = credential.issuerId
  const theft = await theftOf(did, issuerProofs(credential).map(keyIdOf), world)
  if (theft === undefined) return undefined
  const details = { did, name, keyId: theft.keyId, since: theft.since ?? '' }
  switch (await standing(theft, date)) {
    case 'before':
      return finding('issuer-approved-before-theft', details)
    case 'after':
      return finding('key-stolen', details)
    case 'unknown':
      return finding('key-stolen-time-unknown', details)
  }
}
