import { labelledDetails } from '@credenza/schema'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import { gramsOf, gramsToFind } from '../../platform/db/grams.ts'
import { insertRecords } from '../../platform/db/insert-records.ts'
import { searchPattern, searchText } from '../../platform/lists/search-text.ts'
import type { Certificate } from '../certificate/certificate.ts'

/** The facts that a list of certificates shows unchanged and searches, by their columns. */
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
/** What a certificate's list shows in a column. */
export const shownValue = (certificate: ShownFacts, column: ShownColumn): string =>
  certificate[shownFacts[column]]

/**
 * The columns whose values are in `certificate_value`: for an account, the wallet is shown and searched, and a
 * certificate has any number of details.
 */
export type ValueColumn = ShownColumn | 'account_id' | 'detail_values'

/** 'YYYY-MM-DD' as lists show it, 'DD/MM/YYYY', because people search for what they see. */
const shownDate = (date: string): string => date.split('-').reverse().join('/')

/** The forms of a value that a search may find. */
export const searchedAs = (column: ShownColumn, value: string): string[] =>
  column === 'date' ? [value, shownDate(value)] : [value]

/** The content of a certificate's `search` column before its holder has a wallet. */
export const certificateSearch = (certificate: ShownFacts): string =>
  searchText([
    ...shownColumns.flatMap((column) => searchedAs(column, shownValue(certificate, column))),
    ...shownDetails(certificate),
  ])

/** What a certificate says beside its title, each value once. */
const shownDetails = ({ details }: Pick<ShownFacts, 'details'>): string[] => [
  ...new Set(labelledDetails(details).map(({ value }) => value)),
]

/** The part of `search` that is about the details; '' without any. */
export const detailSearch = (certificate: Pick<ShownFacts, 'details'>): string =>
  searchText(shownDetails(certificate))

/** The content of a row's `detail_values`. With the list's owner, because their index spans all owners. */
export const detailValues = (ownerId: string, certificate: Pick<ShownFacts, 'details'>): string[] =>
  shownDetails(certificate).map((value) => `${ownerId} ${value}`)

/** Whether a row says nothing beside its title, or has no note yet of what it says. */
export const lacksDetails = sql<boolean>`detail_values = '{}'`

/** Whether a row has one of these values in a column. */
export const hasOneOf = (column: ValueColumn, values: readonly string[]): RawBuilder<boolean> =>
  column === 'detail_values'
    ? sql<boolean>`detail_values && ${values}::text[]`
    : sql<boolean>`${sql.ref(column)} = ANY(${values}::text[])`

/**
 * Stores each value once in `certificate_value`: a million certificates have few different titles, and only as many
 * names as there are recipients, so a search scans these and then finds the certificates by their indexes.
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

/** Does the same for the wallets of holders, by account. */
export async function noteWallets(
  tx: Tx,
  organisationId: string,
  wallets: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = [...wallets]
    .sort()
    .map(([value, wallet]) => valueRecord(organisationId, { kind: 'account_id', value, forms: [wallet] }))
  await insertRecords(tx, 'certificate_value', rows)
}

/** A value as a row of `certificate_value`; `forms` are what a search can match. */
export function valueRecord(
  organisationId: string,
  { kind, value, forms }: { kind: ValueColumn; value: string; forms: readonly string[] },
) {
  const search = searchText(forms)
  return { org_id: organisationId, kind, value, search, grams: gramsOf(organisationId, search) }
}

/** Values that contain the search text. */
export interface FoundValues {
  byColumn: Map<ValueColumn, string[]>
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

/** The next values of one column in an order: `most` of them, starting with one. */
interface ValueRange {
  column: ValueColumn
  direction: 'asc' | 'desc'
  from: string | undefined
  most: number
}

/** For a search that matches many values: the next values of one column, and all values of the others. */
export interface NextValues {
  byColumn: FoundValues['byColumn']
  /** The last of the column's values, if there may be more. */
  last: string | undefined
}

/** Used when all values were found. They are ordered by bytes, as in the database. */
export function nextValuesOf(
  { byColumn }: FoundValues,
  { column, direction, from, most }: ValueRange,
): NextValues {
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

/** Undefined when the other columns alone have too many values. */
export async function findNextValues(
  db: Db,
  organisationId: string,
  search: string,
  { column, direction, from, most }: ValueRange,
): Promise<NextValues | undefined> {
  const rows = await db
    // The values are found before they are sorted: a planner that is free to do it the other way round reads all of
    // them.
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

function matchingValues(db: Db, organisationId: string, search: string) {
  const grams = gramsToFind(organisationId, searchText([search]))
  return db
    .selectFrom('certificate_value')
    .select(['kind', 'value'])
    .where('org_id', '=', organisationId)
    .$if(grams.length > 0, (q) => q.where(sql<boolean>`grams @> ${grams}::int[]`))
    .where('search', 'like', searchPattern(search)!)
}

function byColumn(rows: readonly { kind: ValueColumn; value: string }[]): FoundValues['byColumn'] {
  const grouped = Map.groupBy(rows, ({ kind }) => kind)
  return new Map([...grouped].map(([kind, values]) => [kind, values.map(({ value }) => value)]))
}
