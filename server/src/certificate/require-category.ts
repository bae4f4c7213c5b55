import type { Tx } from '../context.ts'
import { ApiError } from '../platform/http/api-error.ts'

/** Throws 'invalid', about this field, unless the organisation has a category of this name. */
export async function requireCategory(
  tx: Tx,
  organisationId: string,
  name: string,
  field: string,
): Promise<void> {
  const known = await tx
    .selectFrom('category')
    .select('name')
    .where('org_id', '=', organisationId)
    .where('name', '=', name)
    .executeTakeFirst()
  if (known) return
  const message = 'Choose a certificate type from your categories.'
  throw new ApiError('invalid', message, { [field]: message })
}
