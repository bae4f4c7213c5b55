import type { Alignment } from '@credenza/schema'
import type { Tx } from '../../context.ts'
import { isTypeWithin } from '../../people/department/reach.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import type { Reach } from '../../platform/http/access.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { alignmentsOf } from './alignments.ts'

/**
 * Which of these names are categories within reach, each with what its certificates correspond to. Nobody can rename or delete
 * them until the transaction ends, so that a certificate of a type exists before its name can go to another department.
 */
export async function categoriesByName(
  tx: Tx,
  reach: Reach,
  names: readonly string[],
): Promise<Map<string, Alignment[]>> {
  // Apart from the condition of the reach, which is about a table that a cluster distributes.
  await tx
    .selectFrom('category')
    .select('id')
    .where('org_id', '=', reach.organisationId)
    .where('name', '=', anyOf(names))
    .orderBy('id')
    .forKeyShare()
    .execute()
  const alignments = await alignmentsOf(tx, reach.organisationId)
  const rows = await tx
    .selectFrom('category')
    .select(['id', 'name'])
    .where('org_id', '=', reach.organisationId)
    .where('name', '=', anyOf(names))
    .where(isTypeWithin(reach, 'name'))
    .execute()
  return new Map(rows.map(({ id, name }) => [name, alignments.get(id) ?? []]))
}

/**
 * What certificates of this type correspond to; its category keeps its name until the transaction ends. Throws 'invalid' for
 * this field unless the type is within reach.
 */
export async function requireCategory(
  tx: Tx,
  reach: Reach,
  name: string,
  field: string,
  key: 'invalid.certificate_type' | 'invalid.issuers_certificate_type' = 'invalid.certificate_type',
): Promise<Alignment[]> {
  const alignments = (await categoriesByName(tx, reach, [name])).get(name)
  if (!alignments) throw fieldRefusal(field, key)
  return alignments
}
