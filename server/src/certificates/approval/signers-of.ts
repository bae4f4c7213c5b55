import { isPermitted } from '@credenza/schema'
import type { Context, Db, Tx } from '../../context.ts'
import { listColleagues } from '../../people/colleague/list-colleagues.ts'

/** The people of an organisation who may sign now, with their names by account. */
export async function signersOf(
  ctx: Context,
  db: Db | Tx,
  organisationId: string,
): Promise<ReadonlyMap<string, string>> {
  const colleagues = await listColleagues(ctx, { organisationId, accountId: '' }, db)
  return new Map(
    colleagues
      .filter(
        ({ state, memberRole }) =>
          isPermitted(memberRole, 'sign') && (state === 'owner' || state === 'active'),
      )
      .map(({ _id, name }) => [_id, name]),
  )
}
