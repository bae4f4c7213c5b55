import type { Alignment } from '@credenza/schema'
import type { Db, Tx } from '../../context.ts'
import { isTypeWithin } from '../../people/department/reach.ts'
import type { Reach } from '../../platform/http/access.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { alignmentsOf } from './alignments.ts'

/** The categories within reach by name, each with what its certificates correspond to. */
export async function categoriesByName(db: Db | Tx, reach: Reach): Promise<Map<string, Alignment[]>> {
  const alignments = await alignmentsOf(db, reach.organisationId)
  const rows = await db
    .selectFrom('category')
    .select(['id', 'name'])
    .where('org_id', '=', reach.organisationId)
    .where(isTypeWithin(reach, 'name'))
    .execute()
  return new Map(rows.map(({ id, name }) => [name, alignments.get(id) ?? []]))
}

/** What certificates of this type correspond to. Throws 'invalid' for this field unless the type is within reach. */
export async function requireCategory(
  tx: Tx,
  reach: Reach,
  name: string,
  field: string,
  key: 'invalid.certificate_type' | 'invalid.issuers_certificate_type' = 'invalid.certificate_type',
): Promise<Alignment[]> {
  const alignments = (await categoriesByName(tx, reach)).get(name)
  if (!alignments) throw fieldRefusal(field, key)
  return alignments
}
