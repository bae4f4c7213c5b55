import type { Tx } from '../../context.ts'

export interface Payment {
  /** The ledger's transaction: what a provider makes sure to carry out once. */
  transactionId: string
  /** 'in': a party pays what it owes; 'out': it is paid what it has earned. */
  direction: 'in' | 'out'
  partyId: string
  amountFils: bigint
  /** What the administrator noted. */
  reference: string
}

/** Who moves money between the operator and a party. */
export interface PaymentProvider {
  /**
   * Takes a payment in the transaction that posts it, and gives the reference that it is found by. What leaves the
   * database follows by a job enqueued with `tx`.
   */
  take(tx: Tx, payment: Payment): Promise<string>
}

/** The embedded provider: money moves outside, from bank to bank, and the administrator's note stands for it. */
export const bankTransfers: PaymentProvider = { take: async (_tx, { reference }) => reference }
