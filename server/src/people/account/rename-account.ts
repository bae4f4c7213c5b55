import type { Tx } from '../../context.ts'
import { accountSearch } from './account-search.ts'

/** Gives a colleague's account another name. */
export async function renameAccount(tx: Tx, organisationId: string, id: string, name: string): Promise<void> {
  await rename(tx, lockedOf(tx, organisationId, { isColleague: true }).where('id', '=', id), name)
}

/** Gives the organisation's own account its new name; colleagues have their own names. Returns its id. */
export const renameOwner = (tx: Tx, organisationId: string, name: string): Promise<string[]> =>
  rename(tx, lockedOf(tx, organisationId, { isColleague: false }), name)

const lockedOf = (tx: Tx, organisationId: string, { isColleague }: { isColleague: boolean }) =>
  tx
    .selectFrom('account')
    .select(['id', 'email'])
    .where('org_id', '=', organisationId)
    .where('is_colleague', '=', isColleague)
    .forUpdate()

async function rename(tx: Tx, accounts: ReturnType<typeof lockedOf>, name: string): Promise<string[]> {
  const renamed = await accounts.execute()
  for (const { id, email } of renamed)
    await tx
      .updateTable('account')
      .set({ name, ...accountSearch({ name, email }) })
      .where('id', '=', id)
      .execute()
  return renamed.map(({ id }) => id)
}
