import type { PersonalData } from '@credenza/schema'
import type { LanguageCode } from '@credenza/schema/languages'
import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { fieldRefusal } from '../../../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../../../platform/http/idempotency.ts'
import { newAccountId, newOrganisationId } from '../../../platform/ids.ts'
import { requireDrawable } from '../../../platform/rendering/drawable.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import { digitalSignature, startSigningKey } from '../../../proof/issuer/signing-keys.ts'
import { insertAccount } from '../../account/insert-account.ts'
import { hashChosenPassword } from '../../account/password/passwords.ts'
import { organisationSearch } from '../organisation-search.ts'

/**
 * Sign-up step one: creates the organisation, its account, wallet and signing key. Its id is the registrationId. Throws
 * missing_glyph for an issuer's name that no certificate could show, and email_taken.
 */
export async function register(
  ctx: Context,
  input: PersonalData,
  { idempotency, language }: { idempotency: IdempotencyKey | undefined; language: LanguageCode },
): Promise<{ registrationId: string }> {
  const { password, selectedRole, email, organizationName, ...details } = input
  if (selectedRole === 'issuer') requireDrawable({ organizationName })
  const now = ctx.clock()
  const id = newOrganisationId()
  const accountId = newAccountId()
  const wallet = ctx.wallets(id).address
  const passwordHash = await hashChosenPassword(password, [organizationName, email])

  return withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      const account = {
        id: accountId,
        realm: 'organisation' as const,
        role: selectedRole,
        org_id: id,
        email,
        name: organizationName,
        password_hash: passwordHash,
        wallet_address: wallet,
        language,
        created_at: now,
      }
      if (!(await insertAccount(tx, account))) {
        throw fieldRefusal('email', 'email_taken')
      }
      const signer = await startSigningKey(ctx, tx, id, now)
      await tx
        .insertInto('organisation')
        .values({
          id,
          role: selectedRole,
          status: 'registered',
          name: organizationName,
          email,
          details: JSON.stringify(details),
          kyc: null,
          wallet_address: wallet,
          digital_signature: await digitalSignature(signer, {
            id,
            name: organizationName,
            wallet_address: wallet,
          }),
          search: organisationSearch({ name: organizationName, email, role: selectedRole, details }),
          created_at: now,
          approved_at: null,
          return_reason: null,
          display_name: null,
          submitted_at: null,
          suspension_reason: null,
        })
        .execute()
      await appendAudit(ctx, tx, id, now, [
        {
          actor: accountId,
          action: 'organisation.registered',
          subject: id,
          changed: [accountId],
          detail: { role: selectedRole },
        },
      ])
      return { registrationId: id }
    }),
  )
}
