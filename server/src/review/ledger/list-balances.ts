import { idEndOfReference, type ListQuery, type PartyBalance, paymentReference } from '@credenza/schema'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { foldedSql } from '../../platform/lists/folded-sql.ts'
import type { PageQuery } from '../../platform/lists/page.ts'
import { rowsPage } from '../../platform/lists/rows-page.ts'
import { searchPattern } from '../../platform/lists/search-text.ts'
import { cash, platform } from './accounts.ts'
import { wireFils } from './wire-fils.ts'

/**
 * What every party has earned or owes, by name, one page. Settled accounts stay in the list. The search matches part of a name,
 * or the party of a payment reference.
 */
export async function listBalances(
  ctx: Context,
  query: PageQuery<'name'> & Pick<ListQuery, 'search'>,
): Promise<{ data: PartyBalance[]; nextCursor: string | null; total: number }> {
  const pattern = searchPattern(query.search)
  const idEnd = idEndOfReference(query.search ?? '')
  const matching = ctx.db
    .selectFrom('ledger_month')
    .leftJoin('organisation', 'organisation.id', 'ledger_month.owner_id')
    .leftJoin('account', 'account.id', 'ledger_month.owner_id')
    .leftJoin('tax_profile as operator', (join) =>
      join.onRef('operator.org_id', '=', 'ledger_month.owner_id').on('operator.org_id', '=', platform),
    )
    .where('ledger_month.account', '!=', cash.name)
    .$if(idEnd !== undefined, (q) => q.where(sql<boolean>`right(ledger_month.owner_id, 16) = ${idEnd}`))
    .$if(pattern !== undefined && idEnd === undefined, (q) => q.where(foldedSql(name), 'like', pattern!))
    .select('ledger_month.owner_id as id')
    .select(account.as('account'))
    .select(name.as('name'))
    .select(
      sql<PartyBalance['role']>`coalesce(organisation.role, account.role, ${isOperator}, 'student')`.as(
        'role',
      ),
    )
    .select((q) => q.fn.sum<string>('ledger_month.amount_fils').as('fils'))
    .groupBy([
      'ledger_month.owner_id',
      account,
      'organisation.name',
      'organisation.role',
      'account.name',
      'account.role',
      'operator.legal_name',
    ])
  const { page, ...rest } = await rowsPage(ctx.db, matching, query, {
    keys: { name },
    unique: ['ledger_month.owner_id', account],
    standard: { column: 'name', direction: 'asc' },
  })
  const data = page.map((row) => ({
    _id: row.id,
    name: row.name,
    role: row.role,
    account: row.account,
    balanceFils: wireFils(BigInt(row.fils)),
    reference: row.account === 'payable' ? paymentReference(row.id) : '',
  }))
  return { data, ...rest }
}

/** A verifier's VAT is part of its balance. */
const account = sql<
  PartyBalance['account']
>`CASE ledger_month.account WHEN 'payable' THEN 'payable' ELSE 'wallet' END`

/** For a student who has left, only the id and the debt remain. */
const name = sql<string>`coalesce(organisation.name, account.name, operator.legal_name, ledger_month.owner_id)`

/** What the platform has kept belongs to its operator. */
const isOperator = sql`CASE WHEN operator.legal_name IS NOT NULL THEN 'admin' END`
