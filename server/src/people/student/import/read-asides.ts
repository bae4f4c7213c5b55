import type { ImportAside, StudentImportDetails } from '@credenza/schema'
import type { Context } from '../../../context.ts'
import type { ImportRow } from './import-store.ts'
import { openValue } from './sheet-store.ts'

/** How many are shown. */
const mostShown = 15

/** Rows of a list that were left out. All rows that became nothing else count as blank. */
export async function readAsides(
  { db, keys }: Pick<Context, 'db' | 'keys'>,
  row: ImportRow,
): Promise<StudentImportDetails['asides']> {
  const asides = db
    .selectFrom('student_import_aside')
    .where('org_id', '=', row.org_id)
    .where('import_id', '=', row.id)
  const [counts, first] = await Promise.all([
    asides
      .select((eb) => ['kind', eb.fn.countAll<string>().as('rows')])
      .groupBy('kind')
      .execute(),
    asides
      .select(['row', 'kind', 'sealed'])
      .where('kind', '!=', 'hidden')
      .$narrowType<{ kind: ImportAside['kind'] }>()
      .orderBy('row')
      .limit(mostShown)
      .execute(),
  ])
  const countOf = (kind: ImportAside['kind'] | 'hidden') =>
    Number(counts.find((found) => found.kind === kind)?.rows ?? 0)
  const known = {
    heading: countOf('heading'),
    total: countOf('total'),
    note: countOf('note'),
    hidden: countOf('hidden'),
  }
  const about = row.created + row.changed + row.unchanged + row.failed
  const below = row.rows_read - row.place.headingRow
  const blank = below - about - known.heading - known.total - known.note - known.hidden
  return {
    ...known,
    blank: Math.max(0, blank),
    first: first.map(({ row, kind, sealed }) => ({ row, kind, text: openValue<string>(keys, sealed) })),
  }
}

export const noAsides: StudentImportDetails['asides'] = {
  blank: 0,
  heading: 0,
  total: 0,
  note: 0,
  hidden: 0,
  first: [],
}
