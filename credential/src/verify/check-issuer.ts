import type { Check } from './answers.ts'
import { issuerProofs } from './check-signature.ts'
import { type Credential, instant } from './credential.ts'
import { findKey, isDidDocument } from './did-document.ts'
import { finding } from './findings.ts'
import type { IssuerRecord } from './ports.ts'
import { keyIdOf } from './proof-options.ts'
import type { World } from './world.ts'

/**
 * Check 3, issuer identity: every proof in the issuer's name is by a key that its DID document gives it, the
 * organisation was approved for this role when it signed, is not struck off since, and the key was not stolen before
 * the document was logged. `loggedAt` gives the proven log entry's time in milliseconds, if there is one; it is asked
 * only for stolen keys.
 */
export async function checkIssuer(
  credential: Credential,
  role: 'issuer' | 'verifier',
  loggedAt: () => Promise<number | undefined>,
  world: World,
): Promise<Check> {
  const did = credential.issuerId
  const keyIds = issuerProofs(credential).map(keyIdOf)
  if (keyIds.length === 0) return finding('key-not-issuers', { did })
  const [didReply, recordReply] = await Promise.all([world.askDid(did), world.askRecord(did)])
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
    (await keyStolen(keyIds, record, loggedAt)) ??
    finding('issuer-approved', { did, name: record.name, since: record.approvedAt ?? '' })
  )
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

async function keyStolen(
  keyIds: readonly string[],
  record: IssuerRecord,
  loggedAt: () => Promise<number | undefined>,
): Promise<Check | undefined> {
  const stolen = record.stolenKeys?.find(({ keyId }) => keyIds.includes(keyId))
  if (stolen === undefined) return undefined
  const details = { keyId: stolen.keyId, since: stolen.since }
  const time = await loggedAt()
  if (time === undefined) return finding('key-stolen-time-unknown', details)
  return time < instant(stolen.since) ? undefined : finding('key-stolen', details)
}
