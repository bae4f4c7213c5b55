import type { StudentRow } from '@credenza/schema'
import type { Tx } from '../../context.ts'
import { walletsShownTo } from '../account/wallets-shown.ts'
import { changedRecord, type StudentRecord } from './student-record.ts'
import { updateStudents } from './update-students.ts'

interface DetailChanges {
  before: StudentRecord
  changes: Partial<Omit<StudentRow, 'password'>>
}

/** Changes details of students of one organisation, who stay under their accounts. The caller has locked them. */
export async function changeDetails(
  tx: Tx,
  { organisationId, issuerName }: { organisationId: string; issuerName: string },
  students: readonly DetailChanges[],
): Promise<void> {
  const accountIds = students.map(({ before }) => before.account_id)
  const wallets = await walletsShownTo(tx, organisationId, accountIds)
  const rows = students.map(({ before, changes }) => {
    const walletAddress = wallets.get(before.account_id) ?? null
    return { before, after: changedRecord(before, changes, { issuerName, walletAddress }) }
  })
  await updateStudents(tx, rows)
}
