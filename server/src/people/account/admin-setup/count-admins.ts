import type { Db, Tx } from '../../../context.ts'
import { countRows } from '../../../platform/db/count-rows.ts'

export const countAdmins = (db: Db | Tx): Promise<number> =>
  countRows(db.selectFrom('account').where('realm', '=', 'admin'))
