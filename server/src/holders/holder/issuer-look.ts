import type { IssuerLook } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { organisationsOf } from '../../people/account/organisations-of.ts'
import { readColour } from '../../people/organisation/colour.ts'
import { displayNameOf, findOrganisation } from '../../people/organisation/find-organisation.ts'
import { publicLogoPath } from '../../people/organisation/public/public-issuer.ts'
import { anyOf } from '../../platform/db/any-of.ts'

/**
 * The header's look for a student: the colour and logo of the only issuer that lists them. Null for a student of several
 * issuers, of an issuer without a colour, or of one that is currently not approved.
 */
export async function issuerLookFor(ctx: Context, accountId: string): Promise<IssuerLook | null> {
  const issuers = await ctx.db
    .selectFrom('student')
    .select('org_id')
    .distinct()
    .where('account_id', '=', accountId)
    .where('org_id', '=', anyOf(await organisationsOf(ctx.db, [accountId])))
    .limit(2)
    .execute()
  const [issuer, another] = issuers
  if (!issuer || another) return null
  const colour = await readColour(ctx.db, issuer.org_id)
  const organisation = await findOrganisation(ctx.db, issuer.org_id)
  if (colour === '' || organisation.status !== 'approved') return null
  return {
    name: displayNameOf(organisation),
    colour,
    logo: await publicLogoPath(ctx, organisation),
  }
}
