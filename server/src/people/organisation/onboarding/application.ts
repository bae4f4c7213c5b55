import { type Application, kycFiles } from '@credenza/schema'
import type { Context } from '../../../context.ts'
import { findOrganisation } from '../find-organisation.ts'
import { wireStatus } from '../organisation-status.ts'
import { listFiles } from '../sealed-files.ts'
import { openKyc } from './sealed-kyc.ts'

/** What the organisation has submitted so far. */
export async function readApplication(ctx: Context, organisationId: string): Promise<Application> {
  const organisation = await findOrganisation(ctx.db, organisationId)
  return {
    _id: organisation.id,
    status: wireStatus(organisation.status),
    selectedRole: organisation.role,
    returnReason: organisation.return_reason,
    submittedAt: organisation.submitted_at?.toISOString() ?? null,
    details: { organizationName: organisation.name, email: organisation.email, ...organisation.details },
    kyc: organisation.kyc && openKyc(ctx.keys, organisation.kyc),
    files: await listFiles(ctx.db, organisationId, kycFiles),
  }
}
