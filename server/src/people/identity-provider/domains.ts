import type { ProvenDomain } from '@credenza/schema'
import type { Db, Tx } from '../../context.ts'
import { fieldRefusal, refusal } from '../../platform/http/api-error.ts'

/** The part behind the '@'. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1)

/** The organisation that has proven this domain. A subdomain must be proven separately. */
export async function organisationOfDomain(db: Db | Tx, domain: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('proven_domain')
    .select('org_id')
    .where('domain', '=', domain)
    .executeTakeFirst()
  return found?.org_id
}

export async function listDomains(db: Db | Tx, organisationId: string): Promise<ProvenDomain[]> {
  const rows = await db
    .selectFrom('proven_domain')
    .selectAll()
    .where('org_id', '=', organisationId)
    .orderBy('domain')
    .execute()
  return rows.map(({ domain, proof, proven_at }) => ({ domain, proof, provenAt: proven_at.toISOString() }))
}

/** Gives the domain to the organisation. Returns whether it is new to it. Throws 'already_exists' if it is another's. */
export async function giveDomain(
  tx: Tx,
  organisationId: string,
  { domain, proof }: { domain: string; proof: 'dns' | 'administrator' },
  now: Date,
): Promise<boolean> {
  const given = await tx
    .insertInto('proven_domain')
    .values({ domain, org_id: organisationId, proof, proven_at: now })
    .onConflict((conflict) => conflict.column('domain').doNothing())
    .returning('domain')
    .executeTakeFirst()
  if (given) return true
  if ((await organisationOfDomain(tx, domain)) === organisationId) return false
  throw fieldRefusal('domain', 'already_exists.domain')
}

/** Throws 'not_found' for a domain that is not the organisation's. */
export async function takeDomain(tx: Tx, organisationId: string, domain: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('proven_domain')
    .where('org_id', '=', organisationId)
    .where('domain', '=', domain)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw refusal('not_found.domain')
}

/** The organisation of the nearest proven domain that contains this host name. */
export async function organisationOfName(db: Db | Tx, name: string): Promise<string | undefined> {
  const labels = name.split('.')
  const around = labels.map((_, i) => labels.slice(i).join('.'))
  const rows = await db.selectFrom('proven_domain').selectAll().where('domain', 'in', around).execute()
  return rows.toSorted((one, other) => other.domain.length - one.domain.length)[0]?.org_id
}
