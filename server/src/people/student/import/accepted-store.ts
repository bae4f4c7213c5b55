import type { AcceptedRow, StudentField } from '@credenza/schema'
import type { Context, Tx } from '../../../context.ts'
import type { ImportKey } from './import-store.ts'
import { openValue, sealValue } from './sheet-store.ts'
import type { SortedChunk } from './sort-students.ts'

/** Stores a chunk's accepted rows, as they will be written and without passwords, in one sealed piece. */
export async function keepAcceptedRows(
  { keys }: Pick<Context, 'keys'>,
  tx: Tx,
  { organisationId, importId }: ImportKey,
  { fresh, changed, unchanged, upTo }: SortedChunk & { upTo: number },
): Promise<void> {
  const rows = [
    ...fresh.map((row) => acceptedRow(row, 'new')),
    ...changed.map((row) => acceptedRow(row, 'changed')),
    ...unchanged.map((row) => acceptedRow(row, 'unchanged')),
  ].sort((a, b) => a.row - b.row)
  if (rows.length === 0) return
  await tx
    .insertInto('student_import_accepted')
    .values({ org_id: organisationId, import_id: importId, up_to: upTo, sealed: sealValue(keys, rows) })
    .execute()
}

function acceptedRow(
  { row, student: { password: _, ...values } }: SortedChunk['fresh'][number],
  effect: AcceptedRow['effect'],
): AcceptedRow {
  return { row, effect, values: values satisfies Partial<Record<StudentField, string>> }
}

export async function forgetAccepted(tx: Tx, { organisationId, importId }: ImportKey): Promise<void> {
  await tx
    .deleteFrom('student_import_accepted')
    .where('org_id', '=', organisationId)
    .where('import_id', '=', importId)
    .execute()
}

const PAGE = 50
const MOST_PIECES = 4

/** The accepted rows after this one: a page of them, and the page's last row if there are more. */
export async function readAccepted(
  { db, keys }: Pick<Context, 'db' | 'keys'>,
  { organisationId, importId }: ImportKey,
  after: number,
): Promise<{ data: AcceptedRow[]; nextAfter: number | null }> {
  const pieces = await db
    .selectFrom('student_import_accepted')
    .select(['up_to', 'sealed'])
    .where('org_id', '=', organisationId)
    .where('import_id', '=', importId)
    .where('up_to', '>', after)
    .orderBy('up_to')
    // A piece may hold fewer rows than a page.
    .limit(MOST_PIECES)
    .execute()
  const rows = pieces
    .flatMap(({ sealed }) => openValue<AcceptedRow[]>(keys, sealed))
    .filter(({ row }) => row > after)
  const data = rows.slice(0, PAGE)
  if (rows.length > PAGE) return { data, nextAfter: data.at(-1)!.row }
  return { data, nextAfter: pieces.length === MOST_PIECES ? pieces.at(-1)!.up_to : null }
}
