import type { Tx } from '../../context.ts'
import { countRows } from '../../platform/db/count-rows.ts'
import { refusal } from '../../platform/http/api-error.ts'

const most = { directory_user: 10_000, directory_group: 200 } as const

/** Throws 'invalid' if the organisation's directory has the most people, or groups. */
export async function requireRoomInDirectory(
  tx: Tx,
  table: 'directory_group' | 'directory_user',
  organisationId: string,
): Promise<void> {
  const max = most[table]
  if ((await countRows(tx.selectFrom(table).where('org_id', '=', organisationId))) < max) return
  throw table === 'directory_user'
    ? refusal('invalid.too_many_directory_users', { max })
    : refusal('invalid.too_many_directory_groups', { max })
}
