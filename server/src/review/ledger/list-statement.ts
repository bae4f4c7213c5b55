import type { StatementLine } from '@credenza/schema'
import { findCertificates } from '../../certificates/certificate/find-certificates.ts'
import type { Context, Db } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import type { PageQuery } from '../../platform/lists/page.ts'
import { rowsPage } from '../../platform/lists/rows-page.ts'
import { partsOf, platform } from './accounts.ts'
import type { PartyAccount } from './party-account.ts'
import { feeFacts, noCertificate } from './statement-line.ts'
import { wireFils } from './wire-fils.ts'

/** The changes of a party's balance in a month, 'YYYY-MM' in UTC, newest first, one page. */
export async function listStatement(
  ctx: Context,
  account: PartyAccount,
  query: PageQuery<'at'> & { month: string },
): Promise<{ data: StatementLine[]; nextCursor: string | null; total: number }> {
  const { from, to } = limitsOf(query.month)
  const ofMonth = ctx.db
    .selectFrom('ledger_posting as posting')
    .innerJoin('ledger_transaction as transaction', 'transaction.id', 'posting.transaction_id')
    .select(['transaction.id', 'transaction.kind', 'transaction.certificate_id', 'transaction.reference'])
    .select('posting.at')
    .select((q) => q.fn.sum<string>('posting.amount_fils').as('fils'))
    .where('posting.owner_id', '=', account.ownerId)
    .where('posting.account', 'in', partsOf(account.name))
    .where('posting.at', '>=', from)
    .where('posting.at', '<', to)
    .groupBy(['transaction.id', 'posting.at', 'posting.transaction_id'])
  const { page, ...rest } = await rowsPage(ctx.db, ofMonth, query, {
    keys: { at: 'posting.at' },
    unique: ['posting.transaction_id'],
    standard: { column: 'at', direction: 'desc' },
  })
  const certificates = await findCertificates(
    ctx.db,
    page.flatMap((row) => row.certificate_id ?? []),
  )
  const facts = await feeFacts(ctx.db, account, certificates)
  const shares = await sharesOf(ctx.db, account, page)
  const data = page.map((row) => ({
    _id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    amountFils: wireFils(BigInt(row.fils)),
    shareFils: wireFils(shares.get(row.id) ?? 0n),
    ...(facts.get(row.certificate_id ?? '') ?? noCertificate),
    reference: row.reference,
  }))
  return { data, ...rest }
}

function limitsOf(month: string): { from: Date; to: Date } {
  const from = new Date(`${month}-01T00:00:00Z`)
  const to = new Date(from)
  to.setUTCMonth(to.getUTCMonth() + 1)
  return { from, to }
}

/** What the platform kept or gave back in these transactions of a verifier, by transaction. */
async function sharesOf(
  db: Db,
  { name, ownerId }: PartyAccount,
  page: readonly { id: string }[],
): Promise<Map<string, bigint>> {
  if (name !== 'wallet' || ownerId === platform) return new Map()
  const rows = await db
    .selectFrom('ledger_posting')
    .select('transaction_id')
    .select((q) => q.fn.sum<string>('amount_fils').as('fils'))
    .where('transaction_id', '=', anyOf(page.map(({ id }) => id)))
    .where('owner_id', '=', platform)
    .where('account', 'in', partsOf('wallet'))
    .groupBy('transaction_id')
    .execute()
  return new Map(rows.map(({ transaction_id, fils }) => [transaction_id, BigInt(fils)]))
}
