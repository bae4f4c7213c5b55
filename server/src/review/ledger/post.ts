import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { insertRecords } from '../../platform/db/insert-records.ts'
import { newTransactionId } from '../../platform/ids.ts'
import { type Account, monthOf } from './accounts.ts'
import type { LedgerTables } from './tables.ts'

export interface Posting {
  account: Account
  amountFils: bigint
}

export interface NewTransaction {
  /** Generated here, unless other code has to know it. */
  id?: string
  kind: LedgerTables['ledger_transaction']['kind']
  certificateId?: string
  reference?: string
  recordedBy?: string
  postings: readonly Posting[]
}

/** A posting, or none if the amount is zero. */
export const unlessZero = (account: Account, amountFils: bigint): Posting[] =>
  amountFils === 0n ? [] : [{ account, amountFils }]

/**
 * Writes transactions into the ledger and updates the balances, all or none. Locks the months of the accounts involved until
 * the transaction ends, always in the same order, so call it late, but before `appendAudit`. Throws if postings do not sum to
 * zero, or a certificate was already charged.
 */
export async function post(tx: Tx, at: Date, transactions: readonly NewTransaction[]): Promise<void> {
  transactions.forEach(requireBalance)
  const withIds = transactions.map((transaction) => ({ id: newTransactionId(), ...transaction }))
  const written = await insertRecords(
    tx,
    'ledger_transaction',
    withIds.map(({ id, kind, certificateId, reference, recordedBy }) => ({
      id,
      kind,
      certificate_id: certificateId ?? null,
      reference: reference ?? '',
      recorded_by: recordedBy ?? null,
      at,
    })),
  )
  if (written !== transactions.length) throw new Error('A certificate was to be charged a second time')
  await insertRecords(
    tx,
    'ledger_posting',
    withIds.flatMap(({ id, postings }) =>
      postings.map(({ account, amountFils }) => ({
        transaction_id: id,
        account: account.name,
        owner_id: account.ownerId,
        amount_fils: String(amountFils),
        at,
      })),
    ),
  )
  await addToMonths(tx, monthOf(at), sumsOf(transactions.flatMap(({ postings }) => postings)))
}

/** Sums postings by account, in the order in which accounts are locked. */
function sumsOf(postings: readonly Posting[]): Posting[] {
  const sums = new Map<string, Posting>()
  for (const { account, amountFils } of postings) {
    const key = `${account.ownerId} ${account.name}`
    sums.set(key, { account, amountFils: (sums.get(key)?.amountFils ?? 0n) + amountFils })
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum)
}

function requireBalance({ postings }: NewTransaction): void {
  const total = postings.reduce((sum, { amountFils }) => sum + amountFils, 0n)
  if (postings.length < 2 || total !== 0n) throw new Error('The postings of a transaction must sum to zero')
}

async function addToMonths(tx: Tx, month: string, sums: readonly Posting[]): Promise<void> {
  if (sums.length === 0) return
  await sql`
    INSERT INTO ledger_month (owner_id, account, month, amount_fils)
    SELECT owner_id, account, ${month}, amount_fils FROM unnest(
      ${sums.map(({ account }) => account.ownerId)}::text[], ${sums.map(({ account }) => account.name)}::text[],
      ${sums.map(({ amountFils }) => String(amountFils))}::bigint[]) AS sum (owner_id, account, amount_fils)
    ON CONFLICT (owner_id, account, month)
    DO UPDATE SET amount_fils = ledger_month.amount_fils + excluded.amount_fils`.execute(tx)
}
