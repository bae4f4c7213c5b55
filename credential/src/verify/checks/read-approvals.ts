import type { SignedStatement } from '../../issue/statement.ts'
import type { Credential } from '../document/credential.ts'
import { theftOf } from '../stolen-keys.ts'
import type { World } from '../world.ts'
import { statementsOf } from './statements-of.ts'

/** An organisation can ask fewer signers than this; the limit includes the statement that counts them. */
const MOST_STATEMENTS = 51

/**
 * How many of the signers asked approved a certificate before its issuer signed it. Undefined unless the issuer stated the
 * number and there is an approval by at least that many different signers, all over the same digest, with keys that nobody
 * stole. A certificate without approvals is not worse.
 */
export async function readApprovals(
  { id, issuerId }: Credential,
  world: World,
): Promise<{ approvals: string; signers: string } | undefined> {
  const { approvals: ask } = world
  if (ask === undefined || id === undefined) return undefined
  const reply = await world.ask(() => ask(id))
  if (!reply.ok || !Array.isArray(reply.value) || reply.value.length > MOST_STATEMENTS) return undefined
  const stated = await statementsOf(issuerId, reply.value, world)
  const approved = stated.find(({ action, certificateId }) => action === 'approved' && certificateId === id)
  if (approved?.approvals === undefined || approved.signers === undefined) return undefined
  const single = stated.filter(({ action, digest }) => action === 'approval' && digest === approved.digest)
  const approvers = new Set(single.map(({ approver }) => approver))
  if (approvers.size < Number(approved.approvals) || (await isStolen(issuerId, [approved, ...single], world)))
    return undefined
  return { approvals: approved.approvals, signers: approved.signers }
}

async function isStolen(issuerId: string, statements: readonly SignedStatement[], world: World) {
  const keyIds = statements.map(({ verificationMethod }) => verificationMethod)
  return (await theftOf(issuerId, [...new Set(keyIds)], world)) !== undefined
}
