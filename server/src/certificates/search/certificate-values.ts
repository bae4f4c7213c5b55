import { labelledDetails } from '@credenza/schema'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import { gramsOf } from '../../platform/db/grams.ts'
import { insertRecords } from '../../platform/db/insert-records.ts'
import { hasTextByGrams, searchText } from '../../platform/lists/search-text.ts'
import type { Certificate } from '../certificate/certificate.ts'

/** Facts that lists of certificates show unchanged and that searches cover, by column. */
const shownFacts = {
  user_name: 'userName',
  title: 'title',
  category_name: 'categoryName',
  date: 'date',
  issuer_name: 'issuerName',
} as const
type ShownColumn = keyof typeof shownFacts
export type ShownFacts = Pick<Certificate, (typeof shownFacts)[ShownColumn] | 'details'>

export const shownColumns = Object.keys(shownFacts) as ShownColumn[]
/** What a list shows for a certificate in this column. */
export const shownValue = (certificate: ShownFacts, column: ShownColumn): string =>
  certificate[shownFacts[column]]

/**
 * The columns with values in `certificate_value`. For an account, the searchable value is its wallet; a certificate can have
 * any number of details.
 */
export type ValueColumn = ShownColumn | 'account_id' | 'detail_values'

/** Turns 'YYYY-MM-DD' into 'DD/MM/YYYY', as lists show dates, because people search for what they see. */
const shownDate = (date: string): string => date.split('-').reverse().join('/')

/** The forms in which a search can find a value. */
const searchedAs = (column: ShownColumn, value: string): string[] =>
  column === 'date' ? [value, shownDate(value)] : [value]

/** The `search` column of a certificate, without its holder's wallet. */
export const certificateSearch = (certificate: ShownFacts): string =>
  searchText([
    ...shownColumns.flatMap((column) => searchedAs(column, shownValue(certificate, column))),
    ...shownDetails(certificate),
  ])

/** The values of a certificate's details, each once. */
const shownDetails = ({ details }: Pick<ShownFacts, 'details'>): string[] => [
  ...new Set(labelledDetails(details).map(({ value }) => value)),
]

/** The part of `search` for the details; '' without any. */
export const detailSearch = (certificate: Pick<ShownFacts, 'details'>): string =>
  searchText(shownDetails(certificate))

/** The `detail_values` of a row. They begin with the list owner's id, because their index spans all owners. */
export const detailValues = (ownerId: string, certificate: Pick<ShownFacts, 'details'>): string[] =>
  shownDetails(certificate).map((value) => `${ownerId} ${value}`)

/** Whether a row has no details, or they have not been filled in yet. */
export const lacksDetails = sql<boolean>`detail_values = '{}'`

/** Whether a row has one of these values in a column. */
export const hasOneOf = (
  column: ValueColumn | 'student_id',
  values: readonly string[],
): RawBuilder<boolean> =>
  column === 'detail_values'
    ? sql<boolean>`detail_values && ${values}::text[]`
    : sql<boolean>`${sql.ref(column)} = ANY(${values}::text[])`

/**
 * Stores each value once in `certificate_value`. A million certificates have few different titles, and only as many names as
 * recipients, so a search scans these values and then finds the certificates through indexes.
 */
export async function noteValues(
  tx: Tx,
  organisationId: string,
  certificates: readonly ShownFacts[],
): Promise<void> {
  const rows = shownColumns.flatMap((kind) =>
    [...new Set(certificates.map((certificate) => shownValue(certificate, kind)))]
      .sort()
      .map((value) => valueRecord(organisationId, { kind, value, forms: searchedAs(kind, value) })),
  )
  const details = [...new Set(certificates.flatMap(shownDetails))].sort().map((form) =>
    valueRecord(organisationId, {
      kind: 'detail_values',
      value: `${organisationId} ${form}`,
      forms: [form],
    }),
  )
  await insertRecords(tx, 'certificate_value', [...rows, ...details])
}

