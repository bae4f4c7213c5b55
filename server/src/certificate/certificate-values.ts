import { sql } from 'kysely'
import type { Db, Tx } from '../context.ts'
import { gramsOf, gramsToFind } from '../platform/db/grams.ts'
import { insertRecords } from '../platform/db/insert-records.ts'
import { searchPattern, searchText } from '../platform/http/lists.ts'
import type { CertificateRow } from './certificate-store.ts'

/** The columns that a list of certificates shows and searches. */
export const valueColumns = ['user_name', 'title', 'category_name', 'date', 'issuer_name'] as const
export type ValueColumn = (typeof valueColumns)[number]
type Values = Pick<CertificateRow, ValueColumn>

/** 'YYYY-MM-DD' as lists show it, 'DD/MM/YYYY': people search for what they see. */
const shownDate = (date: string): string => date.split('-').reverse().join('/')

/** The forms of a value that a search may find. */
export const searchedAs = (column: ValueColumn, value: string): string[] =>
  column === 'date' ? [value, shownDate(value)] : [value]

/** What the `search` column of a certificate holds. */
export const certificateSearch = (values: Values): string =>
  searchText(valueColumns.flatMap((column) => searchedAs(column, values[column])))

/**
 * Notes each value once in `certificate_value`: a million certificates have few different titles, and as many names as
 * there are recipients, so a search looks through these and then goes to the certificates by their indexes.
 */
export async function noteValues(
  tx: Tx,
  organisationId: string,
  certificates: readonly Values[],
): Promise<void> {
  const rows = valueColumns.flatMap((kind) =>
    [...new Set(certificates.map((certificate) => certificate[kind]))].sort().map((value) => {
      const search = searchText(searchedAs(kind, value))
      return { org_id: organisationId, kind, value, search, grams: gramsOf(organisationId, search) }
    }),
  )
  await insertRecords(tx, 'certificate_value', rows)
}

/** Values that contain what is searched for. */
export interface FoundValues {
  byColumn: Map<ValueColumn, string[]>
  count: number
  /** Whether there are more than were fetched. */
  isCut: boolean
}

const mostFound = 2_000

export async function findValues(db: Db, organisationId: string, search: string): Promise<FoundValues> {
  const grams = gramsToFind(organisationId, searchText([search]))
  const rows = await db
    .selectFrom('certificate_value')
    .select(['kind', 'value'])
    .where('org_id', '=', organisationId)
    .$if(grams.length > 0, (q) => q.where(sql<boolean>`grams @> ${grams}::int[]`))
    .where('search', 'like', searchPattern(search)!)
    .limit(mostFound + 1)
    .execute()
  const found = rows.slice(0, mostFound)
  const byColumn = Map.groupBy(found, ({ kind }) => kind)
  return {
    byColumn: new Map([...byColumn].map(([kind, values]) => [kind, values.map(({ value }) => value)])),
    count: found.length,
    isCut: rows.length > mostFound,
  }
}
