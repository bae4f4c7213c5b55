import type { House } from '@credenza/schema'
import type { Context, Db, Tx } from '../../context.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { activeProviderFor } from '../identity-provider/deployment-provider.ts'
import { organisationOfName } from '../identity-provider/domains.ts'
import { readColour } from '../organisation/colour.ts'
import { displayNameOf, type Organisation } from '../organisation/find-organisation.ts'
import { publicLogoPath } from '../organisation/public/public-issuer.ts'
import { save } from './save.ts'

/**
 * Chooses the host at which the organisation's people sign in; '' for none. Takes it from an organisation that had it before
 * losing the domain. Throws 'invalid' for a host outside the domains it has proven, and for the deployment's own.
 */
export async function chooseHost(ctx: Context, caller: OrganisationCaller, host: string): Promise<void> {
  const { organisationId } = caller
  await save(ctx, caller, 'organisation.host-changed', async (tx) => {
    if (host === '') return { values: { host: null }, detail: { host: null } }
    if (host === new URL(ctx.config.publicUrl).hostname)
      throw fieldRefusal('host', 'invalid.host_of_deployment')
    if ((await organisationOfName(tx, host)) !== organisationId)
      throw fieldRefusal('host', 'invalid.domain_not_proven')
    await takeFromFormer(ctx, tx, host, organisationId)
    return { values: { host }, detail: { host } }
  })
}

async function takeFromFormer(ctx: Context, tx: Tx, host: string, organisationId: string): Promise<void> {
  const now = ctx.clock()
  const former = await tx
    .updateTable('own_name')
    .set({ host: null, changed_at: now })
    .where('host', '=', host)
    .where('org_id', '!=', organisationId)
    .returning('org_id')
    .executeTakeFirst()
  if (!former) return
  const { org_id: subject } = former
  const detail = { host: null, lost: host }
  await appendAudit(ctx, tx, subject, now, [
    { actor: 'system', action: 'organisation.host-changed', subject, detail },
  ])
}

/** The approved organisation whose people sign in at this host, while it owns the domain. */
export async function organisationAt(db: Db | Tx, host: string): Promise<Organisation | undefined> {
  const found = await db
    .selectFrom('own_name')
    .innerJoin('organisation', 'organisation.id', 'own_name.org_id')
    .selectAll('organisation')
    .where('own_name.host', '=', host.toLowerCase())
    .where('organisation.status', '=', 'approved')
    .executeTakeFirst()
  return found && (await organisationOfName(db, host.toLowerCase())) === found.id ? found : undefined
}

/** The origin where a browser currently is: an organisation's own, or the deployment's. */
export async function currentOrigin(ctx: Context, hostname: string): Promise<string> {
  return (await organisationAt(ctx.db, hostname)) ? originAt(ctx, hostname) : ctx.config.publicUrl
}

/** How sign-in looks at this host; null for any other host. */
export async function houseAt(ctx: Context, host: string): Promise<House | null> {
  const organisation = await organisationAt(ctx.db, host)
  if (!organisation) return null
  return {
    organisationId: organisation.id,
    name: displayNameOf(organisation),
    colour: await readColour(ctx.db, organisation.id),
    logo: await publicLogoPath(ctx, organisation),
    hasProvider: (await activeProviderFor(ctx, ctx.db, organisation.id)) !== undefined,
    deployment: ctx.config.publicUrl,
  }
}

/**
 * The origin where a browser currently is, if it is the organisation's own; '' for the deployment's. The browser's cookie for a
 * sign-in exists only there.
 */
export async function ownOrigin(ctx: Context, hostname: string, organisationId: string): Promise<string> {
  const organisation = await organisationAt(ctx.db, hostname)
  return organisation?.id === organisationId ? originAt(ctx, hostname) : ''
}

/** Uses the deployment's port, whatever the caller's headers say. */
function originAt({ config }: Context, hostname: string): string {
  const origin = new URL(config.publicUrl)
  origin.hostname = hostname
  return origin.origin
}
