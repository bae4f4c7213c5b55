import type { Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'

/** Of one organisation, including invited ones: the list has no pages. */
const mostColleagues = 100

/** Throws 'invalid' when the organisation has as many colleagues, with those invited, as it can have. */
export async function requireRoom(tx: Tx, organisationId: string): Promise<void> {
  const { joined, invited } = await tx
    .selectNoFrom((query) => [
      query
        .selectFrom('account')
        .select((q) => q.fn.countAll<string>().as('n'))
        .where('org_id', '=', organisationId)
        .where('is_colleague', '=', true)
        .as('joined'),
      query
        .selectFrom('invitation')
        .select((q) => q.fn.countAll<string>().as('n'))
        .where('org_id', '=', organisationId)
        .as('invited'),
    ])
    .executeTakeFirstOrThrow()
  if (Number(joined) + Number(invited) >= mostColleagues)
    throw refusal('invalid.too_many_colleagues', { max: mostColleagues })
}
