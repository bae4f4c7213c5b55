import type { Db, Tx } from '../context.ts'
import { ApiError } from '../platform/http/api-error.ts'

/** What an organisation's categories are called. */
export async function categoryNames(db: Db | Tx, organisationId: string): Promise<Set<string>> {
  const rows = await db.selectFrom('category').select('name').where('org_id', '=', organisationId).execute()
  return new Set(rows.map(({ name }) => name))
}

export const unknownCategory = 'Choose a certificate type from your categories.'

/** Throws 'invalid', about this field, unless the organisation has a category of this name. */
export async function requireCategory(
  tx: Tx,
  organisationId: string,
  name: string,
  { field, message = unknownCategory }: { field: string; message?: string },
): Promise<void> {
  const names = await categoryNames(tx, organisationId)
  if (!names.has(name)) throw new ApiError('invalid', message, { [field]: message })
}
