import { type BankStatementEntry, paymentReference, printedForm } from '@credenza/schema'
import { sql } from 'kysely'
import type { Context, Db } from '../../context.ts'
import { withSecondAdmin } from '../../people/two-admins/with-second-admin.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { Caller } from '../../platform/http/access.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { lockAccounts, moveMoney } from '../ledger/move-money.ts'
import { isPosted, reportedTransactionId } from '../ledger/reported-transaction.ts'
import { type BankEntry, UnreadableStatement } from './bank-entry.ts'
import { readStatement } from './read-statement.ts'

/** Shows, for each entry, what booking a statement would do. Throws 'invalid' for an unreadable file. */
export async function previewStatement(ctx: Context, content: string): Promise<BankStatementEntry[]> {
  const entries = readable(content)
  const [parties, booked] = await Promise.all([findPayers(ctx.db, entries), bookedAmong(ctx.db, entries)])
  return entries.map((entry) => {
    const party = partyOf(entry, parties)
    const state = booked.has(idOf(entry)) ? 'booked' : party ? 'matched' : 'unknown'
    const { key: _id, day, amountFils, text } = entry
    return { _id, day, amountFils, text, party: party?.name ?? '', state }
  })
}

/**
 * Books every entry whose reference names a party that owes or has owed, each in its own transaction. A second administrator
 * may have to approve, by uploading the same file. Returns how many. Booking the same file again, at the same time, or after it
 * was killed half-way, books nothing twice.
 */
export async function bookStatement(ctx: Context, admin: Caller, content: string): Promise<number> {
  const entries = readable(content)
  const act = async () => ({ act: 'bank-statement.book', parameters: [content] }) as const
  await withSecondAdmin(ctx, admin, act, async () => {})
  const parties = await findPayers(ctx.db, entries)
  let count = 0
  for (const entry of entries) {
    const party = partyOf(entry, parties)
    if (party && (await bookEntry(ctx, admin.accountId, entry, party.id))) count += 1
  }
  return count
}

async function bookEntry(ctx: Context, actor: string, entry: BankEntry, partyId: string): Promise<boolean> {
  const at = ctx.clock()
  const transactionId = idOf(entry)
  return withRetry(ctx.db, async (tx) => {
    const standing = await lockAccounts(tx, partyId)
    if (await isPosted(tx, transactionId)) return false
    // Does not contain the bank's text, which can name the payer: the ledger can never be erased.
    const reference = `${printedForm(paymentReference(partyId))} ${entry.day}`
    const movedFils = BigInt(entry.amountFils)
    await moveMoney(ctx, tx, at, standing, { transactionId, partyId, movedFils, reference, actor })
    return true
  })
}

const idOf = ({ key }: BankEntry): string => reportedTransactionId('bank', key)

interface Payer {
  id: string
  name: string
}

/** Parties that owe or have owed, by the end of their id, for the references in these entries. */
async function findPayers(db: Db, entries: readonly BankEntry[]): Promise<Map<string, Payer>> {
  const ends = [...new Set(entries.flatMap(({ idEnd }) => idEnd ?? []))]
  const rows = await db
    .selectFrom('ledger_month')
    .leftJoin('organisation', 'organisation.id', 'ledger_month.owner_id')
    .leftJoin('account', 'account.id', 'ledger_month.owner_id')
    .select('ledger_month.owner_id as id')
    .select(sql<string>`coalesce(organisation.name, account.name, ledger_month.owner_id)`.as('name'))
    .distinct()
    .where('ledger_month.account', '=', 'payable')
    .where(sql`right(ledger_month.owner_id, 16)`, '=', anyOf(ends))
    .execute()
  return new Map(rows.map((row) => [row.id.slice(-16), row]))
}

const partyOf = ({ idEnd }: BankEntry, payers: Map<string, Payer>): Payer | undefined =>
  payers.get(idEnd ?? '')

/** The ids of transactions for those entries that are already booked. */
async function bookedAmong(db: Db, entries: readonly BankEntry[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('ledger_transaction')
    .select('id')
    .where('id', '=', anyOf(entries.map(idOf)))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

function readable(content: string): BankEntry[] {
  try {
    return readStatement(content)
  } catch (error) {
    if (error instanceof UnreadableStatement) throw fieldRefusal('content', 'invalid.bank_statement')
    throw error
  }
}
