import type { IssuerPage } from '@credenza/schema'
import { listCategories } from '../../certificates/category/list-categories.ts'
import { countCertificates } from '../../certificates/certificate/list/count-certificates.ts'
import { listKeys } from '../../certificates/issuer-key/list-keys.ts'
import type { Context } from '../../context.ts'
import { displayNameOf } from '../../people/organisation/find-organisation.ts'
import { readPublicContact } from '../../people/organisation/public/public-contact.ts'
import { publicIssuer, publicLogoPath } from '../../people/organisation/public/public-issuer.ts'
import { doubtAbout } from '../../proof/doubt/doubts.ts'
import { organisationDid } from '../../proof/issuer/did.ts'

/** Reads an issuer's public page, which contains nothing about a person. Throws not_found unless the issuer was approved. */
export async function readIssuer(ctx: Context, organisationId: string): Promise<IssuerPage> {
  const issuer = await publicIssuer(ctx, organisationId)
  const { id, name, status, approved_at } = issuer
  const [contact, keys, categories, signed, logo, doubt] = await Promise.all([
    readPublicContact(ctx.db, id),
    listKeys(ctx, id),
    listCategories(ctx, { organisationId: id }),
    countCertificates(ctx.db, { organisationId: id }, { signed: 'true' }, undefined),
    publicLogoPath(ctx, issuer),
    doubtAbout(ctx.db, id),
  ])
  return {
    _id: id,
    did: organisationDid(ctx.config.publicUrl, id),
    name: displayNameOf(issuer),
    registeredName: name,
    approvedBy: new URL(ctx.config.publicUrl).host,
    approvedAt: approved_at.toISOString(),
    mayIssue: status === 'approved',
    isVouchedFor: doubt === undefined,
    categories: categories.map((category) => category.name),
    certificates: signed.total,
    keys,
    website: contact.website,
    email: contact.email,
    logo,
  }
}
