import type { Context, Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'
import { type Account, cash, vatOf } from './accounts.ts'
import { post } from './post.ts'

/** The balances of a party's accounts, in fils. */
export interface Balances {
  main: Account
  inMain: bigint
  inVat: bigint
}

interface Movement {
  transactionId: string
  partyId: string
  /** Positive when the party pays, negative when it is paid. */
  movedFils: bigint
  reference: string
  /** The administrator's account, or 'system'. */
  actor: string
}

/** Locks a party's accounts until the transaction ends. Throws 'not_found' for a party without postings. */
export async function lockAccounts(tx: Tx, partyId: string): Promise<Balances> {
  const months = await tx
    .selectFrom('ledger_month')
    .select(['account', 'amount_fils'])
    .where('owner_id', '=', partyId)
    .where('account', '!=', cash.name)
    .orderBy('month')
    .orderBy('account')
    .forUpdate()
    .execute()
  if (!months[0]) throw refusal('not_found.balance')
  const sumOf = (isVat: boolean) =>
    months
      .filter(({ account }) => (account === 'vat') === isVat)
      .reduce((sum, { amount_fils }) => sum + BigInt(amount_fils), 0n)
  const name = months.some(({ account }) => account === 'payable') ? 'payable' : 'wallet'
  return { main: { name, ownerId: partyId }, inMain: sumOf(false), inVat: sumOf(true) }
}

/**
 * Posts money that has moved between a party and us, and records it in both trails. Call it last in the transaction, with the
 * result of `lockAccounts` in it.
 */
export async function moveMoney(
  ctx: Context,
  tx: Tx,
  at: Date,
  { main, inVat }: Balances,
  { transactionId, partyId, movedFils, reference, actor }: Movement,
): Promise<void> {
  const vatFils = vatShare(movedFils, inVat)
  const postings = [
    { account: main, amountFils: movedFils - vatFils },
    { account: vatOf(partyId), amountFils: vatFils },
    { account: cash, amountFils: -movedFils },
  ].filter(({ amountFils }) => amountFils !== 0n)
  const id = transactionId
  await post(tx, at, [{ id, kind: 'settlement', reference, recordedBy: actor, postings }])
  const direction = movedFils > 0n ? 'in' : 'out'
  const amountFils = Number(movedFils > 0n ? movedFils : -movedFils)
  const entry = {
    actor,
    action: 'settlement.recorded' as const,
    subject: partyId,
    detail: { amountFils, direction },
  }
  const trails = partyId.startsWith('org_') ? [partyId, platformTrail] : [platformTrail]
  for (const trail of trails) {
    const changed = trail === platformTrail ? [transactionId] : []
    await appendAudit(ctx, tx, trail, at, [{ ...entry, changed }])
  }
}

/**
 * How much of a payment settles VAT, in fils. VAT comes first, since the verifier owes it to the tax authority whether or not
 * the rest is paid: a payment leaves VAT owed only where it is too small to settle it, and so does a payout to the party.
 */
function vatShare(moved: bigint, inVat: bigint): bigint {
  const owed = -inVat
  const [smaller, larger] = moved < owed ? [moved, owed] : [owed, moved]
  return moved < 0n ? larger : smaller
}