/** A row of `certificate_value`; `forms` are what a search can match. */
export function valueRecord(
  organisationId: string,
  { kind, value, forms }: { kind: ValueColumn; value: string; forms: readonly string[] },
) {
  const search = searchText(forms)
  return { org_id: organisationId, kind, value, search, grams: gramsOf(organisationId, search) }
}

/** Values that contain the search text. */
export interface FoundValues<Column extends string = ValueColumn> {
  byColumn: Map<Column, string[]>
  count: number
  /** Whether there are more than were fetched. */
  isCut: boolean
}

const mostFound = 2_000

export async function findValues(db: Db, organisationId: string, search: string): Promise<FoundValues> {
  const rows = await matchingValues(db, organisationId, search)
    .limit(mostFound + 1)
    .execute()
  const found = rows.slice(0, mostFound)
  return { byColumn: byColumn(found), count: found.length, isCut: rows.length > mostFound }
}

/** Up to `most` values of one column in an order, beginning at `from`. */
interface ValueRange {
  column: ValueColumn
  direction: 'asc' | 'desc'
  from: string | undefined
  most: number
}

/** For a search that matches many values: some values of one column, and all of the others. */
export interface NextValues<Column extends string = ValueColumn> {
  byColumn: Map<Column, string[]>
  /** The last of the column's values, if there may be more after it. */
  last: string | undefined
}

/** For searches whose values were all found. Orders them by bytes, as the database does. */
export function nextValuesOf<Column extends string>(
  { byColumn }: FoundValues<Column | ValueColumn>,
  { column, direction, from, most }: ValueRange,
): NextValues<Column | ValueColumn> {
  const values = byColumn.get(column)
  if (!values) return { byColumn, last: undefined }
  const sign = direction === 'asc' ? 1 : -1
  const inOrder = (a: string, b: string) => sign * Buffer.compare(Buffer.from(a), Buffer.from(b))
  const next = values.filter((value) => from === undefined || inOrder(value, from) >= 0).sort(inOrder)
  return {
    byColumn: new Map(byColumn).set(column, next.slice(0, most)),
    last: next.length > most ? next[most - 1] : undefined,
  }
}

/** Undefined if the other columns alone have too many values. */
export async function findNextValues(
  db: Db,
  organisationId: string,
  search: string,
  { column, direction, from, most }: ValueRange,
): Promise<NextValues | undefined> {
  const rows = await db
    // MATERIALIZED makes Postgres find the values before sorting. If the planner may choose, it sorts first and reads all
    // values.
    .with(
      (cte) => cte('found').materialized(),
      () => matchingValues(db, organisationId, search),
    )
    .with('next', (q) =>
      q
        .selectFrom('found')
        .selectAll()
        .where('kind', '=', column)
        .$if(from !== undefined, (some) => some.where('value', direction === 'asc' ? '>=' : '<=', from!))
        .orderBy('value', direction)
        .limit(most),
    )
    .with('others', (q) =>
      q
        .selectFrom('found')
        .selectAll()
        .where('kind', '!=', column)
        .limit(mostFound + 1),
    )
    .selectFrom('next')
    .selectAll()
    .unionAll((q) => q.selectFrom('others').selectAll())
    .execute()
  const next = rows.filter(({ kind }) => kind === column)
  if (rows.length - next.length > mostFound) return undefined
  return { byColumn: byColumn(rows), last: next.length === most ? next.at(-1)!.value : undefined }
}

/** Whether a value of the organisation contains the search text. */
export function hasValueWith(organisationId: string, search: string): RawBuilder<boolean> {
  return sql`EXISTS (SELECT 1 FROM certificate_value WHERE org_id = ${organisationId}
    AND ${hasTextByGrams(organisationId, search)})`
}

function matchingValues(db: Db, organisationId: string, search: string) {
  return db
    .selectFrom('certificate_value')
    .select(['kind', 'value'])
    .where('org_id', '=', organisationId)
    .where(hasTextByGrams(organisationId, search))
}

function byColumn(rows: readonly { kind: ValueColumn; value: string }[]): FoundValues['byColumn'] {
  const grouped = Map.groupBy(rows, ({ kind }) => kind)
  return new Map([...grouped].map(([kind, values]) => [kind, values.map(({ value }) => value)]))
}
