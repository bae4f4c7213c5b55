import { ignoredCharacters, otherSpaces, readAs, readAsTwo } from '@credenza/schema/folded'
import { type RawBuilder, sql } from 'kysely'

const from = [...readAs.keys()].join('')
const to = [...readAs.values()].join('')

/**
 * Columns without a stored search text, folded as `folded` does it. One line per value, so that a match never spans two; nulls
 * are left out.
 */
export const foldedSql = (...values: RawBuilder<unknown>[]): RawBuilder<string> =>
  sql`concat_ws(E'\\n', ${sql.join(values.map(foldedValue))})`

/** ASCII texts take a short way, because a list may have to fold every row. */
function foldedValue(value: RawBuilder<unknown>): RawBuilder<unknown> {
  const plain = sql`translate(regexp_replace(lower(normalize(${value}, NFKD)), ${`[${ignoredCharacters}]`}, '', 'g'),
    ${from}, ${to})`
  const letters = readAsTwo.reduce((short, [letter, two]) => sql`replace(${short}, ${letter}, ${two})`, plain)
  return sql`regexp_replace(CASE WHEN octet_length(${value}) = length(${value}) THEN lower(${value})
    ELSE normalize(${letters}, NFC) END, ${` *[${otherSpaces}][ ${otherSpaces}]*|  +`}, ' ', 'g')`
}
