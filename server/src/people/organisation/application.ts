import { type Application, type KycFields, kycFiles } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { findOrganisation, type Organisation } from './find-organisation.ts'
import { wireStatus } from './organisation-status.ts'
import { listFiles } from './sealed-files.ts'
import { kycPurpose } from './submit-kyc.ts'

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
    kyc: openKyc(ctx, organisation),
    files: await listFiles(ctx.db, organisationId, kycFiles),
  }
}

function openKyc(ctx: Context, { kyc }: Organisation): Omit<KycFields, 'registrationId'> | null {
  return kyc && JSON.parse(new TextDecoder().decode(ctx.keys.open(kycPurpose, kyc)))
}
