import type { Profile } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { organisationDid } from '../../proof/issuer/did.ts'
import { displayNameOf, findOrganisation, type Organisation } from './find-organisation.ts'
import { wireStatus } from './organisation-status.ts'
import { profileImageKind } from './profile-image/update-profile-image.ts'
import { listFiles } from './sealed-files.ts'
import { timeZoneOf } from './time-zone.ts'

/** The organisation as it sees itself (specification, section 3). */
export async function readProfile(ctx: Context, organisationId: string): Promise<Profile> {
  const organisation = await findOrganisation(ctx.db, organisationId)
  const [image] = await listFiles(ctx.db, organisationId, [profileImageKind])
  return {
    _id: organisation.id,
    organizationName: organisation.name,
    displayName: displayNameOf(organisation),
    email: organisation.email,
    profile_url: image ? `/api/organisation/profile-image?v=${image.id}` : '',
    digitalSignature: organisation.digital_signature,
    publicKey: organisation.wallet_address,
    status: wireStatus(organisation.status),
    statusReason: statusReasonOf(organisation),
    selectedRole: organisation.role,
    registrationId: organisation.id,
    KYC: { businessLicense: organisation.kyc ? 'received' : '' },
    did: organisationDid(ctx.config.publicUrl, organisation.id),
    timeZone: (await timeZoneOf(ctx.db, organisationId)) ?? '',
  }
}

function statusReasonOf({ status, return_reason, suspension_reason }: Organisation): string {
  if (status === 'returned') return return_reason ?? ''
  return status === 'suspended' ? (suspension_reason ?? '') : ''
}
