import type { Context } from '../../context.ts'
import { domainOf } from '../identity-provider/domains.ts'

/**
 * The organisation whose provider, or the deployment's in its place, signs in people with emails at this domain. Looks only at
 * the domain, so the answer does not tell who has an account. Empty texts for a domain without a provider.
 */
export async function findProviderOfEmail(
  { db, deploymentProvider }: Context,
  email: string,
): Promise<{ organisationId: string; organizationName: string }> {
  const found = await db
    .selectFrom('proven_domain')
    .leftJoin('sign_in_provider', (join) =>
      join
        .onRef('sign_in_provider.org_id', '=', 'proven_domain.org_id')
        .on('sign_in_provider.state', '=', 'on'),
    )
    .innerJoin('organisation', 'organisation.id', 'proven_domain.org_id')
    .select(['organisation.id as organisationId', 'organisation.name as organizationName'])
    .where('proven_domain.domain', '=', domainOf(email))
    .where('organisation.status', '=', 'approved')
    .$if(!deploymentProvider, (q) => q.where('sign_in_provider.org_id', 'is not', null))
    .executeTakeFirst()
  return found ?? { organisationId: '', organizationName: '' }
}
