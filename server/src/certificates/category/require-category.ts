import type { Db, Tx } from '../../context.ts'
import { isTypeWithin } from '../../people/department/reach.ts'
import type { Reach } from '../../platform/http/access.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'

/** The names of the categories within reach. */
export async function categoryNames(db: Db | Tx, reach: Reach): Promise<Set<string>> {
  const rows = await db
    .selectFrom('category')
    .select('name')
    .where('org_id', '=', reach.organisationId)
    .where(isTypeWithin(reach, 'name'))
    .execute()
  return new Set(rows.map(({ name }) => name))
}

/** Throws 'invalid' for this field unless a category with this name is within reach. */
export async function requireCategory(
  tx: Tx,
  reach: Reach,
  name: string,
  field: string,
  key: 'invalid.certificate_type' | 'invalid.issuers_certificate_type' = 'invalid.certificate_type',
): Promise<void> {
  const names = await categoryNames(tx, reach)
  if (!names.has(name)) throw fieldRefusal(field, key)
}
