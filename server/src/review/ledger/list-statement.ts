import type { ListQuery, StatementLine } from '@credenza/schema'
import { sql } from 'kysely'
import type { Certificate } from '../../certificates/certificate/certificate.ts'
import { findCertificates } from '../../certificates/certificate/find-certificates.ts'
import type { Context, Db } from '../../context.ts'
import { placeOf, sortedPage } from '../../platform/lists/page.ts'
import type { Account } from './accounts.ts'
import { wireFils } from './wire-fils.ts'

/** The changes of an account in a month, 'YYYY-MM' in UTC, newest first, one page. */
export async function listStatement(
  ctx: Context,
  account: Account,
  query: Pick<ListQuery, 'cursor' | 'limit'> & { month: string },
): Promise<{ data: StatementLine[]; nextCursor: string | null; total: number }> {
  const after = placeOf(query)
  const { from, to } = limitsOf(query.month)
  const ofMonth = ctx.db
    .selectFrom('ledger_posting as posting')
    .where('posting.owner_id', '=', account.ownerId)
    .where('posting.account', '=', account.name)
    .where('posting.at', '>=', from)
    .where('posting.at', '<', to)
  const [rows, total] = await Promise.all([
    ofMonth
      .innerJoin('ledger_transaction as transaction', 'transaction.id', 'posting.transaction_id')
      .select(['transaction.id', 'transaction.kind', 'transaction.certificate_id', 'transaction.reference'])
      .select(['posting.at', 'posting.amount_fils'])
      .$if(after !== undefined, (q) =>
        q.where(
          sql<boolean>`(posting.at, posting.transaction_id) < (${after!.value}::timestamptz, ${after!.id})`,
        ),
      )
      .orderBy('posting.at', 'desc')
      .orderBy('posting.transaction_id', 'desc')
      .limit(query.limit + 1)
      .execute(),
    after?.total ??
      ofMonth
        .select((q) => q.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
        .then(({ count }) => Number(count)),
  ])
  const counted = { total, totalIsExact: true }
  const { page, nextCursor } = sortedPage(rows, query.limit, counted, (row) => row.at.toISOString())
  const certificates = await findCertificates(
    ctx.db,
    page.flatMap((row) => row.certificate_id ?? []),
  )
  const byId = new Map(certificates.map((certificate) => [certificate.id, certificate]))
  const otherParty = await otherParties(ctx.db, account, certificates)
  const data = page.map((row) => {
    const certificate = byId.get(row.certificate_id ?? '')
    return {
      _id: row.id,
      at: row.at.toISOString(),
      kind: row.kind,
      amountFils: wireFils(BigInt(row.amount_fils)),
      certificateId: certificate?.id ?? '',
      certificateType: certificate?.categoryName ?? '',
      party: certificate ? otherParty(certificate) : '',
      reference: row.reference,
    }
  })
  return { data, nextCursor, total }
}

function limitsOf(month: string): { from: Date; to: Date } {
  const from = new Date(`${month}-01T00:00:00Z`)
  const to = new Date(from)
  to.setUTCMonth(to.getUTCMonth() + 1)
  return { from, to }
}

/** The other side of a fee: for a verifier the requester, for the requester the verifier. */
async function otherParties(
  db: Db,
  account: Account,
  certificates: readonly Certificate[],
): Promise<(certificate: Certificate) => string> {
  if (account.name === 'wallet')
    return ({ origin, userName, issuerName }) => (origin === 'user' ? userName : issuerName)
  const verifierIds = [...new Set(certificates.flatMap((certificate) => certificate.decidedBy ?? []))]
  const verifiers = await db
    .selectFrom('organisation')
    .select(['id', 'name', 'display_name'])
    .where('id', 'in', ['', ...verifierIds])
    .execute()
  const names = new Map(verifiers.map((row) => [row.id, row.display_name ?? row.name]))
  return ({ decidedBy }) => names.get(decidedBy ?? '') ?? ''
}
