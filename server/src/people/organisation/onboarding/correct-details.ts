import type { detailsRequest } from '@credenza/schema'
import type { z } from 'zod'
import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { requireDrawable } from '../../../platform/rendering/drawable.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import { currentSigner, digitalSignature } from '../../../proof/issuer/signing-keys.ts'
import { renameOwner } from '../../account/rename-account.ts'
import { lockOrganisation, updateOrganisation } from '../lock-organisation.ts'
import { organisationSearch } from '../organisation-search.ts'

/**
 * Corrects the details of step one, unless the application is with the admin. Makes the digital signature again, because it
 * covers the name. Throws 'already_onboarded' later on, and missing_glyph.
 */
export async function correctDetails(
  ctx: Context,
  { organisationId, accountId }: { organisationId: string; accountId: string },
  { organizationName: name, ...details }: z.output<typeof detailsRequest>,
): Promise<void> {
  const now = ctx.clock()
  const signer = await currentSigner(ctx, organisationId)
  await withRetry(ctx.db, async (tx) => {
    const organisation = await lockOrganisation(tx, organisationId)
    if (organisation.status !== 'registered' && organisation.status !== 'returned')
      throw refusal('already_onboarded')
    if (organisation.role === 'issuer') requireDrawable({ organizationName: name })
    await updateOrganisation(tx, organisationId, {
      name,
      details: JSON.stringify(details),
      digital_signature: await digitalSignature(signer, { ...organisation, name }),
      search: organisationSearch({ ...organisation, name, details }),
    })
    const changed = await renameOwner(tx, organisationId, name)
    await appendAudit(ctx, tx, organisationId, now, [
      { actor: accountId, action: 'organisation.details-corrected', subject: organisationId, changed },
    ])
  })
}
