import type { Tx } from '../../context.ts'

export interface Payment {
  /** The ledger transaction, which a provider must carry out only once. */
  transactionId: string
  /** 'in': a party pays what it owes. 'out': it is paid what it has earned. */
  direction: 'in' | 'out'
  partyId: string
  amountFils: bigint
  /** The administrator's note. */
  reference: string
}

/** Moves money between the operator and a party. */
export interface PaymentProvider {
  /**
   * Takes a payment in the transaction that posts it, and returns its reference. Effects outside the database follow in a job
   * enqueued with `tx`.
   */
  take(tx: Tx, payment: Payment): Promise<string>
}

/** The embedded provider: money is transferred outside, from bank to bank, and the administrator's note is the reference. */
export const bankTransfers: PaymentProvider = { take: async (_tx, { reference }) => reference }
