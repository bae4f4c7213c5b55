import { folded } from '@credenza/schema/folded'
import { normalised } from '@credenza/schema/normalised'
import { type RawBuilder, sql } from 'kysely'
import { gramsToFind } from '../db/grams.ts'

/** One value in the form that the release before compares: NFC, lower case, one space between words. */
const asBefore = (value: string): string => normalised(value).toLowerCase().replace(/\s+/g, ' ').trim()

/** Values as searches compare them, one line each, so that a match never spans two values. */
export const foldedText = (values: readonly string[]): string => values.map(folded).filter(Boolean).join('\n')

/**
 * The content of `search` columns: for each value a line as the release before searches it, and one as we do if it differs. Old
 * processes, which run beside new ones during an upgrade and may be returned to, find what new ones write. The next release can
 * leave their lines out. Equal lines are stored once.
 */
export function searchText(values: readonly string[]): string {
  return [...new Set(values.flatMap((value) => [asBefore(value), folded(value)]))].filter(Boolean).join('\n')
}

const patternOf = (wanted: string): string => `%${wanted.replace(/[\\%_]/g, (char) => `\\${char}`)}%`

/**
 * A LIKE pattern for the substring match of readings R2 in folded texts, with wildcards in the text escaped; undefined if nothing
 * is searched for.
 */
export function searchPattern(search: string | undefined): string | undefined {
  const wanted = folded(search ?? '')
  return wanted === '' ? undefined : patternOf(wanted)
}

/** The forms in which `search` columns may hold a text: until the back-fill has ended, older rows only have that of before. */
const formsOf = (search: string): string[] => [...new Set([folded(search), asBefore(search)])]

/** Whether a `search` column contains the text, which must not be empty. */
export const hasText = (column: string, search: string): RawBuilder<boolean> =>
  sql`${sql.ref(column)} LIKE ANY(${formsOf(search).map(patternOf)}::text[])`

/** As `hasText`, for tables with `search` and `grams`, whose index finds the candidates. */
export function hasTextByGrams(organisationId: string, search: string): RawBuilder<boolean> {
  const ways = formsOf(search).map((form) => {
    const grams = gramsToFind(organisationId, form)
    const contains = sql`search LIKE ${patternOf(form)}`
    return grams.length > 0 ? sql`(grams @> ${grams}::int[] AND ${contains})` : contains
  })
  return sql`(${sql.join(ways, sql` OR `)})`
}
