import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import type { BackFill } from '../../platform/back-fill/back-fill.ts'
import { nextStepOf } from '../../platform/back-fill/next-step.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { gramsOf } from '../../platform/db/grams.ts'
import { foldedSql } from '../../platform/lists/folded-sql.ts'
import { foldedText, hasTextByGrams, searchPattern } from '../../platform/lists/search-text.ts'

/** Accounts are searched across organisations, so their grams belong to none. */
const everyOrganisation = ''

/** What a search of accounts looks through. Write it with every change of a name or an email. */
export function accountSearch({ name, email }: { name: string; email: string }): {
  search: string
  grams: number[]
} {
  const search = foldedText([name, email])
  return { search, grams: gramsOf(everyOrganisation, search) }
}

const perStep = 200

/**
 * Gives accounts their search text. Processes of the release before write accounts without one, and change names and emails
 * under one, so it is compared with what it should be.
 */
export const accountSearchBackFill: BackFill = {
  name: 'folded-account',
  since: '0141_account_search',
  async fill(tx, place) {
    const columns = ['id', 'name', 'email', 'search'] as const
    const next = await tx
      .selectFrom('account')
      .select(columns)
      .where('id', '>', place)
      .orderBy('id')
      .limit(perStep)
      .execute()
    const others = next.filter((account) => account.search !== accountSearch(account).search)
    if (others.length > 0) {
      const ids = anyOf(others.map(({ id }) => id))
      const locked = await tx
        .selectFrom('account')
        .select(columns)
        .where('id', '=', ids)
        .orderBy('id')
        .forNoKeyUpdate()
        .execute()
      await writeSearches(tx, locked)
    }
    return next.length === perStep ? next.at(-1)!.id : undefined
  },
}

/** Writes the search texts of accounts that the caller has locked. */
async function writeSearches(
  tx: Tx,
  accounts: readonly { id: string; name: string; email: string }[],
): Promise<void> {
  const filled = accounts.map((account) => ({ id: account.id, ...accountSearch(account) }))
  await sql`
    UPDATE account SET search = filled.search, grams = filled.grams
    FROM json_populate_recordset(NULL::account, ${JSON.stringify(filled)}::json) AS filled
    WHERE account.id = filled.id`.execute(tx)
}

/**
 * Whether name or email of an account contains the text; undefined if nothing is searched for. Until every account has its
 * search text, the columns are folded in SQL.
 */
export async function isCalled(db: Db, search: string | undefined): Promise<RawBuilder<boolean> | undefined> {
  const pattern = searchPattern(search)
  if (pattern === undefined) return undefined
  const { next } = await nextStepOf(db, accountSearchBackFill)
  return next === 'nothing'
    ? hasTextByGrams(everyOrganisation, search!)
    : sql`${foldedSql(sql.ref('name'), sql.ref('email'))} LIKE ${pattern}`
}

/** Like `isCalled`, or whether the name of the account's organisation contains the text. */
export async function accountMatches(
  db: Db,
  search: string | undefined,
): Promise<RawBuilder<boolean> | undefined> {
  const own = await isCalled(db, search)
  if (own === undefined) return undefined
  const named = sql`
    SELECT account.id FROM account JOIN organisation ON organisation.id = account.org_id
    WHERE ${foldedSql(sql.ref('organisation.name'))} LIKE ${searchPattern(search)}`
  return sql`account.id IN (SELECT id FROM account WHERE ${own} UNION ALL ${named})`
}
