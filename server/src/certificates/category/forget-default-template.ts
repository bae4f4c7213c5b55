import type { Tx } from '../../context.ts'
import type { Reach } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { reachesType } from '../reach/subject-within.ts'

/** Removes an archived template as default. Returns the categories that had it. Throws 'invalid' if one is out of reach. */
export async function forgetDefaultTemplate(tx: Tx, reach: Reach, templateId: string): Promise<string[]> {
  const { organisationId } = reach
  const changed = await tx
    .updateTable('category')
    .set({ default_template_id: null })
    .where('org_id', '=', organisationId)
    .where('default_template_id', '=', templateId)
    .returning(['id', 'name'])
    .execute()
  for (const { name } of changed)
    if (!(await reachesType(tx, reach, name))) throw refusal('invalid.template_elsewhere')
  return changed.map(({ id }) => id)
}
