import { isSignedStatement, type SignedStatement, verifyStatement } from '../../issue/statement.ts'
import { ed25519Key, findKey, isDidDocument } from '../evidence/did-document.ts'
import type { World } from '../world.ts'

/** Keeps the values that are statements of this issuer, signed with a key that it publishes. */
export async function statementsOf(
  issuerId: string,
  values: readonly unknown[],
  world: World,
): Promise<SignedStatement[]> {
  const reply = await world.askDid(issuerId)
  if (!reply.ok || !isDidDocument(reply.value, issuerId)) return []
  const didDocument = reply.value
  const isSigned = async (statement: SignedStatement) => {
    const method = findKey(didDocument, issuerId, statement.verificationMethod)
    const publicKey = method && ed25519Key(method)
    return publicKey !== undefined && verifyStatement(statement, publicKey, world.verifyEd25519)
  }
  const own = values.filter(isSignedStatement).filter(({ issuer }) => issuer === issuerId)
  const verified = await Promise.all(own.map(isSigned))
  return own.filter((_, i) => verified[i])
}
