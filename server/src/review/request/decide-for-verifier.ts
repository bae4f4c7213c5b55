import type { Context } from '../../context.ts'
import type { BulkResult } from '../../platform/acts/bulk.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { type Decision, decide } from './decide.ts'

/**
 * The admin decides about uploads on behalf of a verifier, whose id is `verifierAddress`: an acceptance needs a signature, and
 * the deployment has no key for that (docs/decisions/0019). The trails record the admin as the actor. Throws 'invalid' unless
 * it is an approved verifier.
 */
export async function decideForVerifier(
  ctx: Context,
  adminId: string,
  input: { verifierAddress: string | undefined; certificateIds: readonly string[]; decision: Decision },
): Promise<BulkResult> {
  const verifier = await ctx.db
    .selectFrom('organisation')
    .select('id')
    .where('id', '=', input.verifierAddress ?? '')
    .where('role', '=', 'verifier')
    .where('status', '=', 'approved')
    .executeTakeFirst()
  if (!verifier) throw fieldRefusal('verifierAddress', 'invalid.verifier_to_decide_for')
  return decide(ctx, { accountId: adminId, organisationId: verifier.id }, { ...input, origin: 'user' })
}
