import type { TaxDocument } from '@credenza/schema'
import type { Tx } from '../../context.ts'
import { platform } from '../ledger/accounts.ts'

const prefixes = { invoice: 'INV', credit: 'CN' } as const

/**
 * Locks a supplier's series until the transaction ends, and returns the number of its next document. The number counts as used
 * only after `useNumber`, so an aborted transaction leaves no gap.
 */
export async function lockNumber(tx: Tx, supplierId: string, kind: TaxDocument['kind']): Promise<number> {
  const { last } = await tx
    .insertInto('tax_number')
    .values({ org_id: supplierId, kind, last: 0 })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'kind']).doUpdateSet((q) => ({ last: q.ref('tax_number.last') })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last + 1
}

export async function useNumber(
  tx: Tx,
  supplierId: string,
  kind: TaxDocument['kind'],
  number: number,
): Promise<void> {
  await tx
    .updateTable('tax_number')
    .set({ last: number })
    .where('org_id', '=', supplierId)
    .where('kind', '=', kind)
    .execute()
}

/** 'INV-000001', 'CN-000001'; for the platform 'P-INV-000001', so that verifiers do not confuse them with their own. */
export const printedNumber = (supplierId: string, kind: TaxDocument['kind'], number: number): string =>
  `${supplierId === platform ? 'P-' : ''}${prefixes[kind]}-${String(number).padStart(6, '0')}`
