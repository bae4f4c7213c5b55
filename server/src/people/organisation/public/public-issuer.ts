import type { Context } from '../../../context.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { findOrganisation, type Organisation } from '../find-organisation.ts'
import { profileImageKind } from '../profile-image/update-profile-image.ts'
import { listFiles, type OpenedFile, openFile } from '../sealed-files.ts'
import { readPublicContact } from './public-contact.ts'

/** An organisation with a public page: an issuer that was approved. Throws not_found for any other. */
export async function publicIssuer(ctx: Context, id: string): Promise<Organisation & { approved_at: Date }> {
  const organisation = await findOrganisation(ctx.db, id)
  const { role, approved_at } = organisation
  if (role !== 'issuer' || !approved_at) throw refusal('not_found.organisation')
  return { ...organisation, approved_at }
}

/** The id of the issuer's logo: its profile image, if it publishes that. */
export async function publicLogoId(ctx: Context, { id }: Organisation): Promise<string | undefined> {
  const { showsLogo } = await readPublicContact(ctx.db, id)
  if (!showsLogo) return undefined
  const [image] = await listFiles(ctx.db, id, [profileImageKind])
  return image?.id
}

/** The path of the issuer's logo, which changes with it; '' if it publishes none. */
export async function publicLogoPath(ctx: Context, organisation: Organisation): Promise<string> {
  const logo = await publicLogoId(ctx, organisation)
  return logo ? `/issuers/${organisation.id}/logo.jpg?v=${logo}` : ''
}

/** The issuer's logo. Throws not_found if it publishes none. */
export async function publicLogo(ctx: Context, id: string): Promise<OpenedFile> {
  const logoId = await publicLogoId(ctx, await publicIssuer(ctx, id))
  if (!logoId) throw refusal('not_found.file')
  return openFile(ctx, id, 'id', logoId)
}
