import { isSignedStatement, type SignedStatement, verifyStatement } from '../issue/statement.ts'
import { getStatus } from '../status/bits.ts'
import { decodeStatusList } from '../status/encoding.ts'
import type { Check } from './answers.ts'
import { checkSignature } from './check-signature.ts'
import { type Credential, instant, isObject, readCredential } from './credential.ts'
import { ed25519Key, findKey, isDidDocument } from './did-document.ts'
import { finding } from './findings.ts'
import { hashCredential } from './hash-credential.ts'
import { keyIdOf } from './proof-options.ts'
import type { World } from './world.ts'

/**
 * Check 5, status: no bit of the issuer's lists is set, and no signed statement of the issuer revokes, suspends or
 * supersedes the certificate. `isOurs` says whether the issuer belongs to a deployment with lists and statements.
 */
export async function checkStatus(credential: Credential, isOurs: boolean, world: World): Promise<Check> {
  const [statement, ...lists] = await Promise.all([
    isOurs ? checkStatements(credential, world) : undefined,
    ...credential.statusEntries.map((entry) => checkList(entry, credential.issuerId, isOurs, world)),
  ])
  const checks = [statement, ...lists].filter((check) => check !== undefined)
  // A statement comes first: it can say when and why.
  const decisive =
    checks.find(({ answer }) => answer === 'failed') ?? checks.find(({ answer }) => answer === 'inconclusive')
  if (decisive !== undefined) return decisive
  if (lists.length === 0) return finding(isOurs ? 'status-missing' : 'no-status')
  return finding('not-revoked')
}

/** The bit that one status entry points to (Bitstring Status List v1.0 §3.2). */
export async function checkList(
  entry: Record<string, unknown>,
  issuerId: string,
  isOurs: boolean,
  world: World,
): Promise<Check> {
  const { statusPurpose, statusListCredential: url, statusListIndex } = entry
  if (entry.type !== 'BitstringStatusListEntry' || typeof url !== 'string')
    return finding('status-list-unsound')
  const reply = await world.askStatusList(url)
  if (!reply.ok) return finding('status-list-unreachable', { url })
  const read = readCredential(reply.value)
  if (!read.ok) return finding('status-list-unsound', { url })
  const list = read.credential
  const signature = await checkSignature(list, await hashCredential(list.document, world), world)
  if (
    signature.answer !== 'passed' ||
    !(await isSignedByAssertionKey(list, world)) ||
    !isNamed(list.id, url, isOurs)
  ) {
    return finding('status-list-unsound', { url })
  }
  // Only a soundly signed list is evidence, also of belonging to somebody else.
  if (list.issuerId !== issuerId) return finding('status-list-of-another', { url })
  const now = world.now.getTime()
  // The standard asks for no end; ours have one, so that a copy cannot be shown for ever.
  if (list.validUntil === undefined ? isOurs : instant(list.validUntil) < now)
    return finding('status-list-stale', { url })
  const subject = list.document.credentialSubject
  if (
    !isObject(subject) ||
    subject.type !== 'BitstringStatusList' ||
    ![subject.statusPurpose].flat().includes(statusPurpose)
  ) {
    return finding('status-list-unsound', { url })
  }
  try {
    if (!/^\d+$/.test(String(statusListIndex))) return finding('status-list-unsound', { url })
    const bits = await decodeStatusList(String(subject.encodedList))
    if (!getStatus(bits, Number(statusListIndex))) return finding('not-revoked')
  } catch {
    return finding('status-list-unsound', { url })
  }
  if (statusPurpose === 'revocation') return finding('revoked')
  return finding(statusPurpose === 'suspension' ? 'suspended' : 'not-revoked')
}

/** A list names itself by its address; a foreign one may leave that out (Bitstring Status List v1.0 §2.2). */
function isNamed(id: string | undefined, url: string, isOurs: boolean): boolean {
  return id === url || (id === undefined && !isOurs)
}

/** The issuer's later statements: a revocation stands for ever, a suspension until it is lifted. */
async function checkStatements(credential: Credential, world: World): Promise<Check | undefined> {
  const certificateId = credential.id ?? ''
  const reply = await world.ask(() => world.statements(certificateId))
  if (!reply.ok || !Array.isArray(reply.value)) return finding('statements-unreachable')
  const verified = await Promise.all(reply.value.map((value) => isIssuersStatement(value, credential, world)))
  const statements = reply.value.filter((_, i): _ is SignedStatement => verified[i] === true)
  const final = statements.find(({ action }) => action === 'revoked' || action === 'superseded')
  if (final !== undefined) return finding(final.action === 'revoked' ? 'revoked' : 'superseded', about(final))
  // One that cannot be checked could be the one that revokes.
  if (statements.length !== reply.value.length) return finding('statements-unreachable')
  const latest = statements.toSorted((a, b) => instant(a.at) - instant(b.at)).at(-1)
  return latest?.action === 'suspended' ? finding('suspended', about(latest)) : undefined
}

async function isIssuersStatement(
  value: unknown,
  { id, issuerId }: Credential,
  world: World,
): Promise<boolean> {
  if (!isSignedStatement(value) || value.issuer !== issuerId || value.certificateId !== id) return false
  const reply = await world.askDid(issuerId)
  if (!reply.ok || !isDidDocument(reply.value, issuerId)) return false
  const method = findKey(reply.value, issuerId, value.verificationMethod)
  const publicKey = method && ed25519Key(method)
  return publicKey !== undefined && verifyStatement(value, publicKey, world.verifyEd25519)
}

async function isSignedByAssertionKey(list: Credential, world: World): Promise<boolean> {
  const reply = await world.askDid(list.issuerId)
  if (!reply.ok || !isDidDocument(reply.value, list.issuerId)) return false
  const didDocument = reply.value
  return list.proofs.some((proof) => findKey(didDocument, list.issuerId, keyIdOf(proof)))
}

function about({ at, reason, successorId }: SignedStatement): Record<string, string> {
  return {
    at,
    ...(reason === undefined ? {} : { reason }),
    ...(successorId === undefined ? {} : { successorId }),
  }
}
