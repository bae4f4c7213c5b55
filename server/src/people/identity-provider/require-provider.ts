import type { SecondFactorMethod } from '@credenza/schema'
import type { Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { Account } from '../account/find-account.ts'
import { holdOrganisation } from '../organisation/lock-organisation.ts'
import { findActiveProvider } from './find-provider.ts'

/**
 * Refuses a sign-in without the provider if the organisation requires it. The owner's passkey still works, for when the
 * provider is down. Throws 'single_sign_on_required'. Call it once the password is known to be right, so that nobody else
 * learns of the account. The provider cannot become required until the transaction ends.
 */
export async function requireProvider(
  tx: Tx,
  { org_id, is_colleague }: Account,
  secondFactor: SecondFactorMethod | undefined,
): Promise<void> {
  if (!org_id || (!is_colleague && secondFactor === 'passkey')) return
  await holdOrganisation(tx, org_id)
  const provider = await findActiveProvider(tx, org_id)
  if (provider?.required) throw refusal('single_sign_on_required')
}
