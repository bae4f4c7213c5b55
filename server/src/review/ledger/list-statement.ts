import type { StatementLine } from '@credenza/schema'
import type { Certificate } from '../../certificates/certificate/certificate.ts'
import { findCertificates } from '../../certificates/certificate/find-certificates.ts'
import type { Context, Db } from '../../context.ts'
import type { PageQuery } from '../../platform/lists/page.ts'
import { rowsPage } from '../../platform/lists/rows-page.ts'
import type { Account } from './accounts.ts'
import { wireFils } from './wire-fils.ts'

/** The changes of an account in a month, 'YYYY-MM' in UTC, newest first, one page. */
export async function listStatement(
  ctx: Context,
  account: Account,
  query: PageQuery<'at'> & { month: string },
): Promise<{ data: StatementLine[]; nextCursor: string | null; total: number }> {
  const { from, to } = limitsOf(query.month)
  const ofMonth = ctx.db
    .selectFrom('ledger_posting as posting')
    .innerJoin('ledger_transaction as transaction', 'transaction.id', 'posting.transaction_id')
    .select(['transaction.id', 'transaction.kind', 'transaction.certificate_id', 'transaction.reference'])
    .select(['posting.at', 'posting.amount_fils'])
    .where('posting.owner_id', '=', account.ownerId)
    .where('posting.account', '=', account.name)
    .where('posting.at', '>=', from)
    .where('posting.at', '<', to)
  const { page, ...rest } = await rowsPage(ctx.db, ofMonth, query, {
    keys: { at: 'posting.at' },
    unique: ['posting.transaction_id'],
    standard: { column: 'at', direction: 'desc' },
  })
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
  return { data, ...rest }
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
