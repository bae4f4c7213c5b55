import { sentence } from '@credenza/schema/sentences/english'
import type { ReachNow } from '../../certificates/reach/act-within.ts'
import type { Context, Db, Tx } from '../../context.ts'
import { WorkStopped } from '../../people/department/reach-of-work.ts'
import { approvedAmong } from '../../people/organisation/approved-among.ts'
import type { BulkResult } from '../../platform/acts/bulk.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { type Decision, decideWhile } from './decide.ts'

/**
 * The admin decides about uploads on behalf of a verifier, whose id is `verifierAddress`: an acceptance needs a signature, and
 * the deployment has no key for that (docs/decisions/0019). The trails record the admin as the actor. Throws 'invalid' unless
 * it is an approved verifier; what is left is refused once it is none any more.
 */
export async function decideForVerifier(
  ctx: Context,
  adminId: string,
  input: { verifierAddress: string | undefined; certificateIds: readonly string[]; decision: Decision },
): Promise<BulkResult> {
  const organisationId = input.verifierAddress ?? ''
  const notForIt = 'invalid.verifier_to_decide_for'
  if (!(await isApprovedVerifier(ctx.db, organisationId))) throw fieldRefusal('verifierAddress', notForIt)
  const reachNow: ReachNow = async (db) => {
    if (!(await isAdmin(db, adminId))) throw new WorkStopped(sentence('forbidden.starter_left'))
    if (!(await isApprovedVerifier(db, organisationId))) throw new WorkStopped(sentence(notForIt))
    return { organisationId }
  }
  return decideWhile(ctx, { accountId: adminId, organisationId }, { ...input, origin: 'user' }, reachNow)
}

const isApprovedVerifier = async (db: Db | Tx, id: string): Promise<boolean> =>
  (await approvedAmong(db, 'verifier', [id])).has(id)

async function isAdmin(db: Db | Tx, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'admin')
    .executeTakeFirst()
  return found !== undefined
}
