import type { Context } from '../../context.ts'
import { domainOf } from '../identity-provider/domains.ts'

/**
 * The organisation whose provider signs in people with emails at this domain. Only the domain is looked at, so that the answer
 * does not tell who has an account. Empty texts for a domain without a provider.
 */
export async function findProviderOfEmail(
  { db }: Context,
  email: string,
): Promise<{ organisationId: string; organizationName: string }> {
  const found = await db
    .selectFrom('proven_domain')
    .innerJoin('sign_in_provider', 'sign_in_provider.org_id', 'proven_domain.org_id')
    .innerJoin('organisation', 'organisation.id', 'proven_domain.org_id')
    .select(['organisation.id as organisationId', 'organisation.name as organizationName'])
    .where('proven_domain.domain', '=', domainOf(email))
    .where('sign_in_provider.state', '=', 'on')
    .where('organisation.status', '=', 'approved')
    .executeTakeFirst()
  return found ?? { organisationId: '', organizationName: '' }
}
