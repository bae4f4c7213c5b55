import type { Db, Tx } from '../../../../context.ts'
import type { Reach } from '../../../../platform/http/access.ts'
import { isWithin } from '../../../department/reach.ts'

/** The students within reach that an import added and that are still there, archived ones too. */
export const addedStudents = (db: Db | Tx, reach: Reach, importId: string) =>
  db
    .selectFrom('student')
    .where('student.org_id', '=', reach.organisationId)
    .where('student.import_id', '=', importId)
    .where(isWithin(reach, 'student.id'))
