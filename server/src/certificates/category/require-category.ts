import type { Db, Tx } from '../../context.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'

/** The names of an organisation's categories. */
export async function categoryNames(db: Db | Tx, organisationId: string): Promise<Set<string>> {
  const rows = await db.selectFrom('category').select('name').where('org_id', '=', organisationId).execute()
  return new Set(rows.map(({ name }) => name))
}

/** Throws 'invalid' for this field unless the organisation has a category with this name. */
export async function requireCategory(
  tx: Tx,
  organisationId: string,
  name: string,
  field: string,
  key: 'invalid.certificate_type' | 'invalid.issuers_certificate_type' = 'invalid.certificate_type',
): Promise<void> {
  const names = await categoryNames(tx, organisationId)
  if (!names.has(name)) throw fieldRefusal(field, key)
}
