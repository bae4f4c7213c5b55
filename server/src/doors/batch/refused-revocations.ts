import type { Tx } from '../../context.ts'
import type { BackFill } from '../../platform/back-fill/back-fill.ts'
import { kindOf } from './kinds.ts'

interface BatchKey {
  organisationId: string
  batchId: string
}

const perStep = 200

/**
 * Clears the status bits of certificates that a batch was to revoke and did not. Processes of the release before refused items
 * and left the bits that accepting the batch had set. Looks at unfinished batches too, whose first items such a process may
 * have refused.
 */
export const refusedRevocationsBackFill: BackFill = {
  name: 'refused-revocations',
  since: '0141_account_search',
  async fill(tx, place) {
    const [organisationId, batchId, subject]: [string, string, string?] =
      place === '' ? ['', ''] : JSON.parse(place)
    const last = { organisationId, batchId }
    const batch = subject === undefined ? await findNext(tx, last) : last
    if (!batch) return undefined
    const ids = await lockFailed(tx, batch, subject ?? '')
    await kindOf('revoke').early!.clear(tx, batch, ids)
    const rest = ids.length === perStep ? [ids.at(-1)] : []
    return JSON.stringify([batch.organisationId, batch.batchId, ...rest])
  },
}

/** The next revocation of any organisation that has failed items. */
const findNext = (tx: Tx, { organisationId, batchId }: BatchKey): Promise<BatchKey | undefined> =>
  tx
    .selectFrom('batch')
    .select(['org_id as organisationId', 'id as batchId'])
    .where((eb) => eb(eb.refTuple('org_id', 'id'), '>', eb.tuple(organisationId, batchId)))
    .where('kind', '=', 'revoke')
    .where('failed', '>', 0)
    .orderBy('org_id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Its next failed items. Locks the batch, so that a retry sets their bits again only after they are cleared. */
async function lockFailed(tx: Tx, { organisationId, batchId }: BatchKey, subject: string): Promise<string[]> {
  await tx
    .selectFrom('batch')
    .select('id')
    .where('org_id', '=', organisationId)
    .where('id', '=', batchId)
    .forUpdate()
    .execute()
  const items = await tx
    .selectFrom('batch_item')
    .select('subject')
    .where('org_id', '=', organisationId)
    .where('batch_id', '=', batchId)
    .where('state', '=', 'failed')
    .where('subject', '>', subject)
    .orderBy('subject')
    .limit(perStep)
    .execute()
  return items.map((item) => item.subject)
}
