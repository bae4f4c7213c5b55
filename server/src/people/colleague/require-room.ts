import type { Tx } from '../../context.ts'
import { countRows } from '../../platform/db/count-rows.ts'
import { refusal } from '../../platform/http/api-error.ts'

/** For one organisation, including invited people, because the list has no pages. */
const mostColleagues = 100

/** Throws 'invalid' if the organisation has the most colleagues, including invited people. */
export async function requireRoomForColleague(tx: Tx, organisationId: string): Promise<void> {
  const joined = await countRows(
    tx.selectFrom('account').where('org_id', '=', organisationId).where('is_colleague', '=', true),
  )
  const invited = await countRows(tx.selectFrom('invitation').where('org_id', '=', organisationId))
  if (joined + invited >= mostColleagues)
    throw refusal('invalid.too_many_colleagues', { max: mostColleagues })
}
