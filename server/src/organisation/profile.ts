import type { Profile } from '@credenza/schema'
import type { Context } from '../context.ts'
import { organisationDid } from './did.ts'
import { findOrganisation, wireStatus } from './organisation-store.ts'

/** The organisation as it sees itself (specification, section 3). */
export async function readProfile(ctx: Context, organisationId: string): Promise<Profile> {
  const organisation = await findOrganisation(ctx.db, organisationId)
  return {
    _id: organisation.id,
    organizationName: organisation.name,
    email: organisation.email,
    profile_url: '',
    digitalSignature: organisation.digital_signature,
    publicKey: organisation.wallet_address,
    status: wireStatus(organisation.status),
    statusReason: organisation.return_reason ?? '',
    selectedRole: organisation.role,
    registrationId: organisation.id,
    KYC: { businessLicense: organisation.kyc ? 'received' : '' },
    did: organisationDid(ctx.config.publicUrl, organisation.id),
  }
}
